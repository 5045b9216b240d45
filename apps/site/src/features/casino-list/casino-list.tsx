import { parseDeposit, toDepositParam } from '@nettobonus/domain/catalogue/deposit-choice';
import {
  countFilters,
  type ListingFilter,
  NO_FILTER,
  parseFilter,
} from '@nettobonus/domain/catalogue/listing-filter';
import { formatComparisonQuery } from '@nettobonus/domain/comparison/comparison';
import { COMPARISON_LIMIT } from '@nettobonus/domain/comparison/comparison-limit';
import type { Market } from '@nettobonus/domain/markets/market';
import { DEPOSITS } from '@nettobonus/domain/net-value/net-value';
import type { CategoryPage } from '@nettobonus/domain/routes/category';
import { visibleItems } from '@nettobonus/domain/shared/paging';
import {
  type ComponentType,
  type FormEvent,
  type ReactNode,
  Suspense,
  startTransition,
  useEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { formatPlural } from '../../i18n/message.ts';
import { getTrayMessages, type TrayMessages } from '../../i18n/offers.ts';
import { DepositField, depositId } from '../../offer-ui/deposit-field.tsx';
import { type MarketContext, type Offer, toOfferContext } from '../../offer-ui/offer.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Icon } from '../../ui/icon.tsx';
import { FilterSearch, FilterSelects } from './filter-fields.tsx';
import { FilterSheet, SHEET_ID } from './filter-sheet.tsx';
import { Legend, ListHead } from './list-head.tsx';
import { fetchOffers } from './list-query.ts';
import { type ListState, readFields, selectOffers, toQueryString } from './list-state.ts';
import { OfferRows } from './offer-rows.tsx';

const depositInput = (index: number) => document.getElementById(depositId(index)) as HTMLInputElement | null;
export const LIST_ID = 'kaikki-kasinot';
/** Rows rendered per batch. Small, so that rendering does not block the visitor's next input for long. */
const BATCH_ROWS = 7;

/** Resolves after the browser has painted the last change. */
function nextPaint(): Promise<void> {
  return new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
}

function subscribeToChosen(notify: () => void): () => void {
  document.addEventListener('chosen', notify);
  return () => document.removeEventListener('chosen', notify);
}

interface TrayProps {
  chosen: string[];
  limit: number;
  market: Market;
  messages: TrayMessages;
  getCompareHref: (slugs: readonly string[]) => string;
  loadOffers: (market: Market) => Promise<Offer[]>;
}

export interface CasinoListProps {
  marketContext: MarketContext;
  category: CategoryPage | null;
  /** The page's path, without the query string. */
  path: string;
  /** The path of the comparison page. */
  comparePath: string;
  /** The server-rendered state, with how many of the selected offers it shows. */
  initial: ListState & { shown: number; total: number };
  /** The server-rendered rows. They stay until the visitor changes the filter. */
  children?: ReactNode;
}

/** The list with its filters. The URL holds the state, so that it can be shared and the back button works. */
export function CasinoList({
  marketContext,
  category,
  path,
  comparePath,
  initial,
  Tray,
  children,
}: CasinoListProps & { Tray: ComponentType<TrayProps> }) {
  // A stable object, so that memoised rows do not re-render.
  const context = useMemo(() => toOfferContext(marketContext), [marketContext]);
  const { messages, market } = context;
  const [filter, setFilter] = useState(initial.filter);
  /** The state that the visitor selected last. The rendered list follows a moment later. */
  const latestState = useRef<ListState>(initial);
  const [list, setList] = useState<{
    offers: Offer[];
    rendered: number;
    total: number;
    showMoreClicks: number;
  } | null>(null);
  const shown = list
    ? { count: list.offers.length, total: list.total }
    : { count: initial.shown, total: initial.total };
  const [loadState, setLoadState] = useState<'idle' | 'loading' | 'failed'>('idle');
  const filterForm = useRef<HTMLFormElement>(null);
  const compared = useSyncExternalStore(
    subscribeToChosen,
    () => document.documentElement.dataset.chosen,
    () => undefined,
  );

  // biome-ignore lint/correctness/useExhaustiveDependencies: the listener lives as long as the list
  useEffect(() => {
    // The fields and the deposit switch are usable before hydration: adopt the visitor's changes since then.
    const depositIndex = DEPOSITS[market].findIndex((_, index) => depositInput(index)?.checked);
    const current = {
      filter: filterForm.current ? readFields(filterForm.current, initial.filter) : initial.filter,
      depositIndex: Math.max(depositIndex, 0),
    };
    if (toQueryString(current, market) !== toQueryString(initial, market)) change(current);
    const restoreFromUrl = () => {
      const params = new URLSearchParams(location.search);
      const next = { filter: parseFilter(params), depositIndex: parseDeposit(params, market) };
      const input = depositInput(next.depositIndex);
      if (input) input.checked = true;
      document.documentElement.dataset.deposit = String(next.depositIndex);
      // A focused field ignores updates, so set its value here.
      const field = document.activeElement as HTMLInputElement | HTMLSelectElement | null;
      if (field && field.name in next.filter) {
        field.value = next.filter[field.name as keyof ListingFilter];
      }
      void show(next, 0);
    };
    addEventListener('popstate', restoreFromUrl);
    return () => removeEventListener('popstate', restoreFromUrl);
  }, []);

  const isRendering = list !== null && list.rendered < list.offers.length;
  useEffect(() => {
    // Skip if a newer list has replaced this one: this batch would overwrite its rows.
    if (isRendering) {
      startTransition(() =>
        setList((current) =>
          current === list ? { ...list, rendered: list.rendered + BATCH_ROWS } : current,
        ),
      );
    }
  }, [list, isRendering]);

  async function show(next: ListState, showMoreClicks: number): Promise<void> {
    latestState.current = next;
    // Paint the field first: rendering a long list must not block typing.
    await nextPaint();
    startTransition(() => {
      setFilter(next.filter);
      setLoadState('loading');
    });
    try {
      const offers = await fetchOffers(market);
      if (latestState.current.filter !== next.filter) return;
      const selected = selectOffers(offers, market, category, next);
      startTransition(() => {
        const alreadyShown = showMoreClicks > 0 ? visibleItems(selected, showMoreClicks - 1).length : 0;
        setList({
          offers: visibleItems(selected, showMoreClicks),
          rendered: alreadyShown + BATCH_ROWS,
          total: selected.length,
          showMoreClicks,
        });
        setLoadState('idle');
      });
    } catch {
      setLoadState('failed');
    }
  }

  /** Stores the state here and in the URL. */
  function saveState(next: ListState): void {
    const previousSearch = latestState.current.filter.search;
    latestState.current = next;
    // Typing replaces the history entry, so that the back button undoes the whole search instead of a single character.
    const isTyping = next.filter.search !== previousSearch && previousSearch !== '';
    const url = path + toQueryString(next, market) + location.hash;
    void nextPaint().then(() => {
      if (url === location.pathname + location.search + location.hash) return;
      if (isTyping) history.replaceState(null, '', url);
      else history.pushState(null, '', url);
    });
  }

  function change(next: ListState): void {
    saveState(next);
    void show(next, 0);
  }

  function changeDeposit(depositIndex: number): void {
    const next = { ...latestState.current, depositIndex };
    // CSS switches the figures. Only sorting by net depends on the deposit.
    if (next.filter.sort === 'net') change(next);
    else saveState(next);
  }

  const getCompareHref = (slugs: readonly string[]) =>
    comparePath + formatComparisonQuery(slugs, toDepositParam(latestState.current.depositIndex, market));
  const changeFilter = (next: ListingFilter) => change({ ...latestState.current, filter: next });
  const fieldProps = { filter, market, messages };
  // Fetch the full list before the visitor's first change.
  const prefetch = () => void fetchOffers(market).catch(() => {});

  const formProps = {
    action: `${path}#${LIST_ID}`,
    onChange: ({ currentTarget }: FormEvent<HTMLFormElement>) =>
      changeFilter(readFields(currentTarget, latestState.current.filter)),
    onFocus: prefetch,
    onPointerEnter: prefetch,
    onSubmit: (event: FormEvent<HTMLFormElement>) => {
      event.preventDefault();
      event.currentTarget.closest('dialog')?.close();
    },
  };

  return (
    <>
      <form {...formProps}>
        <div className="filter-phone">
          <FilterSearch {...fieldProps} isLabelled={false} />
          <button
            className="button button-line"
            {...{ command: 'show-modal', commandfor: SHEET_ID }}
            type="button"
          >
            <Icon name="filter" size={18} />
            {messages.filter} <span className="num">({countFilters(filter)})</span>
          </button>
        </div>
      </form>
      <form aria-label={messages.filterForm} className="filters" ref={filterForm} {...formProps}>
        <FilterSelects {...fieldProps} />
        <FilterSearch {...fieldProps} isLabelled />
        <noscript>
          <button className="button button-line" type="submit">
            {messages.apply}
          </button>
        </noscript>
      </form>
      <FilterSheet
        formProps={formProps}
        onClear={() => changeFilter({ ...NO_FILTER, search: latestState.current.filter.search })}
        fieldProps={fieldProps}
        total={shown.total}
      />
      <div className="list-bar">
        <DepositField onChange={changeDeposit} initial={initial.depositIndex} context={context} />
        <Legend messages={messages} />
      </div>
      <p aria-live="polite" className="sr-only">
        {formatPlural(messages.casinoCount, shown.total, market)}
      </p>
      {shown.total === 0 ? (
        <EmptyState heading={messages.noResults} text={messages.noResultsText}>
          <button className="button button-line" onClick={() => changeFilter(NO_FILTER)} type="button">
            {messages.clear}
          </button>
        </EmptyState>
      ) : (
        <>
          <ListHead context={context} />
          <div aria-busy={loadState === 'loading' || isRendering}>
            {list ? (
              <OfferRows isFiltered offers={list.offers.slice(0, list.rendered)} context={context} />
            ) : (
              children
            )}
          </div>
          <div className="more">
            {loadState === 'failed' && <p role="alert">{messages.loadFailed}</p>}
            <p>{formatPlural(messages.shownOf, shown.total, market, { shown: shown.count })}</p>
            <progress aria-hidden="true" max={shown.total} value={shown.count} />
            {shown.count < shown.total && (
              <button
                className="button button-line"
                onClick={() => void show(latestState.current, (list?.showMoreClicks ?? 0) + 1)}
                type="button"
              >
                {loadState === 'failed' ? messages.retry : messages.showMore}
              </button>
            )}
          </div>
        </>
      )}
      {compared && (
        <Suspense>
          <Tray
            chosen={compared.split(',')}
            getCompareHref={getCompareHref}
            limit={COMPARISON_LIMIT}
            loadOffers={fetchOffers}
            market={market}
            messages={getTrayMessages(market)}
          />
        </Suspense>
      )}
    </>
  );
}
