import type { KeyedDemoGame } from '@nettobonus/domain/demo-games/demo-game';
import type { Market } from '@nettobonus/domain/markets/market';
import type { DemoWords } from '../../i18n/demo-games/words.ts';
import { SectionHead } from '../../ui/section-head.tsx';
import { GameGrid } from './game-grid.tsx';

interface GameAboutProps {
  game: KeyedDemoGame;
  others: readonly KeyedDemoGame[];
  market: Market;
  words: DemoWords;
  gamesHref: string;
}

/** About the game, the limits of the simulator, and links to other games. */
export function GameAbout({ game, others, market, words, gamesHref }: GameAboutProps) {
  return (
    <>
      <section className="game-about">
        <h2>{words.aboutGame}</h2>
        <div>
          <p className="lead">{game.theme}</p>
          <p>
            {words.studio}: <b>{game.studio}</b>
          </p>
          <p>{words.aboutSimulator}</p>
          <p>
            <b>18+</b> {words.luckNote}
          </p>
        </div>
      </section>
      <section className="other-games">
        <SectionHead
          aside={
            <a className="link" href={gamesHref}>
              {words.allGames}
            </a>
          }
          heading={words.otherGames}
        />
        <GameGrid games={others} heading="h3" market={market} words={words} />
      </section>
    </>
  );
}
