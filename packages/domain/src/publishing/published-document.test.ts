import { expect, test } from 'vitest';
import { parseDocument, parseReadableDocument } from './published-document.ts';

const casino = {
  kind: 'casino',
  market: 'all',
  key: 'joki-casino',
  body: { name: 'Joki Casino', image: '/t.svg' },
};

test('accepts a document with a valid body', () => {
  expect(parseDocument(casino)).toEqual({ ok: true, document: casino });
});

test('fills in a field with a default', () => {
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
  ['an invalid body', { ...casino, body: { name: '' } }],
  ['null', null],
])('returns %s as a problem instead of throwing', (_, input) => {
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
  expect(parseReadableDocument(changes)).toEqual({ ok: true, document: changes });
  expect(parseDocument(changes)).toMatchObject({ ok: false });
});
