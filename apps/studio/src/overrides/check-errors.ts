import type { Market } from '@nettobonus/domain/markets/market';
import type { Payload } from 'payload';
import { checkListing } from '../findings/list-findings.ts';
import { listLanguageErrors } from '../language/list-language-errors.ts';
import type { Draft, StudioDocument } from '../publishing/studio-document.ts';
import type { Overridable, OverrideCollection } from './overridable.ts';
import { digestScope, digestTexts } from './override-scope.ts';

/** The errors of a draft that a reason can override; null if it has none or cannot be checked yet. */
export async function checkErrors(
  payload: Payload,
  collection: OverrideCollection,
  draft: object,
  now: Date,
): Promise<Overridable | null> {
  const checked =
    collection === 'listings'
      ? await checkListingErrors(payload, draft, now)
      : checkTextErrors(payload, collection, draft);
  return checked && checked.errors.length > 0 ? checked : null;
}

async function checkListingErrors(
  payload: Payload,
  draft: Draft<StudioDocument<'listing'>>,
  now: Date,
): Promise<Overridable | null> {
  const check = await checkListing(payload, draft, now);
  if (!check.ok) return null;
  const errors = check.findings.filter(({ severity }) => severity === 'error');
  return { market: check.market, errors, scope: digestScope(check.listing, errors) };
}

function checkTextErrors(
  payload: Payload,
  collection: OverrideCollection,
  draft: { market?: unknown },
): Overridable {
  const errors = listLanguageErrors(payload, collection, draft);
  return { market: draft.market as Market, errors, scope: digestTexts(errors) };
}
