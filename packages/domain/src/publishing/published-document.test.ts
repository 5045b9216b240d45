import { expect, test } from 'vitest';
import { parseDocument, parseReadDocument } from './published-document.ts';

const casino = {
  kind: 'casino',
  market: 'all',
  key: 'joki-casino',
  body: { name: 'Joki Casino', image: '/t.svg' },
};

test('a document with a valid body is accepted', () => {
  expect(parseDocument(casino)).toEqual({ ok: true, document: casino });
});

test('a field with a default is filled in', () => {
  const parsed = parseDocument({
    kind: 'page',
    market: 'fi',
    key: 'home',
    body: { search: { title: 't', description: 'd', keywords: ['k'] }, heading: 'h', lead: 'l' },
  });
  expect(parsed).toMatchObject({ ok: true, document: { body: { intro: [] } } });
});

test.each([
  ['an unknown kind', { ...casino, kind: 'brand' }],
  ['an unknown market', { ...casino, market: 'de' }],
  ['a body of the wrong form', { ...casino, body: { name: '' } }],
  ['no document at all', null],
])('%s is returned as a problem, not thrown', (_, input) => {
  expect(parseDocument(input)).toMatchObject({ ok: false, problem: expect.stringMatching(/./) });
});

test('an offer’s changes can be parsed, but not published', () => {
  const offer = { bonus: '100 % jopa 300 €' };
  const changes = {
    kind: 'offer-changes',
    market: 'fi',
    key: 'joki-casino',
    body: [
      {
        changedAt: '2025-05-12T12:00:00+00:00',
        beforeSince: '2025-02-03T12:00:00+00:00',
        before: offer,
        after: { bonus: '100 % jopa 500 €' },
      },
    ],
  };
  expect(parseReadDocument(changes)).toEqual({ ok: true, document: changes });
  expect(parseDocument(changes)).toMatchObject({ ok: false });
});
