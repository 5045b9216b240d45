import { toAddress } from '@nettobonus/domain/articles/address';
import { getLocalYear, type Market } from '@nettobonus/domain/markets/market';
import { getNetValue, referenceDeposit } from '@nettobonus/domain/net-value/net-value';
import { formatDefaultSearchEntry } from '@nettobonus/domain/reviews/default-search-entry';
import { listFigures, listFigureTexts } from '@nettobonus/domain/reviews/fill-figures';
import { reviewPathFor } from '@nettobonus/domain/routes/review-path';
import { articlePathFor, type PageKey, pathFor } from '@nettobonus/domain/routes/routes';
import type { Endpoint, PayloadRequest } from 'payload';
import { getCurrentUser } from '../access/current-user.ts';
import { env } from '../env.ts';
import { findListing } from '../findings/require-figures.ts';
import { errorResponse } from '../http/error-response.ts';
import { findDraft } from '../publishing/find-draft.ts';
import { type DefaultEntry, NO_DEFAULTS } from './shown-entry.ts';

type Loader = (req: PayloadRequest, id: string) => Promise<DefaultEntry | null>;

const LOADERS: Record<string, Loader> = {
  'page-texts': async (req, id) => {
    const text = await findDraft(req, 'page-texts', id, { depth: 1 });
    const { market, page } = text ?? {};
    if (!market || !page) return text && NO_DEFAULTS;
    const year = await findEditionYear(req, market);
    return { ...NO_DEFAULTS, url: env.SITE_URL + pathFor(page as PageKey, market), fills: { year } };
  },
  articles: async (req, id) => {
    const article = await findDraft(req, 'articles', id);
    const { market, kind, slug, title } = article ?? {};
    const address = slug || toAddress(title ?? '');
    if (!market || !kind || !address) return article && NO_DEFAULTS;
    return { ...NO_DEFAULTS, url: env.SITE_URL + articlePathFor(kind, address, market) };
  },
  reviews: async (req, id) => {
    const review = await findDraft(req, 'reviews', id, { depth: 1 });
    const { market, casino } = review ?? {};
    if (!market || typeof casino !== 'object' || casino === null) return review && NO_DEFAULTS;
    const url = env.SITE_URL + reviewPathFor(casino.slug ?? '', market);
    const listing = await findListing(req, { market, casino });
    if (!listing) return { ...NO_DEFAULTS, url };
    const figure = getNetValue(listing.terms, referenceDeposit(market));
    const subject = { ...listing, name: casino.name, figure, isReviewed: true };
    const fills = listFigureTexts(listFigures(listing, market), market);
    return { ...formatDefaultSearchEntry(subject, market), url, fills };
  },
};

/** Returns what search engines show of a document's page unless its search fields say otherwise. */
export const searchEntryEndpoint: Endpoint = {
  path: '/search-entry/:collection/:id',
  method: 'get',
  handler: async (req) => {
    if (!getCurrentUser(req)) return errorResponse(401, 'Log in first.');
    const { collection, id } = req.routeParams as { collection: string; id: string };
    const load = Object.hasOwn(LOADERS, collection) ? LOADERS[collection] : undefined;
    const entry = load ? await load(req, id) : null;
    if (!entry) return errorResponse(404, 'The document does not exist.');
    return Response.json(entry, { headers: { 'Cache-Control': 'no-store' } });
  },
};

async function findEditionYear(req: PayloadRequest, market: Market): Promise<string> {
  const { docs } = await req.payload.find({
    collection: 'market-settings',
    where: { market: { equals: market }, _status: { equals: 'published' } },
    depth: 0,
    limit: 1,
    overrideAccess: true,
    req,
  });
  return String(docs[0]?.editionYear ?? getLocalYear(market, new Date()));
}
