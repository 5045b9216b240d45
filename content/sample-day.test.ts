import { getListingFindings } from '@nettobonus/domain/market-rules/listing-findings';
import { MARKETS } from '@nettobonus/domain/markets/market';
import { expect, test } from 'vitest';
import { listDocuments } from './documents.ts';
import { placeDay, SAMPLE_DAY } from './sample-day.ts';

/** A leap day: a shift by whole years would leave the month. */
const LEAP_DAY = '2028-02-29';
const documents = listDocuments(LEAP_DAY);

test('a date keeps its distance from the day of loading', () => {
  expect(placeDay(SAMPLE_DAY, LEAP_DAY)).toBe(LEAP_DAY);
  expect(placeDay('2025-11-12', '2026-03-01')).toBe('2026-02-28');
  expect(placeDay('2025-11-14', '2026-12-31')).toBe('2027-01-01');
});

test.each(MARKETS)('a fresh catalogue in %s is fresh, with a few stale offers', (market) => {
  const listings = documents.flatMap((document) =>
    document.kind === 'listing' && document.market === market ? [document.body] : [],
  );
  const days = listings.map(({ verifiedOn }) => verifiedOn).sort();
  expect(days.at(-1)).toBe(LEAP_DAY);
  const settings = { mode: 'commercial' } as const;
  const stale = listings.filter((listing) =>
    getListingFindings(listing, { market, today: LEAP_DAY, settings }).some(
      ({ rule }) => rule === 'terms-stale',
    ),
  );
  expect(stale.length).toBeGreaterThanOrEqual(3);
  expect(stale.length).toBeLessThan(listings.length / 4);
});

test.each(MARKETS)('%s has competitions that run, that have ended and that are coming', (market) => {
  const states = documents.flatMap((document) => {
    if (document.kind !== 'competition' || document.market !== market) return [];
    const { startsOn, endsOn } = document.body;
    return [LEAP_DAY < startsOn ? 'coming' : endsOn < LEAP_DAY ? 'ended' : 'running'];
  });
  expect(new Set(states)).toEqual(new Set(['coming', 'ended', 'running']));
});

test('no review is from the future, and none was updated before it was written', () => {
  for (const document of documents) {
    if (document.kind !== 'review') continue;
    const { writtenOn, updatedOn } = document.body;
    expect([writtenOn, updatedOn, LEAP_DAY], document.key).toEqual([writtenOn, updatedOn, LEAP_DAY].sort());
  }
});
