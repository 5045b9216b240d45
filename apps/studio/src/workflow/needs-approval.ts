import type { Market } from '@nettobonus/domain/markets/market';
import type { DocumentKind } from '@nettobonus/domain/publishing/published-document';
import type { CollectionSlug, Payload, PayloadRequest } from 'payload';
import { MANAGED_KINDS } from '../access/catalogue-access.ts';
import { COLLECTION_BY_KIND } from '../publishing/collections-by-kind.ts';
import { findMarketSettings } from '../publishing/market-settings.ts';

const KINDS = (Object.keys(COLLECTION_BY_KIND) as DocumentKind[]).filter(
  (kind) => kind !== 'casino' && kind !== 'redirect' && !MANAGED_KINDS.includes(kind),
);

/**
 * The collections with a workflow: those that editors change in a market. Only chief editors and admins change market
 * settings and navigation, and the settings must remain changeable to turn the workflow off. Redirects contain no text, and
 * the studio adds them when an approved article is published.
 */
export const WORKFLOW_COLLECTIONS: readonly CollectionSlug[] = KINDS.map((kind) => COLLECTION_BY_KIND[kind]);

/** Whether documents of the collection need an approval in the market before they are published. */
export async function needsApproval(
  options: { payload: Payload; req?: PayloadRequest },
  collection: string,
  market: Market | null | undefined,
): Promise<boolean> {
  if (!market || !WORKFLOW_COLLECTIONS.some((slug) => slug === collection)) return false;
  return (await findMarketSettings(options, market))?.workflow ?? false;
}
