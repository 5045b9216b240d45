import { expect, test } from 'vitest';
import { KIND_PARAM, parseSearchKind, SEARCH_KINDS } from './search-kind.ts';

test('a kind survives the round trip through a URL', () => {
  for (const kind of SEARCH_KINDS) {
    expect(parseSearchKind(new URLSearchParams({ [KIND_PARAM]: kind }))).toBe(kind);
  }
});

test.each(['', 'kind=', 'kind=guide', 'kind=__proto__', 'search=casino'])(
  '“%s” stands for all kinds',
  (query) => {
    expect(parseSearchKind(new URLSearchParams(query))).toBeNull();
  },
);
