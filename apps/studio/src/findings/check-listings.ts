import type { Listing } from '@nettobonus/domain/catalogue/casino';
import { type Finding, getListingFindings } from '@nettobonus/domain/market-rules/listing-findings';
import { getLocalDate, MARKETS, type Market } from '@nettobonus/domain/markets/market';
import type { Review } from '@nettobonus/domain/reviews/review';
import type { PayloadRequest } from 'payload';
import { loadCasinoSlugs } from '../publishing/load-casino-slugs.ts';
import { toDocument } from '../publishing/to-document.ts';
import { getRatingProblem } from '../rating/require-rating.ts';
import { getFigureProblem } from './require-figures.ts';

export interface BulkListingCheck {
  findings: Finding[];
  /** Why the listing does not fit its published review: a figure is missing, or the rating differs. */
  reviewProblem: string | null;
}

type CheckListing = (market: Market, listing: Listing) => BulkListingCheck;

/** Reads once what the rules need to know about all markets and reviews, to check many listings. */
export async function loadListingCheck(req: PayloadRequest, now: Date): Promise<CheckListing> {
  const options = { depth: 0, pagination: false, overrideAccess: true, req } as const;
  const getCasinoSlug = await loadCasinoSlugs({ payload: req.payload, req });
  const { docs: settings } = await req.payload.find({ collection: 'market-settings', ...options });
  const { docs: places } = await req.payload.find({ collection: 'places', ...options });
  const { docs: reviews } = await req.payload.find({
    collection: 'reviews',
    where: { _status: { equals: 'published' } },
    ...options,
  });
  // A review does not refer to a licence.
  const references = { getCasinoSlug, getLicence: () => undefined };
  const stored = new Map(
    reviews.map((review) => [`${review.market}/${getCasinoSlug(review.casino)}`, review]),
  );
  const getReview = (market: Market, casino: string): Review | undefined => {
    const review = stored.get(`${market}/${casino}`);
    const mapped = review && toDocument('review', review, references);
    return mapped?.ok ? mapped.document.body : undefined;
  };
  const contexts = new Map(
    MARKETS.map((market) => {
      const own = settings.find((document) => document.market === market);
      const month = places.find((document) => document.market === market)?.monthCasino;
      const monthCasino = month ? { monthCasino: getCasinoSlug(month) } : {};
      // Defaults to commercial, as on the site.
      const { mode = 'commercial', monthPopup } = own ?? {};
      return [market, { mode: mode ?? 'commercial', monthPopup: monthPopup ?? false, ...monthCasino }];
    }),
  );
  return (market, listing) => {
    const review = getReview(market, listing.casino);
    const context = { market, today: getLocalDate(market, now), review };
    const marketSettings = contexts.get(market) ?? { mode: 'commercial' as const };
    return {
      findings: getListingFindings(listing, { ...context, settings: marketSettings }),
      reviewProblem: review
        ? (getFigureProblem(listing, { payload: req.payload, market, review }) ??
          getRatingProblem(listing, review))
        : null,
    };
  };
}
