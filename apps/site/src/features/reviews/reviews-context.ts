import type { Licence } from '@nettobonus/domain/catalogue/casino';
import type { Market } from '@nettobonus/domain/markets/market';
import type { OfferMessages } from '../../i18n/offers.ts';
import type { ReviewsMessages } from '../../i18n/pages.ts';

/** The messages that the list uses. The page sends only these to the browser, because they are part of its HTML. */
export const LIST_MESSAGES = [
  'allLicences',
  'casino',
  'filterForm',
  'newest',
  'reviewCount',
  'shownOf',
  'verdict',
] as const satisfies (keyof ReviewsMessages)[];
export const LIST_OFFER_MESSAGES = [
  'allReviews',
  'apply',
  'checked',
  'clear',
  'finishes',
  'finishSentence',
  'finishNone',
  'finishAll',
  'howCalculated',
  'license',
  'net',
  'noResults',
  'noResultsText',
  'noWagering',
  'rating',
  'search',
  'searchPlaceholder',
  'showMore',
  'sort',
  'sort_net',
  'sort_rating',
  'whenDepositing',
] as const satisfies (keyof OfferMessages)[];

/** Shared by all reviews on a page. */
export interface ReviewsContext {
  market: Market;
  /** The year in the market when the page was rendered. */
  currentYear: number;
  messages: Pick<ReviewsMessages, (typeof LIST_MESSAGES)[number]>;
  offerMessages: Pick<OfferMessages, (typeof LIST_OFFER_MESSAGES)[number]>;
  licenceNames: Record<Licence['type'], string>;
  /** The deposit of all net figures, in minor units. */
  deposit: number;
  /** URL of the page that explains the calculation. */
  methodHref: string;
}
