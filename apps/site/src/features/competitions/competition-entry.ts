import type { Competition } from '@nettobonus/domain/campaigns/competition';
import type { ListedCasino } from '@nettobonus/domain/catalogue/casino';
import type { Market } from '@nettobonus/domain/markets/market';
import type { OfferMessages } from '../../i18n/offers.ts';
import type { CompetitionMessages } from '../../i18n/pages.ts';

/** A competition with its casino as `host`. Without a host it is the site's own competition. */
export interface CompetitionEntry extends Omit<Competition, 'casino'> {
  host?: Pick<ListedCasino, 'name' | 'image'> & {
    reviewHref: string;
    affiliateLink?: string | undefined;
    isUnlicensed?: boolean | undefined;
  };
}

export interface CompetitionContext {
  market: Market;
  /** Today in the market's time zone, `2026-11-15`. */
  today: string;
  messages: CompetitionMessages;
  /** The label of the link to the entry form. */
  joinLabel: string;
  offerMessages: Pick<
    OfferMessages,
    'adLink' | 'informationOnly' | 'noLicenceHere' | 'opensInNewTab' | 'whyNoLink'
  >;
  /** URL of the page that explains why there are no casino links. Set only in information-only markets. */
  noLinksHref?: string;
}
