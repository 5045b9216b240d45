import type { KeyedDemoGame } from '@nettobonus/domain/demo-games/demo-game';
import type { Market } from '@nettobonus/domain/markets/market';
import type { DemoMessages } from '../../i18n/games.ts';
import { SectionHead } from '../../ui/section-head.tsx';
import { GameGrid } from './game-grid.tsx';
import { toListedGame } from './listed-game.ts';

interface AboutGameProps {
  game: KeyedDemoGame;
  others: readonly KeyedDemoGame[];
  market: Market;
  messages: DemoMessages;
  gamesHref: string;
}

/** About the game, the limits of the simulator, and links to other games. */
export function AboutGame({ game, others, market, messages, gamesHref }: AboutGameProps) {
  return (
    <>
      <section className="game-about">
        <h2>{messages.aboutGame}</h2>
        <div>
          <p>{game.theme}</p>
          <p>
            {messages.studio}: <b>{game.studio}</b>
          </p>
          <p>{messages.aboutSimulator}</p>
          <p>
            <b>18+</b> {messages.luckNote}
          </p>
        </div>
      </section>
      <section className="other-games">
        <SectionHead
          aside={
            <a className="link" href={gamesHref}>
              {messages.allGames}
            </a>
          }
          heading={messages.otherGames}
        />
        <GameGrid
          games={others.map((other) => toListedGame(other, market))}
          heading="h3"
          market={market}
          messages={messages}
        />
      </section>
    </>
  );
}
