/** Apart from the schema, which a browser need not fetch to name them. */
export const BONUS_KINDS = ['match', 'no-deposit', 'free-spins-only', 'cashback'] as const;
export const STICKINESS = ['cashable', 'non-sticky', 'sticky', 'half-sticky'] as const;
export const WAGER_BASES = ['bonus', 'bonus-and-deposit'] as const;
