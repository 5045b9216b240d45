import type { CategoryPage } from '@nettobonus/domain/category';
import { COMPARED_LIMIT } from '@nettobonus/domain/compared-limit';
import { writeCompared } from '@nettobonus/domain/comparison';
import { parseDeposit, writeDeposit } from '@nettobonus/domain/deposit-choice';
import { countFilters, type ListingFilter, NO_FILTER, parseFilter } from '@nettobonus/domain/listing-filter';
import { DEPOSITS } from '@nettobonus/domain/net-value';
import { shownOf } from '@nettobonus/domain/paging';
import { pathFor } from '@nettobonus/domain/routes';
import {
  type FormEvent,
  lazy,
  type ReactNode,
  Suspense,
  startTransition,
  useEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { formatMessage } from '../../i18n/message.ts';
import { Empty } from '../../ui/empty.tsx';
import { Icon } from '../../ui/icon.tsx';
import { DepositField, depositId } from './deposit-field.tsx';
import { FilterSearch, FilterSelects } from './filter-fields.tsx';
import { FilterSheet, SHEET_ID } from './filter-sheet.tsx';
import { Legend, ListHead } from './list-head.tsx';
import { fetchOffers } from './list-query.ts';
import { type ListState, readFields, selectOffers, writeState } from './list-state.ts';
import { type MarketContext, type Offer, toOfferContext } from './offer.ts';
import { OfferRows } from './offer-rows.tsx';

const depositInput = (index: number) => document.getElementById(depositId(index)) as HTMLInputElement | null;
export const LIST_ID = 'kaikki-kasinot';
/** So many rows are put into the page at once: what a visitor does next is never held up for long. */
const ROWS_AT_ONCE = 7;

/** Resolves when the browser has shown what was last changed. */
function nextPaint(): Promise<void> {
  return new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
}

/** Comes, with its style, when a casino is chosen for comparison. */
const CompareTray = lazy(async () => ({ default: (await import('./compare-tray.tsx')).CompareTray }));

function onChosen(tell: () => void): () => void {
  document.addEventListener('chosen', tell);
  return () => document.removeEventListener('chosen', tell);
}

export interface CasinoListProps {
  marketContext: MarketContext;
  category: CategoryPage | null;
  /** The address of the page, without its query. */
  path: string;
  /** What the server shows: so many of the offers that the state selects. */
  initial: ListState & { shown: number; total: number };
  /** The rows as the server made them. They stay as they are until something is chosen. */
  children?: ReactNode;
}

/** The list with its filters. The address holds the state, so that it can be shared and gone back to. */
export function CasinoList({ marketContext, category, path, initial, children }: CasinoListProps) {
  // The same object each time: rows that did not change are not drawn again.
  const context = useMemo(() => toOfferContext(marketContext), [marketContext]);
  const { words, market } = context;
  const [filter, setFilter] = useState(initial.filter);
  /** What was chosen last; the list shows it a moment later. */
  const chosen = useRef<ListState>(initial);
  const [list, setList] = useState<{ offers: Offer[]; drawn: number; total: number; clicks: number } | null>(
    null,
  );
  const shown = list
    ? { count: list.offers.length, total: list.total }
    : { count: initial.shown, total: initial.total };
  const [loading, setLoading] = useState<'no' | 'yes' | 'failed'>('no');
  const bar = useRef<HTMLFormElement>(null);
  const compared = useSyncExternalStore(
    onChosen,
    () => document.documentElement.dataset.chosen,
    () => undefined,
  );

  // biome-ignore lint/correctness/useExhaustiveDependencies: the listener lives as long as the list
  useEffect(() => {
    // Fields and switch work before this script does: what was chosen meanwhile counts.
    const depositIndex = DEPOSITS[market].findIndex((_, index) => depositInput(index)?.checked);
    const met = {
      filter: bar.current ? readFields(bar.current, initial.filter) : initial.filter,
      depositIndex: Math.max(depositIndex, 0),
    };
    if (writeState(met, market) !== writeState(initial, market)) change(met);
    const goBack = () => {
      const params = new URLSearchParams(location.search);
      const next = { filter: parseFilter(params), depositIndex: parseDeposit(params, market) };
      const input = depositInput(next.depositIndex);
      if (input) input.checked = true;
      document.documentElement.dataset.deposit = String(next.depositIndex);
      // Whatever else has the focus has no name of a filter.
      const field = document.activeElement as HTMLInputElement | HTMLSelectElement | null;
      if (field && field.name in next.filter) {
        field.value = next.filter[field.name as keyof ListingFilter];
      }
      void show(next, 0);
    };
    addEventListener('popstate', goBack);
    return () => removeEventListener('popstate', goBack);
  }, []);

  const isDrawing = list !== null && list.drawn < list.offers.length;
  useEffect(() => {
    // Not where another list is on its way already: its rows would be replaced by these.
    if (isDrawing) {
      startTransition(() =>
        setList((now) => (now === list ? { ...list, drawn: list.drawn + ROWS_AT_ONCE } : now)),
      );
    }
  }, [list, isDrawing]);

  async function show(next: ListState, clicks: number): Promise<void> {
    chosen.current = next;
    // The field has answered by itself, the rest follows: a long list must not hold up what is typed.
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
        const kept = clicks > 0 ? shownOf(selected, clicks - 1).length : 0;
        setList({
          offers: shownOf(selected, clicks),
          drawn: kept + ROWS_AT_ONCE,
          total: selected.length,
          clicks,
        });
        setLoading('no');
      });
    } catch {
      setLoading('failed');
    }
  }

  /** Keeps what is chosen, here and in the address. */
  function remember(next: ListState): void {
    const before = chosen.current.filter.search;
    chosen.current = next;
    // What is typed replaces the address, so that going back leaves the search instead of a letter.
    const isTyping = next.filter.search !== before && before !== '';
    const address = path + writeState(next, market) + location.hash;
    void nextPaint().then(() => {
      if (address === location.pathname + location.search + location.hash) return;
      if (isTyping) history.replaceState(null, '', address);
      else history.pushState(null, '', address);
    });
  }

  function change(next: ListState): void {
    remember(next);
    void show(next, 0);
  }

  function changeDeposit(depositIndex: number): void {
    const next = { ...chosen.current, depositIndex };
    // The stylesheet switches the figures; only an order by net is another one now.
    if (next.filter.sort === 'net') change(next);
    else remember(next);
  }

  const compareHref = (slugs: readonly string[]) =>
    pathFor('vertailu', market) + writeCompared(slugs, writeDeposit(chosen.current.depositIndex, market));
  const changeFilter = (next: ListingFilter) => change({ ...chosen.current, filter: next });
  const fields = { filter, words };
  // The rest of the list is on its way before the first choice is made.
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
            {words.filter} <span className="num">({countFilters(filter)})</span>
          </button>
        </div>
      </form>
      <form aria-label={words.filterForm} className="filters" ref={bar} {...form}>
        <FilterSelects {...fields} />
        <FilterSearch {...fields} isLabelled />
        <noscript>
          <button className="button button-line" type="submit">
            {words.apply}
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
        <Legend words={words} />
      </div>
      <p aria-live="polite" className="sr-only">
        {formatMessage(words.casinoCount, { count: shown.total })}
      </p>
      {shown.total === 0 ? (
        <Empty heading={words.noResults} text={words.noResultsText}>
          <button className="button button-line" onClick={() => changeFilter(NO_FILTER)} type="button">
            {words.clear}
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
            {loading === 'failed' && <p role="alert">{words.loadFailed}</p>}
            <p>{formatMessage(words.shownOf, { shown: shown.count, total: shown.total })}</p>
            <progress aria-hidden="true" max={shown.total} value={shown.count} />
            {shown.count < shown.total && (
              <button
                className="button button-line"
                onClick={() => void show(chosen.current, (list?.clicks ?? 0) + 1)}
                type="button"
              >
                {loading === 'failed' ? words.retry : words.showMore}
              </button>
            )}
          </div>
        </>
      )}
      {compared && (
        <Suspense>
          <CompareTray
            chosen={compared.split(',')}
            hrefOf={compareHref}
            limit={COMPARED_LIMIT}
            loadOffers={fetchOffers}
            market={market}
          />
        </Suspense>
      )}
    </>
  );
}
