import { type CasinoFilter, listActiveFilters, NO_FILTER } from '@nettobonus/domain/catalogue/casino-filter';
import type { Market } from '@nettobonus/domain/markets/market';
import type { Ref } from 'react';
import type { OfferMessages } from '../../i18n/offers.ts';
import { Icon } from '../../ui/icon.tsx';
import { InPlaceLink } from '../../ui/in-place-link.tsx';
import { formatOption } from './option-label.ts';

/** The sort orders that are one tap away. The dropdown has all of them. */
const QUICK_SORTS = ['net', 'rating', 'newest'] as const;

/** Excludes links from prefetching: with scripts, no visitor loads those pages. */
const LINK_REL = 'nofollow';

interface ListToolsProps {
  ref: Ref<HTMLDivElement>;
  filter: CasinoFilter;
  market: Market;
  messages: OfferMessages;
  /** `9 kasinoa` */
  count: string;
  /** Whether to show the count. On the home page the heading of the list does. */
  showsCount: boolean;
  hrefFor: (filter: CasinoFilter) => string;
  onSort: (sort: CasinoFilter['sort']) => void;
  /** Called with the filter without those that the visitor removes. */
  onRemove: (filter: CasinoFilter) => void;
}

/** What the list shows: the number of casinos, their order, and the chosen filters. */
export function ListTools(props: ListToolsProps) {
  const { ref, filter, market, messages, count, showsCount, hrefFor, onSort, onRemove } = props;
  const active = listActiveFilters(filter);
  const cleared = { ...NO_FILTER, sort: filter.sort, search: filter.search };
  const removalProps = (changed: CasinoFilter) => ({
    href: hrefFor(changed),
    onFollow: () => onRemove(changed),
    rel: LINK_REL,
  });
  return (
    // Receives the focus when the sheet closes, and when a chip disappears.
    // biome-ignore lint/a11y/useSemanticElements: a fieldset groups form fields; these are links.
    <div aria-label={count} className="list-tools" ref={ref} role="group" tabIndex={-1}>
      <p aria-live="polite" className={showsCount ? 'list-count' : 'sr-only'}>
        {count}
      </p>
      <nav aria-label={messages.sort} className="segments">
        {QUICK_SORTS.map((sort) => (
          <InPlaceLink
            aria-current={sort === filter.sort ? 'true' : undefined}
            href={hrefFor({ ...filter, sort })}
            key={sort}
            onFollow={() => onSort(sort)}
            rel={LINK_REL}
          >
            {formatOption('sort', sort, messages, market)}
          </InPlaceLink>
        ))}
      </nav>
      {active.length > 0 && (
        <ul aria-label={messages.chosenFilters} className="filter-chips">
          {active.map((name) => (
            <li key={name}>
              <InPlaceLink className="filter-chip" {...removalProps({ ...filter, [name]: NO_FILTER[name] })}>
                <span className="sr-only">{`${messages.removeFilter} `}</span>
                {`${messages[name]}: ${formatOption(name, filter[name], messages, market)}`}
                <Icon name="close" size={14} />
              </InPlaceLink>
            </li>
          ))}
          {active.length > 1 && (
            <li>
              <InPlaceLink className="link" {...removalProps(cleared)}>
                {messages.removeAllFilters}
              </InPlaceLink>
            </li>
          )}
        </ul>
      )}
    </div>
  );
}
