/** With so few stops all sums over the positions of three reels stay whole numbers that are exact. */
export const MOST_STOPS = 50;

/** What can stand on a reel; each is drawn in ink. */
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
  /** On how many of the reel's stops it stands. */
  stops: number;
  /** What three of it pay, in stakes, and what exactly two of it pay. */
  three?: number | undefined;
  two?: number | undefined;
}

/**
 * One reel; a game has three of it. That they are alike keeps near misses as rare as chance makes them: reels with
 * a full one first and a poor one last would show two of three far oftener than three.
 */
export type Reel = readonly ReelEntry[];
export type Shown = readonly [ReelEntry, ReelEntry, ReelEntry];

/** Tells a number from 0 up to, but not including, 1. */
export type Random = () => number;

export interface Spin {
  shown: Shown;
  /** In stakes. */
  pays: number;
}

export function stopsOf(reel: Reel): number {
  return reel.reduce((sum, { stops }) => sum + stops, 0);
}

/** What the symbols shown pay; where they stand does not matter. */
export function payFor([first, second, third]: Shown): number {
  if (first.symbol === second.symbol && second.symbol === third.symbol) return first.three ?? 0;
  if (first.symbol === second.symbol || first.symbol === third.symbol) return first.two ?? 0;
  return second.symbol === third.symbol ? (second.two ?? 0) : 0;
}

export const THROWS_PER_SPIN = 3;

/** Turns each reel once: three throws of the dice, in the reels' order. */
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
  throw new Error('The dice showed 1 or more, or the reel has no stops');
}

export interface Win {
  symbol: ReelSymbol;
  alike: 2 | 3;
  pays: number;
  /** In how many of all `stops³` positions of the reels it comes. */
  ways: number;
}

/** Every win of a game, the largest first, found by going through all positions of the three reels. */
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
        // Positions that show the same symbols are counted at once.
        win.ways += first.stops * second.stops * third.stops;
        wins.set(symbol + alike, win);
      }
    }
  }
  return [...wins.values()].sort((a, b) => b.pays - a.pays);
}

/** A share as whole numbers, so that nothing is lost on the way: `part` of `whole`. */
export interface Share {
  part: number;
  whole: number;
}

/** How often a win comes, in lowest terms. */
export function chanceOf({ ways }: Pick<Win, 'ways'>, reel: Reel): Share {
  const whole = stopsOf(reel) ** 3;
  const divisor = greatestDivisor(ways, whole);
  return { part: ways / divisor, whole: whole / divisor };
}

/** What the reels return of all stakes, exactly. */
export function returnOf(reel: Reel): Share {
  const part = listWins(reel).reduce((sum, { pays, ways }) => sum + pays * ways, 0);
  return { part, whole: stopsOf(reel) ** 3 };
}

/** The standard deviation of one spin, in stakes. The sums are whole; only the last root is not exact. */
export function spreadOf(reel: Reel): number {
  const { part, whole } = returnOf(reel);
  const squares = listWins(reel).reduce((sum, { pays, ways }) => sum + pays ** 2 * ways, 0);
  return Math.sqrt(squares * whole - part ** 2) / whole;
}

/** Whether the reels return exactly so many thousandths of the stakes. */
export function returnsExactly(reel: Reel, thousandths: number): boolean {
  const { part, whole } = returnOf(reel);
  return part * 1_000 === thousandths * whole;
}

/** 96.2 % are 962 thousandths. The decimals of a percentage are not exact, the thousandths are. */
export function toThousandths(percent: number): number {
  return Math.round(percent * 10);
}

/** What wagering an amount costs on average, in the amount's unit. */
export function wageringCost(amount: number, rtpPercent: number): number {
  return (amount * (1_000 - toThousandths(rtpPercent))) / 1_000;
}

function greatestDivisor(a: number, b: number): number {
  return b === 0 ? a : greatestDivisor(b, a % b);
}
