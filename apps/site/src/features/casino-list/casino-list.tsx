import { parseDeposit, writeDeposit } from '@nettobonus/domain/catalogue/deposit-choice';
import {
  countFilters,
  type ListingFilter,
  NO_FILTER,
  parseFilter,
} from '@nettobonus/domain/catalogue/listing-filter';
import { COMPARED_LIMIT } from '@nettobonus/domain/comparison/compared-limit';
import { writeCompared } from '@nettobonus/domain/comparison/comparison';
import type { Market } from '@nettobonus/domain/markets/market';
import { DEPOSITS } from '@nettobonus/domain/net-value/net-value';
import type { CategoryPage } from '@nettobonus/domain/routes/category';
import { shownOf } from '@nettobonus/domain/shared/paging';
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
import { type TrayMessages, trayMessagesOf } from '../../i18n/offers.ts';
import { DepositField, depositId } from '../../offer-ui/deposit-field.tsx';
import { type MarketContext, type Offer, toOfferContext } from '../../offer-ui/offer.ts';
import { Empty } from '../../ui/empty.tsx';
import { Icon } from '../../ui/icon.tsx';
import { FilterSearch, FilterSelects } from './filter-fields.tsx';
import { FilterSheet, SHEET_ID } from './filter-sheet.tsx';
import { Legend, ListHead } from './list-head.tsx';
import { fetchOffers } from './list-query.ts';
import { type ListState, readFields, selectOffers, writeState } from './list-state.ts';
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

interface ComparedCasinos {
  chosen: string[];
  limit: number;
  market: Market;
  messages: TrayMessages;
  hrefOf: (slugs: readonly string[]) => string;
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
}: CasinoListProps & { Tray: ComponentType<ComparedCasinos> }) {
  // A stable object, so that memoised rows do not render again.
  const context = useMemo(() => toOfferContext(marketContext), [marketContext]);
  const { messages, market } = context;
  const [filter, setFilter] = useState(initial.filter);
  /** The latest state. The rendered list follows a moment later. */
  const chosen = useRef<ListState>(initial);
  const [list, setList] = useState<{ offers: Offer[]; drawn: number; total: number; clicks: number } | null>(
    null,
  );
  const shown = list
    ? { count: list.offers.length, total: list.total }
    : { count: initial.shown, total: initial.total };
  const [loading, setLoading] = useState<'no' | 'yes' | 'failed'>('no');
  const filterForm = useRef<HTMLFormElement>(null);
  const compared = useSyncExternalStore(
    subscribeToChosen,
    () => document.documentElement.dataset.chosen,
    () => undefined,
  );

  // biome-ignore lint/correctness/useExhaustiveDependencies: the listener lives as long as the list
  useEffect(() => {
    // Fields and switch are usable before hydration: take over what the visitor has changed since.
    const depositIndex = DEPOSITS[market].findIndex((_, index) => depositInput(index)?.checked);
    const current = {
      filter: filterForm.current ? readFields(filterForm.current, initial.filter) : initial.filter,
      depositIndex: Math.max(depositIndex, 0),
    };
    if (writeState(current, market) !== writeState(initial, market)) change(current);
    const restoreFromUrl = () => {
      const params = new URLSearchParams(location.search);
      const next = { filter: parseFilter(params), depositIndex: parseDeposit(params, market) };
      const input = depositInput(next.depositIndex);
      if (input) input.checked = true;
      document.documentElement.dataset.deposit = String(next.depositIndex);
      // Fields skip updates while focused, so set the focused filter field here.
      const field = document.activeElement as HTMLInputElement | HTMLSelectElement | null;
      if (field && field.name in next.filter) {
        field.value = next.filter[field.name as keyof ListingFilter];
      }
      void show(next, 0);
    };
    addEventListener('popstate', restoreFromUrl);
    return () => removeEventListener('popstate', restoreFromUrl);
  }, []);

  const isDrawing = list !== null && list.drawn < list.offers.length;
  useEffect(() => {
    // Skip if a newer list has replaced this one: this batch would overwrite its rows.
    if (isDrawing) {
      startTransition(() =>
        setList((now) => (now === list ? { ...list, drawn: list.drawn + BATCH_ROWS } : now)),
      );
    }
  }, [list, isDrawing]);

  async function show(next: ListState, clicks: number): Promise<void> {
    chosen.current = next;
    // Paint the field first: rendering a long list must not block typing.
    await nextPaint();
    startTransition(() => {
      setFilter(next.filter);
      setLoading('yes');
    });
    try {
      const offers = await fetchOffers(market);
      if (chosen.current.filter !== next.filter) return;
      const selected = selectOffers(offers, market, category, next);
      startTransition(() => {
        const alreadyShown = clicks > 0 ? shownOf(selected, clicks - 1).length : 0;
        setList({
          offers: shownOf(selected, clicks),
          drawn: alreadyShown + BATCH_ROWS,
          total: selected.length,
          clicks,
        });
        setLoading('no');
      });
    } catch {
      setLoading('failed');
    }
  }

  /** Stores the state here and in the URL. */
  function saveState(next: ListState): void {
    const before = chosen.current.filter.search;
    chosen.current = next;
    // Typing replaces the history entry, so that the back button undoes the whole search instead of a letter.
    const isTyping = next.filter.search !== before && before !== '';
    const address = path + writeState(next, market) + location.hash;
    void nextPaint().then(() => {
      if (address === location.pathname + location.search + location.hash) return;
      if (isTyping) history.replaceState(null, '', address);
      else history.pushState(null, '', address);
    });
  }

  function change(next: ListState): void {
    saveState(next);
    void show(next, 0);
  }

  function changeDeposit(depositIndex: number): void {
    const next = { ...chosen.current, depositIndex };
    // CSS switches the figures. Only the order by net depends on the deposit.
    if (next.filter.sort === 'net') change(next);
    else saveState(next);
  }

  const compareHref = (slugs: readonly string[]) =>
    comparePath + writeCompared(slugs, writeDeposit(chosen.current.depositIndex, market));
  const changeFilter = (next: ListingFilter) => change({ ...chosen.current, filter: next });
  const fields = { filter, market, messages };
  // Fetch the full list before the visitor's first change.
  const prefetch = () => void fetchOffers(market).catch(() => {});

  const form = {
    action: `${path}#${LIST_ID}`,
    onChange: ({ currentTarget }: FormEvent<HTMLFormElement>) =>
      changeFilter(readFields(currentTarget, chosen.current.filter)),
    onFocus: prefetch,
    onPointerEnter: prefetch,
    onSubmit: (event: FormEvent<HTMLFormElement>) => {
      event.preventDefault();
      event.currentTarget.closest('dialog')?.close();
    },
  };

  return (
    <>
      <form {...form}>
        <div className="filter-phone">
          <FilterSearch {...fields} isLabelled={false} />
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
      <form aria-label={messages.filterForm} className="filters" ref={filterForm} {...form}>
        <FilterSelects {...fields} />
        <FilterSearch {...fields} isLabelled />
        <noscript>
          <button className="button button-line" type="submit">
            {messages.apply}
          </button>
        </noscript>
      </form>
      <FilterSheet
        form={form}
        clear={() => changeFilter({ ...NO_FILTER, search: chosen.current.filter.search })}
        fields={fields}
        total={shown.total}
      />
      <div className="list-bar">
        <DepositField change={changeDeposit} initial={initial.depositIndex} context={context} />
        <Legend messages={messages} />
      </div>
      <p aria-live="polite" className="sr-only">
        {formatPlural(messages.casinoCount, shown.total, market)}
      </p>
      {shown.total === 0 ? (
        <Empty heading={messages.noResults} text={messages.noResultsText}>
          <button className="button button-line" onClick={() => changeFilter(NO_FILTER)} type="button">
            {messages.clear}
          </button>
        </Empty>
      ) : (
        <>
          <ListHead context={context} />
          <div aria-busy={loading === 'yes' || isDrawing}>
            {list ? (
              <OfferRows isFiltered offers={list.offers.slice(0, list.drawn)} context={context} />
            ) : (
              children
            )}
          </div>
          <div className="more">
            {loading === 'failed' && <p role="alert">{messages.loadFailed}</p>}
            <p>{formatPlural(messages.shownOf, shown.total, market, { shown: shown.count })}</p>
            <progress aria-hidden="true" max={shown.total} value={shown.count} />
            {shown.count < shown.total && (
              <button
                className="button button-line"
                onClick={() => void show(chosen.current, (list?.clicks ?? 0) + 1)}
                type="button"
              >
                {loading === 'failed' ? messages.retry : messages.showMore}
              </button>
            )}
          </div>
        </>
      )}
      {compared && (
        <Suspense>
          <Tray
            chosen={compared.split(',')}
            hrefOf={compareHref}
            limit={COMPARED_LIMIT}
            loadOffers={fetchOffers}
            market={market}
            messages={trayMessagesOf(market)}
          />
        </Suspense>
      )}
    </>
  );
}
