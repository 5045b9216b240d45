import type { Reel, ReelSymbol } from '@nettobonus/domain/demo-games/reels';
import type { DemoMessages } from '../../i18n/games.ts';

const SIMULATOR_KEYS = [
  'machine',
  'startHint',
  'lastSpinWin',
  'lastSpinNoWin',
  'lastSpinsSummary',
  'outOfPlayMoney',
  'spin',
  'spinMany',
  'reset',
  'needsScript',
  'seed',
  'repeatGame',
  'newGame',
  'spins',
  'balance',
  'returnNow',
  'expectedReturn',
  'balanceChart',
  'balanceSentence',
  'expectedBalanceSentence',
  'returnChart',
  'returnSentence',
  'expectedReturnSentence',
  'yourGame',
  'expectedReturnLegend',
  'summarySpins',
  'summary',
  'luckLoss',
  'luckGain',
  'luckZero',
  'summaryEnd',
] as const satisfies (keyof DemoMessages)[];
export type SimulatorMessages = Pick<DemoMessages, (typeof SIMULATOR_KEYS)[number]>;

/** Picks the messages that the simulator uses, to keep the island's props small. */
export function toSimulatorMessages(messages: DemoMessages): SimulatorMessages {
  return Object.fromEntries(SIMULATOR_KEYS.map((key) => [key, messages[key]])) as SimulatorMessages;
}

/** The translated names of a reel's symbols. */
export function getSymbolNames(reel: Reel, messages: DemoMessages): Partial<Record<ReelSymbol, string>> {
  return Object.fromEntries(reel.map(({ symbol }) => [symbol, messages[`symbol_${symbol}`]]));
}
