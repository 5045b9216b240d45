import { getListingFindings } from '@nettobonus/domain/market-rules/listing-findings';
import { MARKETS, type Market } from '@nettobonus/domain/markets/market';
import type { MarketSettings } from '@nettobonus/domain/markets/market-settings';
import { expect, test } from 'vitest';
import { listSampleCasinos } from './sample-catalogue.ts';
import { SAMPLE_DAY } from './sample-day.ts';

/** How many listings each rule reports. A change of these numbers must be intentional. */
const PROMOTION_FINDINGS: Record<Market, Record<string, number>> = {
  fi: { 'fi-monopoly': 95 },
  se: { 'se-licence': 41, 'se-validity': 41 },
  no: { 'no-monopoly': 25 },
  dk: {
    'dk-licence': 18,
    'dk-bonus-cap': 10,
    'dk-match': 8,
    'dk-wagering': 9,
    'dk-spins-wagering': 10,
    'dk-validity': 18,
  },
};
const OTHER_FINDINGS: Record<Market, Record<string, number>> = {
  fi: { 'licence-number-missing': 7, 'max-bet-missing': 7, 'terms-stale': 9, 'net-unknown': 2 },
  se: { 'licence-number-missing': 3, 'max-bet-missing': 1, 'terms-stale': 6, 'net-unknown': 1 },
  no: { 'licence-number-missing': 1, 'max-bet-missing': 2, 'terms-stale': 6, 'net-unknown': 1 },
  dk: { 'terms-stale': 5, 'net-unknown': 1 },
};

function countFindings(market: Market, mode: MarketSettings['mode']): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const casino of listSampleCasinos(market)) {
    for (const { rule } of getListingFindings(casino, { market, today: SAMPLE_DAY, settings: { mode } })) {
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
      getListingFindings(casino, { market, today: SAMPLE_DAY, settings: { mode: 'commercial' } }).filter(
        ({ severity }) => severity === 'error',
      ),
    );
    expect(errors).toEqual([]);
  }
});
