import type { KeyedDemoGame } from '@nettobonus/domain/demo-games/demo-game';
import type { Market } from '@nettobonus/domain/markets/market';
import { demoGamePathFor } from '@nettobonus/domain/routes/routes';

/** A game as its card shows it. */
export type ListedGame = Omit<KeyedDemoGame, 'theme'> & { href: string };

/** Called on the server, so that the browser does not have to load the route table. */
export function toListedGame({ theme, ...game }: KeyedDemoGame, market: Market): ListedGame {
  return { ...game, href: demoGamePathFor(game.key, market) };
}
