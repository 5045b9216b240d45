import type { Listing } from '@nettobonus/domain/catalogue/casino';
import type { Draft, StudioDocument } from './studio-document.ts';
import { type References, toDocument } from './to-document.ts';

// Empty ones would not be valid.
const SAMPLE_REFERENCES: References = { getCasinoSlug: () => 'casino', getLicence: () => ({ type: 'mga' }) };

/** The listing's offer as the site reads it, or null if it is incomplete. Its casino and licence are not the real ones. */
export function mapListing(stored: Draft<StudioDocument<'listing'>>): Listing | null {
  const mapped = toDocument('listing', stored, SAMPLE_REFERENCES);
  return mapped.ok ? mapped.document.body : null;
}
