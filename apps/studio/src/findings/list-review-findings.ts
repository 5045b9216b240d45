import { getListingFindings } from '@nettobonus/domain/market-rules/listing-findings';
import type { Market } from '@nettobonus/domain/markets/market';
import { listEarlierOffers } from '@nettobonus/store/earlier-offers';
import type { Payload } from 'payload';
import { loadReferences } from '../publishing/load-references.ts';
import { relationId } from '../publishing/stored-document.ts';
import type { Draft, StudioDocument } from '../publishing/studio-document.ts';
import { toDocument } from '../publishing/to-document.ts';
import { siteDatabase } from '../site-database.ts';
import { formatFinding } from './format-findings.ts';
import type { FormattedFinding } from './formatted-findings.ts';
import { readFindingContext } from './list-findings.ts';

const REVIEW_PREFIX = 'review.';

/** What the rules find in a review, which may be a draft, given the published listing. */
export async function listReviewFindings(
  payload: Payload,
  stored: Draft<StudioDocument<'review'>>,
  now: Date,
): Promise<FormattedFinding[]> {
  const references = await loadReferences({ payload });
  const mapped = toDocument('review', stored, references);
  if (!mapped.ok) return [];
  const { market, key: casino, body: review } = mapped.document;
  const { docs } = await payload.find({
    collection: 'listings',
    where: {
      market: { equals: market },
      casino: { equals: relationId(stored.casino) },
      _status: { equals: 'published' },
    },
    depth: 0,
    limit: 1,
    overrideAccess: true,
  });
  const published = docs[0] && toDocument('listing', docs[0], references);
  if (!published?.ok) return [];
  const listing = published.document.body;
  const only = { market: market as Market, casino };
  const context = await readFindingContext({ payload }, { ...only, listing, now });
  const earlier = (await listEarlierOffers(siteDatabase(), only)).get(`${market}/${casino}`);
  return getListingFindings(listing, { ...context, review, earlier }).flatMap((finding) =>
    finding.field?.startsWith(REVIEW_PREFIX)
      ? [{ ...formatFinding(payload, finding, null), field: finding.field.slice(REVIEW_PREFIX.length) }]
      : [],
  );
}
