import { MARKETS } from '@nettobonus/domain/markets/market';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { OfferDuel } from '../features/home/offer-duel.tsx';
import { BetterOffer, SimilarOffers } from '../features/review/similar-offers.tsx';
import { Showcase } from '../features/showcase/showcase.tsx';
import { NetBlock } from '../offer-ui/net-block.tsx';
import { NetCalculation } from '../offer-ui/net-calculation.tsx';
import { type FormattedNet, formatOfferNet, formatWageringBase } from '../offer-ui/net-figures.ts';
import type { Offer } from '../offer-ui/offer.ts';
import { buildTestContext, listTestOffers } from '../test-offers.ts';
import { buildEditorialCasinos } from './editorial-casinos.ts';

const read = (part: ReactNode) => renderToStaticMarkup(part).replaceAll(/<[^>]*>/g, ' ');

test.each(MARKETS)('in %s a multiplier is never shown without what is wagered', (market) => {
  const context = buildTestContext(market);
  const offer = listTestOffers(market).find(
    // With a net of 0 the break-even multiplier is the same one.
    ({ terms, net }) => terms?.wagerTimes && terms.wagerBase === 'bonus-and-deposit' && net,
  ) as Offer;
  const base = formatWageringBase(offer.terms, context.messages);
  const [multiplier = ''] = base.split(' ');
  const shown = [
    <SimilarOffers compare={null} context={context} heading="" key="similar" offers={[offer]} text="" />,
    <BetterOffer compare={{ label: '', href: '' }} context={context} heading="" key="better" offer={offer} />,
    <OfferDuel context={context} key="duel" offers={[offer]} />,
    <NetCalculation context={context} key="sum" offer={offer} showWagering />,
  ].map(read);
  // Danish cards show the amount to wager instead of the multiplier.
  if (market !== 'dk') shown.push(read(<Showcase context={context} offers={[offer]} />));
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
    const offer = listTestOffers(market).find(({ terms, net }) => terms?.wagerTimes && net !== null) as Offer;
    const net = formatOfferNet(offer.terms, context.deposit, context) as FormattedNet;
    expect(net.amountToWager).toBe(market === 'dk' ? `Du skal spille for ${net.turnover}` : null);
    for (const block of [
      <NetBlock context={context} key="row" layout="row" offer={offer} />,
      <NetCalculation context={context} key="card" offer={offer} showWagering />,
    ]) {
      expect(renderToStaticMarkup(block).includes(`${context.messages.amountToWager} ${net.turnover}`)).toBe(
        market === 'dk',
      );
    }
  },
);
