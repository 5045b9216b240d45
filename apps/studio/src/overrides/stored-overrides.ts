import type { OverrideScope } from '@nettobonus/domain/market-rules/override';
import type { Market } from '@nettobonus/domain/markets/market';
import type { Payload, PayloadRequest } from 'payload';
import type { Override } from '../payload-types.ts';
import { findMarketSettings } from '../publishing/market-settings.ts';
import type { OverridableError, OverrideTarget } from './overridable.ts';

interface QueryOptions {
  payload: Payload;
  /** Runs the query in the request's transaction. */
  req?: PayloadRequest;
}

export const toScope = ({ termsDigest, errorDigests }: Override): OverrideScope => ({
  offer: termsDigest ?? '',
  errors: errorDigests ?? [],
});

/** The accepted reasons for a document, for a listing those with the same headline and terms, newest first. */
export async function findOverrides(
  { payload, req }: QueryOptions,
  { collection, id }: OverrideTarget,
  { offer }: OverrideScope,
): Promise<Override[]> {
  const { docs } = await payload.find({
    collection: 'overrides',
    where: {
      'document.relationTo': { equals: collection },
      'document.value': { equals: id },
      termsDigest: { equals: offer },
    },
    depth: 0,
    pagination: false,
    sort: '-id',
    overrideAccess: true,
    ...(req ? { req } : {}),
  });
  return docs;
}

interface AcceptedReason {
  target: OverrideTarget;
  title: string;
  market: Market;
  reason: string;
  scope: OverrideScope;
  errors: readonly OverridableError[];
  givenBy: string;
  confirmedBy: string | null;
}

export async function saveOverride(
  req: PayloadRequest,
  { target, scope, errors, ...accepted }: AcceptedReason,
): Promise<void> {
  await req.payload.create({
    collection: 'overrides',
    data: {
      ...accepted,
      document: { relationTo: target.collection, value: target.id },
      rules: listRules(errors),
      termsDigest: scope.offer,
      errorDigests: [...scope.errors],
    },
    depth: 0,
    overrideAccess: true,
    req,
  });
}

export const listRules = (errors: readonly OverridableError[]) => [
  ...new Set(errors.map(({ rule }) => rule)),
];

/** Whether a reason in this market must be confirmed by another editor. */
export async function needsSecondPerson(options: QueryOptions, market: Market): Promise<boolean> {
  return (await findMarketSettings(options, market))?.secondPerson ?? true;
}
