import { expect, test } from 'vitest';
import { getKindPattern } from '../routes/route-table.ts';
import { followRedirects, getDocumentPath, toPagePath } from './redirect.ts';

test.each([
  ['/fi/oppaat/vanha', '/fi/oppaat/vanha'],
  ['/fi/guider/vanha/', '/fi/oppaat/vanha'],
  ['/SE/Nyheter/Gammal', '/se/nyheter/gammal'],
  ['/dk/kasino/lærkespil', '/dk/kasino/l%C3%A6rkespil'],
  ['/fi/kasino/kiekka-casino', '/fi/kasino/kiekka-kasino'],
  ['/no/personvern', '/no/personvern'],
  ['/fi', '/fi'],
])('the path of %s is %s, and the edge forwards it', (text, path) => {
  expect(toPagePath(text)).toBe(path);
  expect(path).toMatch(new RegExp(`^/${getKindPattern('page')}$`));
});

test.each([
  '',
  'oppaat/vanha',
  '/en/oppaat/vanha',
  '/fi/vanha',
  '/fi/oppaat/a/b',
  '/fi/oppaat/a b',
  '/fi/oppaat/a?b=c',
  '/fi/oppaat/%2e%2e',
  '/fi/oppaat/%',
  `/fi/oppaat/${'a'.repeat(121)}`,
  '//example.org/fi/oppaat/a',
  'https://example.org/fi/oppaat/a',
  '/api/contact',
])('“%s” is not the path of a page', (text) => {
  expect(toPagePath(text)).toBeNull();
});

const follow = (start: string, targets: Record<string, string>) =>
  followRedirects(start, (path) => targets[path]);

test('a chain ends at its last address', () => {
  expect(follow('a', { a: 'b', b: 'c' })).toEqual({ kind: 'end', path: 'c' });
  expect(follow('x', { a: 'b' })).toEqual({ kind: 'end', path: 'x' });
});

test('a circle is reported with its addresses', () => {
  expect(follow('a', { a: 'b', b: 'a' })).toEqual({ kind: 'loop', paths: ['a', 'b', 'a'] });
  expect(follow('x', { x: 'a', a: 'b', b: 'a' })).toEqual({ kind: 'loop', paths: ['a', 'b', 'a'] });
  expect(follow('a', { a: 'a' })).toEqual({ kind: 'loop', paths: ['a', 'a'] });
});

test.each([
  ['article', 'se', 'x', { kind: 'guide' }, '/se/guider/x'],
  ['article', 'se', 'x', { kind: 'news' }, '/se/nyheter/x'],
  ['listing', 'fi', 'winz-casino', {}, '/fi/kasino/winz-casino'],
  ['demo-game', 'dk', 'x', {}, '/dk/demospil/x'],
  ['page', 'no', 'privacy', {}, '/no/personvern'],
  ['person', 'fi', 'x', {}, null],
  ['casino', 'all', 'x', {}, null],
  ['article', 'fi', '', { kind: 'guide' }, null],
])('the page of %s %s/%s', (kind, market, key, body, path) => {
  expect(getDocumentPath({ kind, market, key, body })).toBe(path);
});
