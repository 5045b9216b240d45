import type { Listing } from '@nettobonus/domain/catalogue/casino';
import { isLicensedIn } from '@nettobonus/domain/catalogue/licence';
import { getListingFindings } from '@nettobonus/domain/market-rules/listing-findings';
import { MARKETS, type Market } from '@nettobonus/domain/markets/market';
import type { MarketSettings } from '@nettobonus/domain/markets/market-settings';
import { expect, test } from 'vitest';
import { listDocuments } from './documents.ts';
import { getSamplePlaces, listSampleCasinos } from './sample-catalogue.ts';
import { SAMPLE_DAY } from './sample-day.ts';

/** How many listings each rule reports. A change of these numbers must be intentional. */
const PROMOTION_FINDINGS: Record<Market, Record<string, number>> = {
  fi: { 'fi-monopoly': 95 },
  se: { 'se-licence': 41, 'se-validity': 41, 'se-popup': 1 },
  no: { 'no-monopoly': 25 },
  dk: {
    'dk-licence': 18,
    'dk-bonus-cap': 12,
    'dk-match': 8,
    'dk-wagering': 9,
    'dk-spins-wagering': 10,
    'dk-game-share': 2,
    'dk-validity': 18,
  },
};
const OTHER_FINDINGS: Record<Market, Record<string, number>> = {
  fi: { 'licence-number-missing': 7, 'max-bet-missing': 7, 'terms-stale': 9, 'net-unknown': 2 },
  se: { 'licence-number-missing': 3, 'max-bet-missing': 1, 'terms-stale': 6, 'net-unknown': 1 },
  no: { 'licence-number-missing': 1, 'max-bet-missing': 2, 'terms-stale': 6, 'net-unknown': 1 },
  dk: { 'terms-stale': 5, 'net-unknown': 1 },
};

const DOCUMENTS = listDocuments();
const SETTINGS = new Map(
  DOCUMENTS.flatMap((document) =>
    document.kind === 'market-settings' ? [[document.market, document.body]] : [],
  ),
);
const REVIEWS = new Map(
  DOCUMENTS.flatMap((document) =>
    document.kind === 'review' ? [[`${document.market}/${document.key}`, document.body]] : [],
  ),
);

function listFindings(listing: Listing, market: Market, mode: MarketSettings['mode'], today = SAMPLE_DAY) {
  const settings = SETTINGS.get(market);
  if (!settings) throw new Error(`The sample content has no settings for ${market}`);
  const review = REVIEWS.get(`${market}/${listing.casino}`);
  const { monthCasino } = getSamplePlaces(market);
  return getListingFindings(listing, { market, today, settings: { ...settings, mode, monthCasino }, review });
}

function countFindings(market: Market, mode: MarketSettings['mode']): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const casino of listSampleCasinos(market)) {
    for (const { rule } of listFindings(casino, market, mode)) {
      counts[rule] = (counts[rule] ?? 0) + 1;
    }
  }
  return counts;
}

test.each(MARKETS)('the sample offers in %s have the known findings', (market) => {
  expect(countFindings(market, 'commercial')).toEqual({
    ...PROMOTION_FINDINGS[market],
    ...OTHER_FINDINGS[market],
  });
});

test.each(MARKETS)(
  'in information-only mode, %s has only findings that do not concern promotion',
  (market) => {
    expect(countFindings(market, 'information-only')).toEqual(OTHER_FINDINGS[market]);
  },
);

test('no sample offer with a licence from its own market breaks a rule', () => {
  for (const [market, licence] of [
    ['se', 'swedish'],
    ['dk', 'danish'],
  ] as const) {
    const licensed = listSampleCasinos(market).filter((casino) => casino.licence.type === licence);
    expect(licensed).not.toEqual([]);
    const errors = licensed.flatMap((casino) =>
      listFindings(casino, market, 'commercial').filter(({ severity }) => severity === 'error'),
    );
    expect(errors).toEqual([]);
  }
});

test('no sample review of a licensed casino has a finding, also under the rules of 2026', () => {
  for (const market of ['se', 'dk'] as const) {
    const licensed = listSampleCasinos(market).filter(({ licence }) => isLicensedIn(market, licence));
    const found = licensed.flatMap((casino) =>
      listFindings(casino, market, 'commercial', '2026-11-16').filter(({ field }) =>
        field?.startsWith('review'),
      ),
    );
    expect(found).toEqual([]);
  }
});
