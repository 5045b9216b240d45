import type { Licence } from '@nettobonus/domain/catalogue/casino';
import type { Market } from '@nettobonus/domain/markets/market';
import type { OfferMessages } from '../../i18n/offers.ts';
import type { ReviewsMessages } from '../../i18n/pages.ts';

/** Shared by all reviews of a page. */
export interface ReviewsContext {
  market: Market;
  messages: ReviewsMessages;
  offerMessages: OfferMessages;
  licenceNames: Record<Licence['type'], string>;
  /** The formatted deposit of all net figures. */
  deposit: string;
  /** URL of the page that explains the calculation. */
  methodHref: string;
}
