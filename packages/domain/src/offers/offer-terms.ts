import { z } from 'zod';
import { CURRENCIES } from '../markets/market.ts';
import { BONUS_KINDS, STICKINESS, WAGER_BASES } from './offer-kinds.ts';

/** Money in whole minor units (cents, öre): floating-point euros would accumulate rounding errors. */
const minorUnits = z.int().nonnegative();
const percent = z.number().positive();
const multiplier = z.number().nonnegative();

/** Terms without which an offer's net value cannot be calculated. */
export const REQUIRED_TERMS = ['matchPercent', 'maxBonus', 'wagerTimes', 'freeSpins'] as const;
export type RequiredTerm = (typeof REQUIRED_TERMS)[number];

/** The structured terms of an offer. An absent term means that the offer does not have it. */
export const offerTermsSchema = z.object({
  kind: z.enum(BONUS_KINDS),
  currency: z.enum(CURRENCIES),
  /** Terms that the casino does not disclose: absent from the other fields, but never treated as "none". */
  undisclosed: z.array(z.enum(REQUIRED_TERMS)).default([]),
  matchPercent: percent.optional(),
  maxBonus: minorUnits.optional(),
  minDeposit: minorUnits.optional(),
  /** 0 or absent: the offer is wager-free. */
  wagerTimes: multiplier.optional(),
  wagerBase: z.enum(WAGER_BASES).optional(),
  stickiness: z.enum(STICKINESS).optional(),
  maxBet: minorUnits.optional(),
  validDays: z.int().positive().optional(),
  winCap: minorUnits.optional(),
  freeSpins: z
    .object({
      count: z.int().positive(),
      spinValue: minorUnits,
      wagerTimes: multiplier.optional(),
      winCap: minorUnits.optional(),
    })
    .optional(),
  cashbackPercent: percent.optional(),
  cashbackCap: minorUnits.optional(),
});

export type OfferTerms = z.infer<typeof offerTermsSchema>;
