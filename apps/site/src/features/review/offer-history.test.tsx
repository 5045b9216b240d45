import type { Market } from '@nettobonus/domain/markets/market';
import type { PublishedOffer } from '@nettobonus/domain/offer-history/offer-change';
import { buildOfferHistory } from '@nettobonus/domain/offer-history/offer-history';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { getReviewMessages } from '../../i18n/pages.ts';
import { OfferHistory } from './offer-history.tsx';

const DEPOSIT = 100_00;

const offer = (matchPercent: number, wagerTimes: number): PublishedOffer => ({
  bonus: `${matchPercent} %`,
  terms: { kind: 'match', currency: 'EUR', undisclosed: [], matchPercent, wagerTimes, wagerBase: 'bonus' },
});

/** The sentence above an offer's versions, which are in publication order. */
function readSummary(market: Market, ...offers: PublishedOffer[]): string | undefined {
  const changes = offers.slice(1).map((after, index) => ({
    beforeSince: `2025-0${index + 1}-01T12:00:00Z`,
    changedAt: `2025-0${index + 2}-01T12:00:00Z`,
    before: offers[index] as PublishedOffer,
    after,
  }));
  const versions = buildOfferHistory(offers.at(-1) as PublishedOffer, changes, DEPOSIT);
  const page = renderToStaticMarkup(
    <OfferHistory
      deposit={DEPOSIT}
      market={market}
      messages={getReviewMessages(market)}
      versions={versions}
    />,
  );
  return /<p class="lead">([^<]*)</.exec(page)?.[1];
}

test.each([
  ['fi', 'mutta', 'ja'],
  ['se', 'men', 'och'],
  ['no', 'men', 'og'],
  ['dk', 'men', 'og'],
] as const)(
  'in %s “but” joins a bonus and a net that went different ways, otherwise “and”',
  (market, but, and) => {
    const contrasts = [
      readSummary(market, offer(100, 10), offer(200, 40)),
      readSummary(market, offer(200, 40), offer(100, 10)),
      readSummary(market, offer(100, 10), offer(100, 40)),
      readSummary(market, offer(100, 25), offer(200, 25)),
    ];
    for (const summary of contrasts) expect(summary).toContain(`, ${but} `);
    const agreements = [
      readSummary(market, offer(100, 10), offer(200, 10)),
      readSummary(market, offer(200, 10), offer(100, 10)),
      readSummary(market, offer(100, 10), offer(200, 10), offer(150, 40)),
    ];
    for (const summary of agreements) expect(summary).toContain(`, ${and} `);
  },
);
