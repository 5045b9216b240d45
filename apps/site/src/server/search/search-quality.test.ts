import { MARKETS } from '@nettobonus/domain/markets/market';
import { describe, expect, test } from 'vitest';
import { SearchIndex } from './search-index.ts';
import { listTestDocuments } from './test-documents.ts';
import { TEST_QUERIES, type TestQuery } from './test-queries.ts';

const MIN_FIRST = 0.9;
const MIN_TOP_THREE = 0.98;

describe.each(MARKETS)('the queries in %s', (market) => {
  const documents = listTestDocuments(market);
  const queries = TEST_QUERIES[market];

  test('are 60 different ones, which expect documents that exist', () => {
    expect(new Set(queries.map(([query]) => query)).size).toBe(60);
    const ids = new Set(documents.map(({ id }) => id));
    expect(queries.flatMap(([, ...expected]) => expected).filter((id) => !ids.has(id))).toEqual([]);
  });

  test('find the right document', async () => {
    const index = new SearchIndex(market);
    await index.update(documents);
    const isRight = ([query, ...expected]: TestQuery, count: number) => {
      const found = index.search(query).map(({ document }) => document.id);
      if (expected.length === 0) return found.length === 0;
      return found.slice(0, count).some((id) => expected.includes(id));
    };
    const wrongFirst = queries.filter((query) => !isRight(query, 1));
    const wrongTopThree = queries.filter((query) => !isRight(query, 3));
    const share = (wrong: readonly unknown[]) => 1 - wrong.length / queries.length;
    const format = (wrong: readonly TestQuery[]) =>
      `${(100 * share(wrong)).toFixed(1)} % (wrong: ${wrong.map(([query]) => query).join(', ') || 'none'})`;
    console.log(`${market}: first ${format(wrongFirst)}, top three ${format(wrongTopThree)}`);
    expect(share(wrongFirst)).toBeGreaterThanOrEqual(MIN_FIRST);
    expect(share(wrongTopThree)).toBeGreaterThanOrEqual(MIN_TOP_THREE);
  });
});
