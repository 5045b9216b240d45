import { z } from 'zod';
import { MAX_STOPS, returnsExactly, SYMBOLS, spreadOf, stopsOf, toThousandths } from './reels.ts';

export const VOLATILITIES = ['low', 'medium', 'high'] as const;
export type Volatility = (typeof VOLATILITIES)[number];

/** The range of one spin's standard deviation, in stakes. */
export const SPREADS: Record<Volatility, { least: number; most: number }> = {
  low: { least: 2, most: 4 },
  medium: { least: 4, most: 7 },
  high: { least: 7, most: 14 },
};

const paySchema = z.int().min(1).max(5_000);

const reelEntrySchema = z.object({
  symbol: z.enum(SYMBOLS),
  stops: z.int().positive(),
  /** In stakes. A payout below the stake would present a loss as a win. */
  three: paySchema.optional(),
  two: paySchema.optional(),
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
    error: 'A symbol is on the reel twice; give it more stops instead',
  })
  .refine(({ reel }) => stopsOf(reel) <= MAX_STOPS, {
    path: ['reel'],
    error: `A reel has at most ${MAX_STOPS} stops`,
  })
  .refine(({ reel, rtpPercent }) => returnsExactly(reel, toThousandths(rtpPercent)), {
    path: ['reel'],
    error: 'The reels do not return exactly the stated percentage',
  })
  .refine(({ reel, volatility }) => isWithin(spreadOf(reel), SPREADS[volatility]), {
    path: ['reel'],
    error: 'The variance of the reels does not match the stated volatility',
  });
export type DemoGame = z.infer<typeof demoGameSchema>;
/** A game with its document key, which is also its URL name. */
export type KeyedDemoGame = DemoGame & { key: string };

function isWithin(value: number, { least, most }: { least: number; most: number }): boolean {
  return value >= least && value <= most;
}
