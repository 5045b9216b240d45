// Separate from the schema, so that browser code which needs only these values does not load zod.
export const BONUS_KINDS = ['match', 'no-deposit', 'free-spins-only', 'cashback'] as const;
export const STICKINESS = ['cashable', 'non-sticky', 'sticky', 'half-sticky'] as const;
export const WAGER_BASES = ['bonus', 'bonus-and-deposit'] as const;
