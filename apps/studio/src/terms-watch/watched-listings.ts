import type { Market } from '@nettobonus/domain/markets/market';
import { getTermsState, type TermsState } from '@nettobonus/domain/terms-watch/terms-check';
import type { Payload } from 'payload';
import type { TermsCheck } from '../payload-types.ts';
import { listPublishedListings } from '../publishing/published-listings.ts';
import { relationId } from '../publishing/stored-document.ts';

/** A check without its long texts. */
export type CheckSummary = Omit<TermsCheck, 'readText' | 'fetchedText'>;

/** A published listing and what the terms watcher knows about it. */
export interface WatchedListing {
  id: number;
  title: string;
  market: Market;
  verifiedOn: string | null;
  termsUrl: string | null;
  check: CheckSummary | null;
  state: TermsState;
}

/** The texts of all listings would be many megabytes. */
const WITHOUT_TEXTS = { readText: false, fetchedText: false } as const;

const toDate = (at: string | null | undefined) => (at ? new Date(at) : null);

export function toTermsState(termsUrl: string | null | undefined, check: CheckSummary | null): TermsState {
  return getTermsState({
    hasAddress: Boolean(termsUrl),
    readDigest: check?.readDigest ?? null,
    fetchedDigest: check?.fetchedDigest ?? null,
    fetchedAt: toDate(check?.fetchedAt),
    failedAt: toDate(check?.failedAt),
  });
}

/** Reads the published listings with their checks, by title. */
export async function listWatchedListings(payload: Payload): Promise<WatchedListing[]> {
  const [listings, checks] = await Promise.all([
    listPublishedListings(payload),
    payload.find({
      collection: 'terms-checks',
      depth: 0,
      pagination: false,
      overrideAccess: true,
      select: WITHOUT_TEXTS,
    }),
  ]);
  const byListing = new Map(checks.docs.map((check) => [relationId(check.listing), check as CheckSummary]));
  return listings.map(({ id, title, market, verifiedOn, termsUrl }) => {
    const check = byListing.get(id) ?? null;
    return { id, title, market, verifiedOn, termsUrl, check, state: toTermsState(termsUrl, check) };
  });
}

/** What the watcher knows about one listing, or null. */
export async function findCheckSummary(payload: Payload, listing: number): Promise<CheckSummary | null> {
  const { docs } = await payload.find({
    collection: 'terms-checks',
    where: { listing: { equals: listing } },
    select: WITHOUT_TEXTS,
    depth: 0,
    limit: 1,
    pagination: false,
    overrideAccess: true,
  });
  return (docs[0] as CheckSummary | undefined) ?? null;
}
