import { MARKETS } from '@nettobonus/domain/markets/market';
import { referenceDeposit } from '@nettobonus/domain/net-value/net-value';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { SameHeadlineBand } from '../features/home/same-headline-band.tsx';
import { BetterOffer, SimilarOffers } from '../features/review/similar-offers.tsx';
import { NetBlock } from '../offer-ui/net-block.tsx';
import { NetCalculation } from '../offer-ui/net-calculation.tsx';
import { type FormattedNet, formatOfferNet, formatWageringBase } from '../offer-ui/net-figures.ts';
import type { Offer } from '../offer-ui/offer.ts';
import { buildTestContext, listTestOffers } from '../test-offers.ts';
import { buildEditorialCasinos } from './editorial-casinos.ts';

test.each(MARKETS)('in %s a multiplier is never shown without what is wagered', (market) => {
  const context = buildTestContext(market);
  const offer = listTestOffers(market).find(
    ({ terms, net }) => terms?.wagerTimes && terms.wagerBase === 'bonus-and-deposit' && net !== null,
  ) as Offer;
  const base = formatWageringBase(offer.terms, context.messages);
  const [multiplier = ''] = base.split(' ');
  const shown = [
    <SimilarOffers context={context} heading="" key="similar" offers={[offer]} text="" />,
    <BetterOffer compare={{ label: '', href: '' }} context={context} heading="" key="better" offer={offer} />,
    <SameHeadlineBand context={context} key="same" pair={[offer, offer]} />,
    <NetCalculation
      context={context}
      deposit={referenceDeposit(market)}
      key="sum"
      offer={offer}
      showWagering
    />,
  ].map((part) => renderToStaticMarkup(part).replaceAll(/<[^>]*>/g, ' '));
  shown.push(buildEditorialCasinos([offer], context.messages)[offer.casino]?.wagering ?? '');
  for (const text of shown) {
    expect(text.split(base).length).toBeGreaterThan(1);
    expect(text.replaceAll(base, '')).not.toContain(` ${multiplier}`);
  }
});

test.each(MARKETS)(
  'in %s a row and a card show the amount to wager only if the law requires it',
  (market) => {
    const context = buildTestContext(market);
    const deposit = referenceDeposit(market);
    const offer = listTestOffers(market).find(({ terms, net }) => terms?.wagerTimes && net !== null) as Offer;
    const net = formatOfferNet(offer.terms, deposit, context) as FormattedNet;
    expect(net.amountToWager).toBe(market === 'dk' ? `Du skal spille for ${net.turnover}` : null);
    for (const block of [
      <NetBlock context={context} key="row" layout="row" offer={offer} />,
      <NetCalculation context={context} deposit={deposit} key="card" offer={offer} showWagering />,
    ]) {
      expect(renderToStaticMarkup(block).includes(`${context.messages.amountToWager} ${net.turnover}`)).toBe(
        market === 'dk',
      );
    }
  },
);
