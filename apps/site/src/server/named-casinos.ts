import type { Market } from '@nettobonus/domain/market';
import type { NamedCasino } from '../features/editorial/editorial-block.tsx';
import { writeWagering } from '../features/offers/net-figures.ts';
import { offerWordsOf } from '../i18n/offers/words.ts';
import { listOffers } from './offers.ts';

/** The casinos that a text may name, by slug. */
export function nameCasinos(market: Market): Record<string, NamedCasino> {
  return Object.fromEntries(
    listOffers(market).map(({ casino, name, image, reviewHref, bonus, terms, net }) => [
      casino,
      { name, image, href: reviewHref, bonus, wagering: writeWagering(terms, offerWordsOf(market)), net },
    ]),
  );
}
