/** A document as Payload keeps it: with ids in rows, and null where nothing was filled in. */
export type Stored = Record<string, unknown>;

export const as = (value: unknown) => value as Stored;
export const list = (value: unknown) => (Array.isArray(value) ? (value as Stored[]) : []);

/** The id of a document that is named by another: Payload gives the id alone, or the document whole. */
export function idOfNamed(named: unknown): unknown {
  return typeof named === 'object' && named !== null ? as(named).id : named;
}

/** Editors write whole currency; what is published counts in minor units. */
export const TERMS_IN_MONEY = ['maxBonus', 'minDeposit', 'maxBet', 'winCap', 'cashbackCap'] as const;
