import { expect, test } from 'vitest';
import { isListed, overrideSearchEntry, searchOverridesSchema } from './search-entry.ts';

const picture = { media: 'a'.repeat(64), width: 1200, height: 630 };
const listProblems = (search: object) =>
  searchOverridesSchema.safeParse(search).error?.issues.map(({ message }) => message) ?? [];

test('every field has a default', () => {
  expect(searchOverridesSchema.parse({})).toEqual({});
  const search = { title: 't', description: 'd', canonical: 'https://a.example/b', noindex: true, picture };
  expect(searchOverridesSchema.parse(search)).toEqual(search);
});

test('a canonical address needs https, and a picture the width of a link preview', () => {
  expect(listProblems({ canonical: 'http://a.example' })).toEqual([
    'Enter a full address that starts with https://.',
  ]);
  expect(listProblems({ canonical: '/fi' })).toHaveLength(1);
  expect(listProblems({ picture: { ...picture, width: 599 } })).toEqual([
    'Choose a picture at least 600 pixels wide, so that link previews can show it.',
  ]);
  expect(listProblems({ picture: { ...picture, width: 600 } })).toEqual([]);
});

test('a page is listed unless it is hidden or names another address', () => {
  const url = 'https://a.example/fi';
  expect(isListed(undefined, url)).toBe(true);
  expect(isListed({ canonical: url }, url)).toBe(true);
  expect(isListed({ canonical: 'https://b.example/' }, url)).toBe(false);
  expect(isListed({ noindex: true }, url)).toBe(false);
});

test('what editors leave empty keeps its default', () => {
  const defaults = { title: 't', description: 'd' };
  expect(overrideSearchEntry(defaults, undefined)).toEqual(defaults);
  expect(overrideSearchEntry(defaults, { description: 'own', noindex: true })).toEqual({
    title: 't',
    description: 'own',
    noindex: true,
  });
});
