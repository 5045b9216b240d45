/** Separate from the schema, so that the browser does not load the schema for them. */
export const BONUS_KINDS = ['match', 'no-deposit', 'free-spins-only', 'cashback'] as const;
export const STICKINESS = ['cashable', 'non-sticky', 'sticky', 'half-sticky'] as const;
export const WAGER_BASES = ['bonus', 'bonus-and-deposit'] as const;
