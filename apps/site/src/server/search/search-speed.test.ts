import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { MARKETS, type Market } from '@nettobonus/domain/markets/market';
import { getMedian } from '@nettobonus/domain/shared/median';
import { expect, test } from 'vitest';
import type { SearchDocument } from './search-documents.ts';
import { SearchIndex } from './search-index.ts';
import { listTestDocuments } from './test-documents.ts';
import { TEST_QUERIES } from './test-queries.ts';

/** `SEARCH_CASINOS=1000 npm test -- search-speed` prints the figures for a large catalogue. */
const CASINOS = Number(process.env.SEARCH_CASINOS ?? 120);
const ROUNDS = 5;
const MAX_MEDIAN_MS = 10;
const MAX_MEGABYTES = 40;

setFlagsFromString('--expose-gc');
const collectGarbage: () => void = runInNewContext('gc');

function getHeapMegabytes(): number {
  collectGarbage();
  return process.memoryUsage().heapUsed / 1024 ** 2;
}

/** The sample content, and copies of its casinos with their reviews and questions. */
function listManyDocuments(market: Market): SearchDocument[] {
  const sample = listTestDocuments(market);
  const casinos = [...new Set(sample.flatMap(({ casino }) => casino ?? []))];
  const copies = Array.from({ length: CASINOS - casinos.length }, (_, number) =>
    sample
      .filter(({ casino }) => casino === casinos[number % casinos.length])
      .map((document) => ({
        ...document,
        id: `${document.id}-${number}`,
        title: document.kind === 'question' ? document.title : `${document.title} ${number}`,
        text: `${document.text} ${number}`,
      })),
  );
  return [...sample, ...copies.flat()];
}

test.each(MARKETS)('in %s a query takes milliseconds, and the index fits into memory', async (market) => {
  const documents = listManyDocuments(market);
  const heapBefore = getHeapMegabytes();
  const index = new SearchIndex(market);
  const started = performance.now();
  await index.update(documents);
  const seconds = (performance.now() - started) / 1000;
  const megabytes = getHeapMegabytes() - heapBefore;
  const times = Array.from({ length: ROUNDS }, () => TEST_QUERIES[market])
    .flat()
    .map(([query]) => {
      const begun = performance.now();
      index.search(query);
      return performance.now() - begun;
    })
    .sort((a, b) => a - b);
  const median = getMedian(times) ?? 0;
  const p99 = times[Math.floor(times.length * 0.99)] ?? 0;
  console.log(
    `${market}: ${CASINOS} casinos, ${documents.length} documents, built in ${seconds.toFixed(1)} s, ` +
      `${megabytes.toFixed(0)} MB; median ${median.toFixed(1)} ms, 99th percentile ${p99.toFixed(1)} ms`,
  );
  expect(median).toBeLessThan(MAX_MEDIAN_MS);
  expect(megabytes).toBeLessThan(MAX_MEGABYTES);
});
