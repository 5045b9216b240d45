import { expect, test } from 'vitest';
import { compareTranslation, type DocumentText, listTextChanges } from './translation.ts';

const text = (path: string, value: string | object[], key = path): DocumentText => ({ path, key, value });
const paragraph = (content: string) => [{ type: 'paragraph', content: [{ type: 'text', text: content }] }];

test('a changed, a new and a removed text are changes', () => {
  const before = [text('lead', 'Vanha.'), text('heading', 'Sama'), text('guide', 'Pois.')];
  const after = [text('lead', 'Uusi.'), text('heading', 'Sama'), text('intro', paragraph('Lisää.'))];
  expect(listTextChanges(before, after)).toEqual([
    { path: 'lead', before: 'Vanha.', after: 'Uusi.' },
    { path: 'intro', before: null, after: paragraph('Lisää.') },
    { path: 'guide', before: 'Pois.', after: null },
  ]);
});

test('a row that moved has not changed, and an empty new field is no change', () => {
  const before = [
    text('faq.0.answer', 'Yksi.', 'faq.a.answer'),
    text('faq.1.answer', 'Kaksi.', 'faq.b.answer'),
  ];
  const after = [
    text('faq.0.answer', 'Kaksi.', 'faq.b.answer'),
    text('faq.1.answer', 'Yksi.', 'faq.a.answer'),
    text('intro', []),
  ];
  expect(listTextChanges(before, after)).toEqual([]);
});

test('a typed text whose keys have another order has not changed', () => {
  const stored = [{ content: [{ text: 'Sama.', type: 'text' }], type: 'paragraph' }];
  expect(listTextChanges([text('intro', stored)], [text('intro', paragraph('Sama.'))])).toEqual([]);
});

test('the state of each field of a translation', () => {
  const source = [
    text('heading', 'Talletimme rahaa kasinolle'),
    text('lead', 'Nostimme voitot kolme kertaa'),
    text('intro', paragraph('Asiakaspalvelu vastasi heti meille')),
    text('guideHeading', 'Uusi otsikko'),
    text('studio', 'NetEnt'),
    text('note', ''),
    text('empty', ''),
  ];
  const before = [
    text('heading', 'Talletimme rahaa kasinolle'),
    text('lead', 'Nostimme voitot kaksi kertaa'),
    text('intro', paragraph('Asiakaspalvelu vastasi heti meille')),
    text('studio', 'NetEnt'),
    text('note', 'Poistettu huomautus.'),
    text('empty', ''),
  ];
  const target = [
    text('heading', 'Vi satte in pengar'),
    text('lead', 'Vi tog ut vinsten två gånger'),
    text('intro', paragraph('Asiakaspalvelu vastasi heti meille')),
    text('guideHeading', ''),
    text('studio', 'NetEnt'),
    text('note', 'En anmärkning.'),
    text('empty', ''),
  ];
  const states = compareTranslation({ source, before, target }).map(({ path, state }) => [path, state]);
  expect(states).toEqual([
    ['heading', 'translated'],
    ['lead', 'outdated'],
    ['intro', 'untranslated'],
    ['guideHeading', 'missing'],
    ['studio', 'translated'],
    ['note', 'outdated'],
  ]);
});

test('a copy that was never touched stays untranslated when its source changes', () => {
  const [compared] = compareTranslation({
    source: [text('lead', 'Nostimme voitot kolme kertaa')],
    before: [text('lead', 'Nostimme voitot kaksi kertaa')],
    target: [text('lead', 'Nostimme voitot kaksi kertaa')],
  });
  expect(compared).toMatchObject({ state: 'untranslated', before: 'Nostimme voitot kaksi kertaa' });
});
