import type { DemoGame } from '@nettobonus/domain/demo-games/demo-game';
import type { Market } from '@nettobonus/domain/markets/market';
import { pathFor } from '@nettobonus/domain/routes/routes';
import type { ShellMessages } from '../../i18n/shell.ts';
import { Breadcrumb } from '../../ui/breadcrumb.tsx';

interface GameHeadProps {
  game: DemoGame;
  market: Market;
  shellMessages: ShellMessages;
  /** The page that lists all games. */
  parent: { label: string; href: string };
}

export function GameHead({ game, market, shellMessages, parent }: GameHeadProps) {
  return (
    <>
      <Breadcrumb
        current={game.name}
        homeHref={pathFor('home', market)}
        messages={shellMessages}
        parent={parent}
      />
      <header className="demo-head">
        <h1>{game.name}</h1>
        <p className="lead">{game.theme}</p>
      </header>
    </>
  );
}
