import { z } from 'zod';
import { CURRENCIES } from '../markets/market.ts';
import { BONUS_KINDS, STICKINESS, WAGER_BASES } from './offer-kinds.ts';

/** Money in whole minor units (cents, öre): a float of euros would drift by the cent. */
const minorUnits = z.int().nonnegative();
const percent = z.number().positive();
const times = z.number().nonnegative();

/** Terms without which an offer's net value cannot be calculated. */
export const NEEDED_TERMS = ['matchPercent', 'maxBonus', 'wagerTimes', 'freeSpins'] as const;
export type NeededTerm = (typeof NEEDED_TERMS)[number];

/** The structured terms of an offer. An absent term means that the offer does not have it. */
export const offerTermsSchema = z.object({
  kind: z.enum(BONUS_KINDS),
  currency: z.enum(CURRENCIES),
  /** Terms that the casino does not disclose: absent from the other fields, but never treated as "none". */
  undisclosed: z.array(z.enum(NEEDED_TERMS)).default([]),
  matchPercent: percent.optional(),
  maxBonus: minorUnits.optional(),
  minDeposit: minorUnits.optional(),
  /** 0 or absent: the offer is wager-free. */
  wagerTimes: times.optional(),
  wagerBase: z.enum(WAGER_BASES).optional(),
  stickiness: z.enum(STICKINESS).optional(),
  maxBet: minorUnits.optional(),
  validDays: z.int().positive().optional(),
  winCap: minorUnits.optional(),
  freeSpins: z
    .object({
      count: z.int().positive(),
      spinValue: minorUnits,
      wagerTimes: times.optional(),
      winCap: minorUnits.optional(),
    })
    .optional(),
  cashbackPercent: percent.optional(),
  cashbackCap: minorUnits.optional(),
});

export type OfferTerms = z.infer<typeof offerTermsSchema>;
