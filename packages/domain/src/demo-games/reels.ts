import type { Random } from '../shared/seeded-random.ts';

/** With this limit, all sums over the positions of three reels stay exact integers. */
export const MAX_STOPS = 50;

/** The symbols of a reel; each is drawn in ink. */
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
 * One reel; a game has three identical ones. Identical reels keep near misses as rare as chance makes them: a rich
 * first reel and a poor last one would show two of three far more often than three.
 */
export type Reel = readonly ReelEntry[];
export type Shown = readonly [ReelEntry, ReelEntry, ReelEntry];

export interface Spin {
  shown: Shown;
  /** In stakes. */
  pays: number;
}

export function stopsOf(reel: Reel): number {
  return reel.reduce((sum, { stops }) => sum + stops, 0);
}

/** The payout of the shown symbols, in any order. */
export function payFor([first, second, third]: Shown): number {
  if (first.symbol === second.symbol && second.symbol === third.symbol) return first.three ?? 0;
  if (first.symbol === second.symbol || first.symbol === third.symbol) return first.two ?? 0;
  return second.symbol === third.symbol ? (second.two ?? 0) : 0;
}

export const DRAWS_PER_SPIN = 3;

/** Spins each reel once: three random draws, in reel order. */
export function spin(reel: Reel, random: Random): Spin {
  const stops = stopsOf(reel);
  const shown = [turn(reel, stops, random), turn(reel, stops, random), turn(reel, stops, random)] as const;
  return { shown, pays: payFor(shown) };
}

function turn(reel: Reel, stops: number, random: Random): ReelEntry {
  let stop = Math.floor(random() * stops);
  for (const entry of reel) {
    stop -= entry.stops;
    if (stop < 0) return entry;
  }
  throw new Error('random() returned 1 or more, or the reel has no stops');
}

export interface Win {
  symbol: ReelSymbol;
  alike: 2 | 3;
  pays: number;
  /** The number of winning positions out of `stops³`. */
  ways: number;
}

/** Every win of a game, largest first, by enumerating all positions of the three reels. */
export function listWins(reel: Reel): Win[] {
  const wins = new Map<string, Win>();
  for (const first of reel) {
    for (const second of reel) {
      for (const third of reel) {
        const shown: Shown = [first, second, third];
        const pays = payFor(shown);
        if (pays === 0) continue;
        const symbol = first.symbol === second.symbol ? first.symbol : third.symbol;
        const alike = shown.every((entry) => entry.symbol === symbol) ? 3 : 2;
        const win = wins.get(symbol + alike) ?? { symbol, alike, pays, ways: 0 };
        // Counts all positions with the same symbols at once.
        win.ways += first.stops * second.stops * third.stops;
        wins.set(symbol + alike, win);
      }
    }
  }
  return [...wins.values()].sort((a, b) => b.pays - a.pays);
}

/** An exact fraction of integers: `part` of `whole`. */
export interface Share {
  part: number;
  whole: number;
}

/** The probability of a win, in lowest terms. */
export function chanceOf({ ways }: Pick<Win, 'ways'>, reel: Reel): Share {
  const whole = stopsOf(reel) ** 3;
  const divisor = greatestDivisor(ways, whole);
  return { part: ways / divisor, whole: whole / divisor };
}

/** The exact return to player. */
export function returnOf(reel: Reel): Share {
  const part = listWins(reel).reduce((sum, { pays, ways }) => sum + pays * ways, 0);
  return { part, whole: stopsOf(reel) ** 3 };
}

/** The standard deviation of one spin, in stakes. The sums are exact; only the final root is rounded. */
export function spreadOf(reel: Reel): number {
  const { part, whole } = returnOf(reel);
  const squares = listWins(reel).reduce((sum, { pays, ways }) => sum + pays ** 2 * ways, 0);
  return Math.sqrt(squares * whole - part ** 2) / whole;
}

/** Whether the return to player is exactly this many thousandths. */
export function returnsExactly(reel: Reel, thousandths: number): boolean {
  const { part, whole } = returnOf(reel);
  return part * 1_000 === thousandths * whole;
}

/** 96.2 % is 962 thousandths: integers are exact, decimals are not. */
export function toThousandths(percent: number): number {
  return Math.round(percent * 10);
}

/** The average cost of wagering an amount, in the amount's unit. */
export function wageringCost(amount: number, rtpPercent: number): number {
  return (amount * (1_000 - toThousandths(rtpPercent))) / 1_000;
}

function greatestDivisor(a: number, b: number): number {
  return b === 0 ? a : greatestDivisor(b, a % b);
}
