import {
  DEMO_SORTS,
  type DemoFilter,
  NO_DEMO_FILTER,
  toDemoFilterParams,
} from '@nettobonus/domain/demo-games/demo-filter';
import { VOLATILITIES } from '@nettobonus/domain/demo-games/volatility';
import type { Market } from '@nettobonus/domain/markets/market';
import { toSlug } from '@nettobonus/domain/shared/slug';
import type { ReactNode, Ref } from 'react';
import { formatPlural } from '../../i18n/message.ts';
import { Icon } from '../../ui/icon.tsx';
import { InPlaceLink } from '../../ui/in-place-link.tsx';
import type { GameListMessages } from './game-list-messages.ts';

interface GameFiltersProps {
  filter: DemoFilter;
  studios: readonly string[];
  count: number;
  path: string;
  market: Market;
  messages: GameListMessages;
  form: Ref<HTMLFormElement>;
  /** Called when a field has changed. */
  onFieldChange: () => void;
  onFollow: (filter: DemoFilter) => void;
}

/** A form and links, which also work without scripts: the URL holds the filter. */
export function GameFilters(props: GameFiltersProps) {
  const { filter, studios, count, path, market, messages, form, onFieldChange, onFollow } = props;
  return (
    <div className="game-tools">
      <form
        action={path}
        aria-label={messages.filterForm}
        onChange={onFieldChange}
        onSubmit={(event) => event.preventDefault()}
        ref={form}
      >
        <label className="field field-search">
          <span className="sr-only">{messages.searchGame}</span>
          <input
            autoComplete="off"
            defaultValue={filter.game}
            name="game"
            placeholder={messages.searchPlaceholder}
            type="search"
          />
          <Icon name="search" size={18} />
        </label>
        <SelectField chosen={filter.studio} label={messages.studio} name="studio">
          <option value={NO_DEMO_FILTER.studio}>{messages.allStudios}</option>
          {studios.map((studio) => (
            <option key={studio} value={toSlug(studio)}>
              {studio}
            </option>
          ))}
        </SelectField>
        <SelectField chosen={filter.sort} label={messages.sort} name="sort">
          {DEMO_SORTS.map((sort) => (
            <option key={sort} value={sort}>
              {messages[`sort_${sort}`]}
            </option>
          ))}
        </SelectField>
        {filter.volatility !== 'all' && <input name="volatility" type="hidden" value={filter.volatility} />}
        <noscript>
          <button className="button button-line" type="submit">
            {messages.apply}
          </button>
        </noscript>
      </form>
      <nav aria-label={messages.volatility}>
        <ul className="levels">
          {(['all', ...VOLATILITIES] as const).map((volatility) => (
            <li key={volatility}>
              <InPlaceLink
                aria-current={volatility === filter.volatility ? 'true' : undefined}
                href={toGamesHref(path, { ...filter, volatility })}
                onFollow={() => onFollow({ ...filter, volatility })}
              >
                {messages[`volatility_${volatility}`]}
              </InPlaceLink>
            </li>
          ))}
        </ul>
      </nav>
      <p role="status">{formatPlural(messages.gameCount, count, market)}</p>
    </div>
  );
}

export function toGamesHref(path: string, filter: DemoFilter): string {
  const query = String(toDemoFilterParams(filter));
  return query ? `${path}?${query}` : path;
}

interface SelectFieldProps {
  name: keyof DemoFilter;
  label: string;
  chosen: string;
  children: ReactNode;
}

function SelectField({ name, label, chosen, children }: SelectFieldProps) {
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

interface NoGamesProps {
  path: string;
  messages: GameListMessages;
  onClear: () => void;
}

/** Empty state, with a link that clears the filters. */
export function NoGames({ path, messages, onClear }: NoGamesProps) {
  return (
    <div className="no-games">
      <h2>{messages.noGames}</h2>
      <p>{messages.noGamesText}</p>
      <InPlaceLink className="button button-line" href={path} onFollow={onClear}>
        {messages.clear}
      </InPlaceLink>
    </div>
  );
}
