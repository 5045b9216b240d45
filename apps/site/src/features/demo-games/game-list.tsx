import {
  type DemoFilter,
  filterDemoGames,
  NO_DEMO_FILTER,
  parseDemoFilter,
} from '@nettobonus/domain/demo-games/demo-filter';
import type { Market } from '@nettobonus/domain/markets/market';
import { useRef, useState } from 'react';
import { useOnHydration } from '../../client/use-on-hydration.ts';
import { usePopState } from '../../client/use-popstate.ts';
import { GameFilters, NoGames, toGamesHref } from './game-filters.tsx';
import { GameGrid } from './game-grid.tsx';
import type { GameListMessages } from './game-list-messages.ts';
import type { ListedGame } from './listed-game.ts';

export interface GameListProps {
  games: readonly ListedGame[];
  studios: readonly string[];
  /** The filter of the requested URL. */
  filter: DemoFilter;
  /** The page's path, without the query string. */
  path: string;
  market: Market;
  messages: GameListMessages;
}

/** The demo games that match the visitor's filter. The URL always contains it. */
export function GameList({ games, studios, filter: requested, path, market, messages }: GameListProps) {
  const [filter, setFilter] = useState(requested);
  // The fields are uncontrolled: visitors may use them before hydration, which must not reset them.
  const form = useRef<HTMLFormElement>(null);
  const shown = filterDemoGames(games, filter, market);

  function change(next: DemoFilter): void {
    setFilter(next);
    const href = toGamesHref(path, next);
    if (href === toGamesHref(path, filter)) return;
    // Typing replaces the history entry, so that the back button undoes the whole search instead of a single character.
    const isTyping = filter.game !== '' && next.game !== filter.game;
    if (isTyping) history.replaceState(null, '', href);
    else history.pushState(null, '', href);
  }

  function adoptFields(): void {
    if (!form.current) return;
    const params = new URLSearchParams();
    for (const [name, value] of new FormData(form.current)) params.set(name, String(value));
    params.set('volatility', filter.volatility);
    change(parseDemoFilter(params, studios));
  }

  function fillFields(next: DemoFilter): void {
    for (const name of ['game', 'studio', 'sort'] as const) {
      const field = form.current?.elements.namedItem(name) as HTMLInputElement | HTMLSelectElement | null;
      if (field) field.value = next[name];
    }
  }

  useOnHydration(adoptFields);
  usePopState((params) => {
    const restored = parseDemoFilter(params, studios);
    fillFields(restored);
    setFilter(restored);
  });

  return (
    <>
      <GameFilters
        count={shown.length}
        filter={filter}
        form={form}
        market={market}
        messages={messages}
        onFieldChange={adoptFields}
        onFollow={change}
        path={path}
        studios={studios}
      />
      {shown.length > 0 ? (
        <GameGrid games={shown} heading="h2" market={market} messages={messages} />
      ) : (
        <NoGames
          messages={messages}
          onClear={() => {
            fillFields(NO_DEMO_FILTER);
            change(NO_DEMO_FILTER);
            (form.current?.elements.namedItem('game') as HTMLInputElement | null)?.focus();
          }}
          path={path}
        />
      )}
    </>
  );
}
