/** A document as Payload stores it: rows have ids, and empty fields are null. */
export type StoredDocument = Record<string, unknown>;

export const asStored = (value: unknown) => value as StoredDocument;
export const asStoredList = (value: unknown) => (Array.isArray(value) ? (value as StoredDocument[]) : []);

/** The id of a related document: Payload returns either the id or the whole document. */
export function relationId(related: unknown): unknown {
  return typeof related === 'object' && related !== null ? asStored(related).id : related;
}

/** The terms that are amounts. Editors enter major units; published documents contain minor units. */
export const MONEY_TERMS = ['maxBonus', 'minDeposit', 'maxBet', 'winCap', 'cashbackCap'] as const;
