import type { Licence } from '@nettobonus/domain/catalogue/casino';
import type { Market } from '@nettobonus/domain/markets/market';
import type { OfferWords } from '../../i18n/offers/words.ts';
import type { ReviewsWords } from '../../i18n/reviews/words.ts';

/** Shared by all reviews of a page. */
export interface ReviewsContext {
  market: Market;
  words: ReviewsWords;
  offerWords: OfferWords;
  licenceNames: Record<Licence['type'], string>;
  /** The formatted deposit that the net figures are based on. */
  deposit: string;
  /** URL of the page that explains the calculation. */
  methodHref: string;
}
