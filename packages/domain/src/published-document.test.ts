import { expect, test } from 'vitest';
import { parseDocument } from './published-document.ts';

const casino = {
  kind: 'casino',
  market: 'all',
  key: 'joki-casino',
  body: { name: 'Joki Casino', image: '/t.svg' },
};

test('a document with a valid body is taken', () => {
  expect(parseDocument(casino)).toEqual({ ok: true, document: casino });
});

test('a field with a default comes out filled', () => {
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
])('%s is named as a problem, not thrown', (_, input) => {
  expect(parseDocument(input)).toMatchObject({ ok: false, problem: expect.stringMatching(/./) });
});
