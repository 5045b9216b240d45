import { type DemoFilter, filterDemoGames } from '@nettobonus/domain/demo-games/demo-filter';
import type { KeyedDemoGame } from '@nettobonus/domain/demo-games/demo-game';
import type { Market } from '@nettobonus/domain/markets/market';
import type { PageText } from '@nettobonus/domain/publishing/page-text';
import { pathFor } from '@nettobonus/domain/routes/routes';
import type { DemoWords } from '../../i18n/demo-games/words.ts';
import type { Messages } from '../../i18n/messages.ts';
import { Breadcrumb } from '../../ui/breadcrumb.tsx';
import { GameGrid } from './game-grid.tsx';
import { GameTools, NoGames } from './game-tools.tsx';

interface DemoGamesPageProps {
  text: PageText;
  games: readonly KeyedDemoGame[];
  studios: readonly string[];
  filter: DemoFilter;
  market: Market;
  messages: Messages;
  words: DemoWords;
}

export function DemoGamesPage({ text, games, studios, filter, market, messages, words }: DemoGamesPageProps) {
  const path = pathFor('demo-games', market);
  const matches = filterDemoGames(games, filter, market);
  return (
    <div className="wrap">
      <Breadcrumb current={text.heading} homeHref={pathFor('home', market)} messages={messages} />
      <header className="demo-head">
        <h1>{text.heading}</h1>
        <p className="lead">{text.lead}</p>
      </header>
      <GameTools count={matches.length} filter={filter} path={path} studios={studios} words={words} />
      {matches.length > 0 ? (
        <GameGrid games={matches} heading="h2" market={market} words={words} />
      ) : (
        <NoGames path={path} words={words} />
      )}
      <p className="luck-note">
        <b>18+</b> {words.luckNote}
      </p>
      <section className="demo-reading">
        <h2>{words.readingHeading}</h2>
        <div className="prose">
          {text.intro.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      </section>
    </div>
  );
}
