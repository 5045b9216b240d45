import type { Competition } from '@nettobonus/domain/competition';
import type { Market } from '@nettobonus/domain/market';
import type { CompetitionWords } from '../../i18n/competitions/words.ts';
import type { OfferWords } from '../../i18n/offers/words.ts';

/** A competition with what the page knows of its casino; without one it is the site's own. */
export interface CompetitionEntry extends Omit<Competition, 'casino'> {
  host?: { name: string; image: string; reviewHref: string; affiliateLink?: string | undefined };
}

export interface CompetitionContext {
  market: Market;
  /** The market's day, `2026-11-15`. */
  today: string;
  words: CompetitionWords;
  offerWords: Pick<OfferWords, 'adLink' | 'informationOnly' | 'opensElsewhere' | 'whyNoLink'>;
  /** Where it is told why there are no links to casinos; only in a market that is information only. */
  noLinksHref?: string;
}
