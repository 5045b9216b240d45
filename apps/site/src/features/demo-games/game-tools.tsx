import {
  DEMO_SORTS,
  type DemoFilter,
  NO_DEMO_FILTER,
  writeDemoFilter,
} from '@nettobonus/domain/demo-games/demo-filter';
import { VOLATILITIES } from '@nettobonus/domain/demo-games/demo-game';
import { toSlug } from '@nettobonus/domain/shared/slug';
import type { ReactNode } from 'react';
import type { DemoWords } from '../../i18n/demo-games/words.ts';
import { formatMessage } from '../../i18n/message.ts';
import { Icon } from '../../ui/icon.tsx';

interface GameToolsProps {
  filter: DemoFilter;
  studios: readonly string[];
  count: number;
  path: string;
  words: DemoWords;
}

/** The URL holds the filter state, so a form and links are enough and no script is needed. */
export function GameTools({ filter, studios, count, path, words }: GameToolsProps) {
  return (
    <div className="game-tools">
      <form action={path} aria-label={words.filterForm}>
        <label className="field field-search">
          <span className="sr-only">{words.searchGame}</span>
          <input
            autoComplete="off"
            defaultValue={filter.game}
            name="game"
            placeholder={words.searchPlaceholder}
            type="search"
          />
          <Icon name="search" size={18} />
        </label>
        <Choice chosen={filter.studio} label={words.studio} name="studio">
          <option value={NO_DEMO_FILTER.studio}>{words.allStudios}</option>
          {studios.map((studio) => (
            <option key={studio} value={toSlug(studio)}>
              {studio}
            </option>
          ))}
        </Choice>
        <Choice chosen={filter.sort} label={words.sort} name="sort">
          {DEMO_SORTS.map((sort) => (
            <option key={sort} value={sort}>
              {words[`sort_${sort}`]}
            </option>
          ))}
        </Choice>
        {filter.volatility !== 'all' && <input name="volatility" type="hidden" value={filter.volatility} />}
        <button className="button button-line" type="submit">
          {words.apply}
        </button>
      </form>
      <nav aria-label={words.volatility}>
        <ul className="levels">
          {(['all', ...VOLATILITIES] as const).map((volatility) => (
            <li key={volatility}>
              <a
                aria-current={volatility === filter.volatility ? 'true' : undefined}
                href={hrefOf(path, { ...filter, volatility })}
              >
                {words[`volatility_${volatility}`]}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <p>{count === 1 ? words.gameCountOne : formatMessage(words.gameCount, { count })}</p>
    </div>
  );
}

function hrefOf(path: string, filter: DemoFilter): string {
  const query = String(writeDemoFilter(filter));
  return query ? `${path}?${query}` : path;
}

interface ChoiceProps {
  name: keyof DemoFilter;
  label: string;
  chosen: string;
  children: ReactNode;
}

function Choice({ name, label, chosen, children }: ChoiceProps) {
  return (
    <label className={chosen === NO_DEMO_FILTER[name] ? 'field' : 'field is-set'}>
      <span className="sr-only">{label}</span>
      <select defaultValue={chosen} name={name}>
        {children}
      </select>
      <Icon name="chevron" size={18} />
    </label>
  );
}

/** Empty state, with a link that clears the filters. */
export function NoGames({ path, words }: { path: string; words: DemoWords }) {
  return (
    <div className="no-games">
      <h2>{words.noGames}</h2>
      <p>{words.noGamesText}</p>
      <a className="button button-line" href={path}>
        {words.clear}
      </a>
    </div>
  );
}
