import type { DemoGame } from '@nettobonus/domain/demo-games/demo-game';
import type { Market } from '@nettobonus/domain/markets/market';
import { pathFor } from '@nettobonus/domain/routes/routes';
import type { DemoWords } from '../../i18n/demo-games/words.ts';
import { formatDecimal } from '../../i18n/format.ts';
import { formatMessage } from '../../i18n/message.ts';
import type { Messages } from '../../i18n/messages.ts';
import { Breadcrumb } from '../../ui/breadcrumb.tsx';

interface GameHeadProps {
  game: DemoGame;
  market: Market;
  messages: Messages;
  words: DemoWords;
  /** The page that lists all games. */
  parent: { label: string; href: string };
}

export function GameHead({ game, market, messages, words, parent }: GameHeadProps) {
  return (
    <>
      <Breadcrumb
        current={game.name}
        homeHref={pathFor('home', market)}
        messages={messages}
        parent={parent}
      />
      <header className="demo-head">
        <h1>{game.name}</h1>
        <p className="lead">{formatMessage(words.lead, { percent: formatDecimal(game.rtpPercent) })}</p>
      </header>
    </>
  );
}
