import type { Licence } from '@nettobonus/domain/casino';
import type { Market } from '@nettobonus/domain/market';
import type { OfferWords } from '../../i18n/offers/words.ts';
import type { ReviewsWords } from '../../i18n/reviews/words.ts';

/** Where and for whom reviews are listed; the same for all of a page. */
export interface ReviewsContext {
  market: Market;
  words: ReviewsWords;
  offerWords: OfferWords;
  licenceNames: Record<Licence['type'], string>;
  /** What the net figures are for, as it is written. */
  deposit: string;
  /** Where the sum is explained. */
  methodHref: string;
}
