/** A document as Payload stores it: rows have ids, and empty fields are null. */
export type Stored = Record<string, unknown>;

export const as = (value: unknown) => value as Stored;
export const list = (value: unknown) => (Array.isArray(value) ? (value as Stored[]) : []);

/** The id of a related document: Payload returns either the id or the whole document. */
export function relationId(related: unknown): unknown {
  return typeof related === 'object' && related !== null ? as(related).id : related;
}

/** Editors enter major units; published documents contain minor units. */
export const TERMS_IN_MONEY = ['maxBonus', 'minDeposit', 'maxBet', 'winCap', 'cashbackCap'] as const;
