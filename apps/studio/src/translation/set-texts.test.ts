import { parseParagraph } from '@nettobonus/domain/texts/parse-text';
import { expect, test } from 'vitest';
import { fromLexical } from '../texts/from-lexical.ts';
import { KEPT_IDS } from '../texts/list-text-fields.ts';
import { setTexts } from './set-texts.ts';

const document = {
  lead: 'Ingress',
  search: { title: 'Titel', noindex: true },
  faq: [{ id: 'a', question: 'Varför?', answer: 'Därför.' }],
  benefits: ['Ett', 'Två'],
};

test('replaces texts in fields, groups, rows and lists, and keeps everything beside them', () => {
  const texts = [
    { path: 'search.title', value: 'Ny titel' },
    { path: 'faq.0.answer', value: 'Nytt svar.' },
    { path: 'benefits.1', value: 'Nytt' },
  ];
  expect(setTexts(document, texts)).toEqual({
    search: { title: 'Ny titel', noindex: true },
    faq: [{ id: 'a', question: 'Varför?', answer: 'Nytt svar.' }],
    benefits: ['Ett', 'Nytt'],
  });
});

test('adds a row that the source has and the translation does not', () => {
  const texts = [
    { path: 'faq.1.question', value: 'Hur?' },
    { path: 'faq.1.answer', value: 'Så.' },
  ];
  expect(setTexts(document, texts)).toEqual({ faq: [...document.faq, { question: 'Hur?', answer: 'Så.' }] });
});

test('stores a typed text in the form of the text editor', () => {
  const { intro } = setTexts(document, [{ path: 'intro', value: [parseParagraph('Netto {net}.')] }]);
  expect(fromLexical(intro, KEPT_IDS)).toEqual([parseParagraph('Netto {net}.')]);
});

test('leaves the document itself as it is', () => {
  const before = structuredClone(document);
  setTexts(document, [{ path: 'faq.0.answer', value: 'x' }]);
  expect(document).toEqual(before);
});
