import type { Reel, ReelSymbol } from '@nettobonus/domain/demo-games/reels';
import type { DemoWords } from '../../i18n/demo-games/words.ts';

const SIMULATOR_KEYS = [
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
export type SimulatorWords = Pick<DemoWords, (typeof SIMULATOR_KEYS)[number]>;

/** Picks the messages that the simulator uses, to keep the island's props small. */
export function toSimulatorWords(words: DemoWords): SimulatorWords {
  return Object.fromEntries(SIMULATOR_KEYS.map((key) => [key, words[key]])) as SimulatorWords;
}

/** The names of a reel's symbols. */
export function symbolNamesOf(reel: Reel, words: DemoWords): Partial<Record<ReelSymbol, string>> {
  return Object.fromEntries(reel.map(({ symbol }) => [symbol, words[`symbol_${symbol}`]]));
}
