/** A document as Payload keeps it: with ids in rows, and null where nothing was filled in. */
export type Stored = Record<string, unknown>;

/** Editors write whole currency; what is published counts in minor units. */
export const TERMS_IN_MONEY = ['maxBonus', 'minDeposit', 'maxBet', 'winCap', 'cashbackCap'] as const;
