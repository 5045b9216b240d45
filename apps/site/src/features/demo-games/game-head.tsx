import type { DemoGame } from '@nettobonus/domain/demo-games/demo-game';
import type { Market } from '@nettobonus/domain/markets/market';
import { pathFor } from '@nettobonus/domain/routes/routes';
import { formatDecimal } from '../../i18n/format.ts';
import type { DemoMessages } from '../../i18n/games.ts';
import { formatMessage } from '../../i18n/message.ts';
import type { ShellMessages } from '../../i18n/shell.ts';
import { Breadcrumb } from '../../ui/breadcrumb.tsx';

interface GameHeadProps {
  game: DemoGame;
  market: Market;
  messages: Pick<DemoMessages, 'playMoney'>;
  shellMessages: ShellMessages;
  /** The page that lists all games. */
  parent: { label: string; href: string };
}

export function GameHead({ game, market, messages, shellMessages, parent }: GameHeadProps) {
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
        {/* One sentence, so that the reels and their buttons fit on a phone's first screen. */}
        <p className="lead">
          {formatMessage(messages.playMoney, { percent: formatDecimal(game.rtpPercent) })}
        </p>
      </header>
    </>
  );
}
