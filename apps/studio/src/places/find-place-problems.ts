import { isMarket } from '@nettobonus/domain/markets/market';
import type { Places } from '@nettobonus/domain/places/places';
import type { PayloadRequest } from 'payload';
import { loadReferences } from '../publishing/load-references.ts';
import type { Draft, StudioDocument } from '../publishing/studio-document.ts';
import { toDocument } from '../publishing/to-document.ts';
import { type DescribedProblem, describePlaceProblems } from './describe-problems.ts';

/** What the site would not show as the document says, if it were published now. */
export async function findPlaceProblems(
  req: PayloadRequest,
  stored: Draft<StudioDocument<'places'>>,
): Promise<DescribedProblem[]> {
  const references = await loadReferences({ payload: req.payload, req });
  const mapped = toDocument('places', stored, references);
  // The form itself shows what is missing.
  if (!mapped.ok || !isMarket(mapped.document.market)) return [];
  const { market } = mapped.document;
  const options = {
    where: { market: { equals: market }, _status: { equals: 'published' } },
    depth: 0,
    pagination: false,
    overrideAccess: true,
    req,
  } as const;
  const [listings, settings, casinos] = await Promise.all([
    req.payload.find({ collection: 'listings', ...options }),
    req.payload.find({ collection: 'market-settings', ...options }),
    req.payload.find({
      collection: 'casinos',
      depth: 0,
      pagination: false,
      overrideAccess: true,
      select: { slug: true, name: true },
      req,
    }),
  ]);
  const names = new Map(casinos.docs.map(({ slug, name }) => [slug, name]));
  return describePlaceProblems(mapped.document.body as Places, {
    market,
    mode: settings.docs[0]?.mode ?? 'commercial',
    listings: listings.docs.flatMap((listing) => {
      const published = toDocument('listing', listing, references);
      return published.ok ? [published.document.body] : [];
    }),
    getCasinoName: (casino) => names.get(casino) ?? casino,
  });
}
