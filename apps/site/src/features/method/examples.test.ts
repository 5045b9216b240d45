import { referenceDeposit } from '@nettobonus/domain/net-value/net-value';
import { findSameHeadlinePair } from '@nettobonus/domain/offers/same-headline';
import { expect, test } from 'vitest';
import { formatMoney } from '../../i18n/format.ts';
import { formatOfferNet, isFormatted } from '../../offer-ui/net-figures.ts';
import { buildTestContext, listTestOffers } from '../../test-offers.ts';
import { WORKED_EXAMPLES } from './examples.ts';

// The Danish example follows the Danish rules, and Denmark has no such pair.
test.each(['fi', 'se', 'no'] as const)(
  'in %s the worked examples have the amount of the home page',
  (market) => {
    const pair = findSameHeadlinePair(listTestOffers(market));
    const grosses = pair?.map(({ terms }) => {
      const net = formatOfferNet(terms, referenceDeposit(market), buildTestContext(market));
      return isFormatted(net) ? net.gross : null;
    });
    expect(grosses).toContain(formatMoney(WORKED_EXAMPLES[market].bonus, market));
  },
);
