import { isDeepStrictEqual } from 'node:util';
import type { Listing } from '@nettobonus/domain/catalogue/casino';
import {
  type Finding,
  type FindingContext,
  getListingFindings,
} from '@nettobonus/domain/market-rules/listing-findings';
import { getLocalDate, type Market } from '@nettobonus/domain/markets/market';
import type { FieldProblem } from '@nettobonus/domain/publishing/list-field-problems';
import { ALL_MARKETS, SINGLETON_KEY } from '@nettobonus/domain/publishing/published-document';
import type { Review } from '@nettobonus/domain/reviews/review';
import { listEarlierOffers } from '@nettobonus/store/earlier-offers';
import type { Payload, PayloadRequest } from 'payload';
import { readOnce, readTogether } from '../publishing/bulk-operation.ts';
import { type GetSlug, loadCasinoSlugs } from '../publishing/load-casino-slugs.ts';
import { loadLicences, loadReferences } from '../publishing/load-references.ts';
import { findMarketSettings } from '../publishing/market-settings.ts';
import { isPublished } from '../publishing/stored-document.ts';
import type { Draft, StudioDocument } from '../publishing/studio-document.ts';
import { toDocument } from '../publishing/to-document.ts';
import { publishedContent, siteDatabase } from '../site-database.ts';
import { listCasinoTexts, readMarketTexts, type TextIds, toTextIds } from './casino-texts.ts';
import { listEarlierOffersOf, listPublishedTexts } from './published-texts.ts';

export type ListingCheck =
  | { ok: true; market: Market; listing: Listing; findings: Finding[]; textIds: TextIds }
  | { ok: false; problems: FieldProblem[] };

/** Checks a listing, which may be a draft, against the rules of its market on the day of `now`. */
export async function checkListing(
  payload: Payload,
  stored: Draft<StudioDocument<'listing'>>,
  now: Date,
): Promise<ListingCheck> {
  const mapped = toDocument('listing', stored, await loadReferences({ payload }));
  if (!mapped.ok) return { ok: false, problems: mapped.problems };
  const market = mapped.document.market as Market;
  const { body: listing } = mapped.document;
  const context = await readFindingContext({ payload }, { market, listing, now });
  const published = stored.id ? await readPublishedListing(payload, stored.id) : null;
  const { casino } = listing;
  const history =
    (await listEarlierOffers(siteDatabase(), { market, casino })).get(`${market}/${casino}`) ?? [];
  const earlier = [...history, ...(published ? [published] : [])];
  // Reads the texts only if the offer has changed.
  const isChanged = earlier.some(({ terms }) => !isDeepStrictEqual(terms, listing.terms));
  const texts = isChanged ? await readMarketTexts(payload, market) : [];
  const otherTexts = listCasinoTexts(texts, { casino, name: await readCasinoName(payload, casino) });
  return {
    ok: true,
    market,
    listing,
    findings: getListingFindings(listing, { ...context, earlier, otherTexts }),
    textIds: toTextIds(texts, context.reviewId),
  };
}

/** Reads once what the rules need to know, to check many listings, which may be drafts. */
export async function loadRowCheck(
  payload: Payload,
  now: Date,
): Promise<(stored: Draft<StudioDocument<'listing'>>) => Finding[] | null> {
  const [content, getCasinoSlug, getLicence] = await Promise.all([
    publishedContent().read(),
    loadCasinoSlugs({ payload }),
    loadLicences({ payload }),
  ]);
  return (stored) => {
    const mapped = toDocument('listing', stored, { getCasinoSlug, getLicence });
    if (!mapped.ok) return null;
    const { body: listing } = mapped.document;
    const market = mapped.document.market as Market;
    const { casino } = listing;
    const published = content.get('listing', market, casino);
    const earlier = [...listEarlierOffersOf(content, market, casino), ...(published ? [published] : [])];
    // Reads the texts only if the offer has changed.
    const isChanged = earlier.some(({ terms }) => !isDeepStrictEqual(terms, listing.terms));
    const texts = isChanged ? listPublishedTexts(content, market) : [];
    const name = content.get('casino', ALL_MARKETS, casino)?.name ?? casino;
    const settings = content.get('market-settings', market, SINGLETON_KEY);
    const monthCasino = content.get('places', market, SINGLETON_KEY)?.monthCasino;
    return getListingFindings(listing, {
      market,
      today: getLocalDate(market, now),
      settings: {
        // Defaults to commercial, as on the site.
        mode: settings?.mode ?? 'commercial',
        monthPopup: settings?.monthPopup ?? false,
        ...(monthCasino ? { monthCasino } : {}),
      },
      review: content.get('review', market, casino) ?? undefined,
      earlier,
      otherTexts: listCasinoTexts(texts, { casino, name }),
    });
  };
}

async function readCasinoName(payload: Payload, slug: string): Promise<string> {
  const { docs } = await payload.find({
    collection: 'casinos',
    where: { slug: { equals: slug } },
    depth: 0,
    limit: 1,
    overrideAccess: true,
    select: { name: true },
  });
  return docs[0]?.name ?? slug;
}

/** The published version of a listing, or null. */
export async function readPublishedListing(payload: Payload, id: number): Promise<Listing | null> {
  const stored = await payload.findByID({ collection: 'listings', id, depth: 0, disableErrors: true });
  if (!stored || !isPublished(stored)) return null;
  const mapped = toDocument('listing', stored, await loadReferences({ payload }));
  return mapped.ok ? mapped.document.body : null;
}

interface QueryOptions {
  payload: Payload;
  req?: PayloadRequest;
}

/** Reads what the rules need to know about a listing's market and review. */
export async function readFindingContext(
  options: QueryOptions,
  { market, listing, now }: { market: Market; listing: Listing; now: Date },
): Promise<FindingContext & { review: Review | undefined; reviewId: number | undefined }> {
  const getCasinoSlug = await loadCasinoSlugs(options);
  const settings = await findMarketSettings(options, market);
  const monthCasino = await findMonthCasino(options, market);
  const reviews = await readTogether(options.req, `reviews of ${market}`, [listing.casino], (casinos) =>
    findReviews(options, { market, casinos, getCasinoSlug }),
  );
  const found = reviews.get(listing.casino);
  return {
    market,
    today: getLocalDate(market, now),
    settings: {
      // Defaults to commercial, as on the site.
      mode: settings?.mode ?? 'commercial',
      monthPopup: settings?.monthPopup ?? false,
      ...(monthCasino ? { monthCasino: getCasinoSlug(monthCasino) } : {}),
    },
    review: found?.review,
    reviewId: found?.id,
  };
}

/** The casino of the month as it is published, or as it is first drafted. */
function findMonthCasino({ payload, req }: QueryOptions, market: Market) {
  return readOnce(req, `casino of the month of ${market}`, async () => {
    const { docs } = await payload.find({
      collection: 'places',
      where: { market: { equals: market } },
      depth: 0,
      limit: 1,
      pagination: false,
      overrideAccess: true,
      ...(req ? { req } : {}),
    });
    return docs[0]?.monthCasino ?? null;
  });
}

interface ReviewQuery {
  market: Market;
  casinos: string[];
  getCasinoSlug: GetSlug;
}

interface FoundReview {
  id: number;
  review: Review;
}

/** The published reviews of casinos, by the casinos' slugs. */
async function findReviews(
  { payload, req }: QueryOptions,
  { market, casinos, getCasinoSlug }: ReviewQuery,
): Promise<ReadonlyMap<string, FoundReview>> {
  const { docs } = await payload.find({
    collection: 'reviews',
    where: {
      and: [
        { market: { equals: market } },
        { 'casino.slug': { in: casinos } },
        { _status: { equals: 'published' } },
      ],
    },
    depth: 0,
    pagination: false,
    overrideAccess: true,
    ...(req ? { req } : {}),
  });
  // A review does not refer to a licence.
  const references = { getCasinoSlug, getLicence: () => undefined };
  return new Map(
    docs.flatMap((review) => {
      const mapped = toDocument('review', review, references);
      if (!mapped.ok) return [];
      const { body } = mapped.document;
      return [[body.casino, { id: review.id, review: body }] as const];
    }),
  );
}
