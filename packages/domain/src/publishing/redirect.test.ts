import { expect, test } from 'vitest';
import { parseDocument } from './published-document.ts';

const parse = (key: string, to: string) => {
  const parsed = parseDocument({ kind: 'redirect', market: 'fi', key, body: { to } });
  return parsed.ok ? [] : parsed.fields.map(({ path }) => path);
};

test('an address redirects to another page of ours, of any market', () => {
  expect(parse('/fi/oppaat/a', '/fi/oppaat/b')).toEqual([]);
  expect(parse('/fi/oppaat/a', '/se/guider/b')).toEqual([]);
});

test.each([
  ['/fi/oppaat/a', 'https://example.org/', 'to'],
  ['/fi/oppaat/a', '//example.org/fi/oppaat/b', 'to'],
  ['/fi/oppaat/a', '/fi/guider/b', 'to'],
  ['/fi/oppaat/a', '/fi/oppaat/a', 'to'],
  ['/se/guider/a', '/fi/oppaat/b', 'key'],
  ['/fi/guider/a', '/fi/oppaat/b', 'key'],
  ['/fi/muu', '/fi/oppaat/b', 'key'],
])('a redirect of %s to %s is refused at its field', (from, to, path) => {
  expect(parse(from, to)).toEqual([path]);
});
