import { expect, test } from 'vitest';
import { mapConcurrently } from './map-concurrently.ts';

test('results are in the order of the items, whichever finishes first', async () => {
  const slowerFirst = (item: number) =>
    new Promise<number>((done) => setTimeout(() => done(item * 10), 20 - item * 4));
  expect(await mapConcurrently(3, [1, 2, 3, 4], slowerFirst)).toEqual([10, 20, 30, 40]);
});

test('the concurrency never exceeds the limit, and reaches it', async () => {
  let running = 0;
  let peak = 0;
  await mapConcurrently(2, [1, 2, 3, 4, 5], async () => {
    peak = Math.max(peak, ++running);
    await new Promise((done) => setTimeout(done, 2));
    running--;
  });
  expect(peak).toBe(2);
});

test('after a failure in every lane no further item is started', async () => {
  const started: number[] = [];
  const fail = async (item: number) => {
    started.push(item);
    throw new Error(`${item} failed`);
  };
  await expect(mapConcurrently(1, [1, 2, 3], fail)).rejects.toThrow('1 failed');
  expect(started).toEqual([1]);
});
