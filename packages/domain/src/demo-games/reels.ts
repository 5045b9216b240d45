import type { Random } from '../shared/seeded-random.ts';

/** With this limit, all sums over the positions of three reels stay exact integers. */
export const MAX_STOPS = 50;

export const SYMBOLS = [
  'bars',
  'berry',
  'bolt',
  'book',
  'diamond',
  'drop',
  'fish',
  'flame',
  'frame',
  'leaf',
  'moon',
  'peak',
  'ring',
  'seven',
  'star',
  'sun',
  'tree',
  'waves',
  'wheel',
] as const;
export type ReelSymbol = (typeof SYMBOLS)[number];

export interface ReelEntry {
  symbol: ReelSymbol;
  /** The number of the reel's stops with this symbol. */
  stops: number;
  /** The payout for three of a kind, in stakes. */
  three?: number | undefined;
  /** The payout for exactly two of a kind, in stakes. */
  two?: number | undefined;
}

/**
 * One reel; a game has three identical ones. With different reels, near misses would be more frequent than by chance: a
 * first reel with many winning symbols and a last one with few would often show two of three.
 */
export type Reel = readonly ReelEntry[];
export type ShownSymbols = readonly [ReelEntry, ReelEntry, ReelEntry];

export interface Spin {
  shown: ShownSymbols;
  /** In stakes. */
  payout: number;
}

export function countStops(reel: Reel): number {
  return reel.reduce((sum, { stops }) => sum + stops, 0);
}

/** The payout of the shown symbols, in any order. */
export function getPayout([first, second, third]: ShownSymbols): number {
  if (first.symbol === second.symbol && second.symbol === third.symbol) return first.three ?? 0;
  if (first.symbol === second.symbol || first.symbol === third.symbol) return first.two ?? 0;
  return second.symbol === third.symbol ? (second.two ?? 0) : 0;
}

export const DRAWS_PER_SPIN = 3;

/** Spins each reel once: three random draws, in reel order. */
export function spin(reel: Reel, random: Random): Spin {
  const stops = countStops(reel);
  const shown = [
    spinReel(reel, stops, random),
    spinReel(reel, stops, random),
    spinReel(reel, stops, random),
  ] as const;
  return { shown, payout: getPayout(shown) };
}

function spinReel(reel: Reel, stops: number, random: Random): ReelEntry {
  let stop = Math.floor(random() * stops);
  for (const entry of reel) {
    stop -= entry.stops;
    if (stop < 0) return entry;
  }
  throw new Error('random() returned 1 or more, or the reel has no stops');
}

export interface Win {
  symbol: ReelSymbol;
  matching: 2 | 3;
  payout: number;
  /** The number of winning positions of the reels, out of `stops³`. */
  positions: number;
}

/** Every win of a game, largest first, by enumerating all positions of the three reels. */
export function listWins(reel: Reel): Win[] {
  const wins = new Map<string, Win>();
  for (const first of reel) {
    for (const second of reel) {
      for (const third of reel) {
        const shown: ShownSymbols = [first, second, third];
        const payout = getPayout(shown);
        if (payout === 0) continue;
        const symbol = first.symbol === second.symbol ? first.symbol : third.symbol;
        const matching = shown.every((entry) => entry.symbol === symbol) ? 3 : 2;
        const win = wins.get(symbol + matching) ?? { symbol, matching, payout, positions: 0 };
        // Count all positions with these three symbols at once.
        win.positions += first.stops * second.stops * third.stops;
        wins.set(symbol + matching, win);
      }
    }
  }
  return [...wins.values()].sort((a, b) => b.payout - a.payout);
}

/** An exact fraction of integers. */
export interface Fraction {
  numerator: number;
  denominator: number;
}

/** The probability of a win, in lowest terms. */
export function getWinChance({ positions }: Pick<Win, 'positions'>, reel: Reel): Fraction {
  const denominator = countStops(reel) ** 3;
  const divisor = greatestCommonDivisor(positions, denominator);
  return { numerator: positions / divisor, denominator: denominator / divisor };
}

/** The exact return to player. */
export function getReturn(reel: Reel): Fraction {
  const numerator = listWins(reel).reduce((sum, { payout, positions }) => sum + payout * positions, 0);
  return { numerator, denominator: countStops(reel) ** 3 };
}

/** The standard deviation of one spin, in stakes. The sums are exact; only the final root is rounded. */
export function getStandardDeviation(reel: Reel): number {
  const { numerator, denominator } = getReturn(reel);
  const squares = listWins(reel).reduce((sum, { payout, positions }) => sum + payout ** 2 * positions, 0);
  return Math.sqrt(squares * denominator - numerator ** 2) / denominator;
}

/** Whether the return to player is exactly this many per mille: 748 for 74.8 %. */
export function hasReturnPerMille(reel: Reel, perMille: number): boolean {
  const { numerator, denominator } = getReturn(reel);
  return numerator * 1_000 === perMille * denominator;
}

/** 96.2 % is 962 per mille: integers are exact, decimals are not. */
export function toPerMille(percent: number): number {
  return Math.round(percent * 10);
}

/** The average cost of wagering an amount, in the amount's unit. */
export function wageringCost(amount: number, rtpPercent: number): number {
  return (amount * (1_000 - toPerMille(rtpPercent))) / 1_000;
}

function greatestCommonDivisor(a: number, b: number): number {
  return b === 0 ? a : greatestCommonDivisor(b, a % b);
}
