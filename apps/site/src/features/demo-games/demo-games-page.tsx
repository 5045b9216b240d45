import { type DemoFilter, filterDemoGames } from '@nettobonus/domain/demo-games/demo-filter';
import type { KeyedDemoGame } from '@nettobonus/domain/demo-games/demo-game';
import type { Market } from '@nettobonus/domain/markets/market';
import type { PageText } from '@nettobonus/domain/publishing/page-text';
import { pathFor } from '@nettobonus/domain/routes/routes';
import type { DemoMessages } from '../../i18n/games.ts';
import type { ShellMessages } from '../../i18n/shell.ts';
import { Breadcrumb } from '../../ui/breadcrumb.tsx';
import { GameFilters, NoGames } from './game-filters.tsx';
import { GameGrid } from './game-grid.tsx';

interface DemoGamesPageProps {
  text: PageText;
  games: readonly KeyedDemoGame[];
  studios: readonly string[];
  filter: DemoFilter;
  market: Market;
  shellMessages: ShellMessages;
  messages: DemoMessages;
}

export function DemoGamesPage({
  text,
  games,
  studios,
  filter,
  market,
  shellMessages,
  messages,
}: DemoGamesPageProps) {
  const path = pathFor('demo-games', market);
  const matches = filterDemoGames(games, filter, market);
  return (
    <div className="wrap">
      <Breadcrumb current={text.heading} homeHref={pathFor('home', market)} messages={shellMessages} />
      <header className="demo-head">
        <h1>{text.heading}</h1>
        <p className="lead">{text.lead}</p>
      </header>
      <GameFilters
        count={matches.length}
        filter={filter}
        path={path}
        studios={studios}
        market={market}
        messages={messages}
      />
      {matches.length > 0 ? (
        <GameGrid games={matches} heading="h2" market={market} messages={messages} />
      ) : (
        <NoGames path={path} messages={messages} />
      )}
      <p className="luck-note">
        <b>18+</b> {messages.luckNote}
      </p>
      <section className="demo-figure">
        <h2>{messages.returnAndVolatilityHeading}</h2>
        <div className="prose">
          {text.intro.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      </section>
    </div>
  );
}
