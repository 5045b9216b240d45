import { afterEach, expect, test, vi } from 'vitest';
import { fetchOffers } from './offers-query.ts';

const MINUTE_MS = 60_000;

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('the list is fetched again after five minutes, not before', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const fetchMock = vi.fn(async () => Response.json([]));
  vi.stubGlobal('fetch', fetchMock);
  vi.stubGlobal('document', { body: { dataset: {} } });
  const startedAt = Date.now();
  await fetchOffers('fi');
  vi.setSystemTime(startedAt + 5 * MINUTE_MS - 1);
  await fetchOffers('fi');
  expect(fetchMock).toHaveBeenCalledTimes(1);
  vi.setSystemTime(startedAt + 5 * MINUTE_MS);
  await fetchOffers('fi');
  expect(fetchMock).toHaveBeenCalledTimes(2);
});
