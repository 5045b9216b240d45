import { z } from 'zod';
import {
  countStops,
  getStandardDeviation,
  hasReturnPerMille,
  MAX_STOPS,
  SYMBOLS,
  toPerMille,
} from './reels.ts';
import { VOLATILITIES, type Volatility } from './volatility.ts';

/** The range of the standard deviation of one spin, in stakes. */
export const STANDARD_DEVIATIONS: Record<Volatility, { min: number; max: number }> = {
  low: { min: 2, max: 4 },
  medium: { min: 4, max: 7 },
  high: { min: 7, max: 14 },
};

const payoutSchema = z.int().min(1).max(5_000);

const reelEntrySchema = z.object({
  symbol: z.enum(SYMBOLS),
  stops: z.int().positive(),
  /** In stakes. A payout below the stake would present a loss as a win. */
  three: payoutSchema.optional(),
  two: payoutSchema.optional(),
});

export const demoGameSchema = z
  .object({
    name: z.string().min(1),
    studio: z.string().min(1),
    /** Return to player in percent, 96.2 for 96.2 %. */
    rtpPercent: z.number().positive().max(100).multipleOf(0.1),
    volatility: z.enum(VOLATILITIES),
    /** The simulator's reel; all three reels are identical. */
    reel: z.array(reelEntrySchema).min(2),
    theme: z.string().min(1),
  })
  .refine(({ reel }) => new Set(reel.map(({ symbol }) => symbol)).size === reel.length, {
    path: ['reel'],
    error: 'A symbol is on the reel twice; give it more stops instead.',
  })
  .refine(({ reel }) => countStops(reel) <= MAX_STOPS, {
    path: ['reel'],
    error: `A reel has at most ${MAX_STOPS} stops.`,
  })
  .refine(({ reel, rtpPercent }) => hasReturnPerMille(reel, toPerMille(rtpPercent)), {
    path: ['reel'],
    error: 'The reels do not return exactly the stated percentage.',
  })
  .refine(({ reel, volatility }) => isWithin(getStandardDeviation(reel), STANDARD_DEVIATIONS[volatility]), {
    path: ['reel'],
    error: 'The variance of the reels does not match the stated volatility.',
  });
export type DemoGame = z.infer<typeof demoGameSchema>;
/** A game with its document key, which is also its path segment in URLs. */
export type KeyedDemoGame = DemoGame & { key: string };

function isWithin(value: number, { min, max }: { min: number; max: number }): boolean {
  return value >= min && value <= max;
}
