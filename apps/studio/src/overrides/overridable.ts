import type { OverrideScope } from '@nettobonus/domain/market-rules/override';
import type { Market } from '@nettobonus/domain/markets/market';
import type { CollectionSlug } from 'payload';

/** The collections whose documents an editor may publish despite errors, with a reason. */
export const OVERRIDE_COLLECTIONS = [
  'listings',
  'reviews',
  'page-texts',
  'editorial',
] as const satisfies CollectionSlug[];
export type OverrideCollection = (typeof OVERRIDE_COLLECTIONS)[number];

export const isOverrideCollection = (slug: unknown): slug is OverrideCollection =>
  OVERRIDE_COLLECTIONS.some((collection) => collection === slug);

/** A document with override reasons. */
export interface OverrideTarget {
  collection: OverrideCollection;
  id: number;
}

/** An error that a reason can override. */
export interface OverridableError {
  rule: string;
  title: string;
}

/** The errors of a document, and what a reason for them is given for. */
export interface Overridable {
  market: Market;
  errors: readonly OverridableError[];
  scope: OverrideScope;
}
