import type { DemoMessages } from '../../i18n/games.ts';

const LIST_KEYS = [
  'filterForm',
  'searchGame',
  'searchPlaceholder',
  'studio',
  'allStudios',
  'sort',
  'sort_return',
  'sort_spread',
  'sort_name',
  'apply',
  'volatility',
  'volatility_all',
  'volatility_low',
  'volatility_medium',
  'volatility_high',
  'gameCount',
  'play',
  'return',
  'amountWagered',
  'noGames',
  'noGamesText',
  'clear',
] as const satisfies (keyof DemoMessages)[];
export type GameListMessages = Pick<DemoMessages, (typeof LIST_KEYS)[number]>;

/** Picks the messages that the list uses, to keep the island's props small. */
export function toGameListMessages(messages: DemoMessages): GameListMessages {
  return Object.fromEntries(LIST_KEYS.map((key) => [key, messages[key]])) as GameListMessages;
}
