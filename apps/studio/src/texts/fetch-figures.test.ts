import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fetchFigures } from './fetch-figures.ts';

const respond = vi.fn<typeof fetch>();

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', respond);
  respond.mockReset();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('the figures of a text share one request, and a form that opens later asks again', async () => {
  respond.mockImplementation(async () => Response.json({ net: '10 €' }));
  await Promise.all([fetchFigures(1), fetchFigures(1)]);
  await fetchFigures('1');
  expect(respond).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(5_000);
  respond.mockImplementation(async () => Response.json({ net: '20 €' }));
  expect(await fetchFigures(1)).toEqual({ net: '20 €' });
});

test('a failed request is not kept', async () => {
  respond.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  expect(await fetchFigures(2)).toEqual({});
  await vi.advanceTimersByTimeAsync(5_000);
  respond.mockImplementation(async () => Response.json({ net: '10 €' }));
  expect(await fetchFigures(2)).toEqual({ net: '10 €' });
});
