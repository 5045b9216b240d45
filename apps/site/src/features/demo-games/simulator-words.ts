import type { Reel, ReelSymbol } from '@nettobonus/domain/reels';
import type { DemoWords } from '../../i18n/demo-games/words.ts';

const SAID = [
  'machine',
  'start',
  'lastWin',
  'lastNone',
  'lastMany',
  'broke',
  'spin',
  'spinMany',
  'reset',
  'needsScript',
  'seed',
  'repeatGame',
  'newSeed',
  'spins',
  'balance',
  'returnNow',
  'expected',
  'balanceChart',
  'balanceSentence',
  'balanceAhead',
  'returnChart',
  'returnSentence',
  'returnAhead',
  'yourGame',
  'expectation',
  'summarySpins',
  'summary',
  'chanceTook',
  'chanceGave',
  'chanceNone',
  'summaryEnd',
] as const satisfies (keyof DemoWords)[];
export type SimulatorWords = Pick<DemoWords, (typeof SAID)[number]>;

/** Only what the simulator says travels with the page. */
export function toSimulatorWords(words: DemoWords): SimulatorWords {
  return Object.fromEntries(SAID.map((key) => [key, words[key]])) as SimulatorWords;
}

/** What a reel shows, in words. */
export function symbolNamesOf(reel: Reel, words: DemoWords): Partial<Record<ReelSymbol, string>> {
  return Object.fromEntries(reel.map(({ symbol }) => [symbol, words[`symbol_${symbol}`]]));
}
