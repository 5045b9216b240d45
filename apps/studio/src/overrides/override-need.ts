import { coversErrors } from '@nettobonus/domain/market-rules/override';
import type { PayloadRequest } from 'payload';
import type { Overridable, OverrideCollection } from './overridable.ts';
import { findOverrides, needsSecondPerson, toScope } from './stored-overrides.ts';

/** What a document needs before it can be published despite errors. `nothing`: no errors, or an accepted reason. */
export type OverrideNeed = 'nothing' | 'reason' | 'second person';

interface CheckedDocument extends Overridable {
  collection: OverrideCollection;
  /** Undefined if it is new. */
  id: number | undefined;
}

export async function getOverrideNeed(
  req: PayloadRequest,
  { collection, id, market, errors, scope }: CheckedDocument,
): Promise<OverrideNeed> {
  if (errors.length === 0) return 'nothing';
  const query = { payload: req.payload, req };
  const accepted = id === undefined ? [] : await findOverrides(query, { collection, id }, scope);
  if (coversErrors(accepted.map(toScope), scope)) return 'nothing';
  return (await needsSecondPerson(query, market)) ? 'second person' : 'reason';
}
