import { type OptionCounts, parseFilter } from '@nettobonus/domain/catalogue/casino-filter';
import { parseMoreClicks, visibleItems } from '@nettobonus/domain/shared/paging';
import { startTransition, useEffect, useEffectEvent, useRef, useState } from 'react';
import { nextPaint } from '../../client/next-paint.ts';
import { useDeposit } from '../../client/use-deposit.ts';
import { usePopState } from '../../client/use-popstate.ts';
import { useTypingPause } from '../../client/use-typing-pause.ts';
import { fetchOffers } from '../../offer-ui/offers-query.ts';
import {
  type CasinoListProps,
  countOffers,
  type FieldValues,
  getDefaultFilter,
  type ListState,
  selectOffers,
  toFilter,
  toQueryString,
} from './list-state.ts';
import type { RowOffer } from './row-offer.ts';

/** Rows rendered per batch. Small, so that rendering does not block the visitor's next input for long. */
const BATCH_ROWS = 7;

interface ShownList {
  offers: RowOffer[];
  /** How many of the offers are rendered so far. */
  rendered: number;
  /** How many offers match the filter. */
  total: number;
  /** How often the visitor has clicked "show more". */
  moreClicks: number;
}

type LoadState = { status: 'idle' | 'loading' } | { status: 'failed'; moreClicks: number };

/** The state of the list. The URL holds it, so that it can be shared and the back button works. */
export function useCasinoList({ context, category, path, initial, offers }: CasinoListProps) {
  const { market } = context;
  const defaults = getDefaultFilter(category);
  /** The values that the fields show. The list updates a moment later. */
  const [fields, setFields] = useState<FieldValues>(initial.filter);
  /** Several fields can change before the next render. */
  const latestFields = useRef<FieldValues>(initial.filter);
  const typing = useTypingPause();
  const deposit = useDeposit(context.deposit);
  /** The state that the visitor selected last. */
  const latestState = useRef<ListState>(initial);
  const [list, setList] = useState<ShownList>({
    offers,
    rendered: offers.length,
    total: initial.total,
    moreClicks: initial.moreClicks,
  });
  const [loadState, setLoadState] = useState<LoadState>({ status: 'idle' });
  const [counted, setCounted] = useState<{ counts: OptionCounts; deposit: number }>(initial);

  const isRendering = list.rendered < list.offers.length;
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

  // The deposit control updates the URL. Only sorting by net and filtering by chance depend on the deposit.
  const followDeposit = useEffectEvent(() => {
    if (deposit === latestState.current.deposit) return;
    const next = { ...latestState.current, deposit };
    latestState.current = next;
    if (next.filter.sort === 'net' || next.filter.finish !== 'all') void show(next, list.moreClicks);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the deposit changes
  useEffect(() => followDeposit(), [deposit]);

  usePopState((params) => {
    // Going back undoes a filter, but not the deposit.
    const next = { ...latestState.current, filter: parseFilter(params, defaults) };
    // A link to an anchor on this page keeps the list as it is.
    if (toQueryString(next, market, category) === toQueryString(latestState.current, market, category))
      return;
    typing.cancel();
    showFields(next.filter);
    void show(next, parseMoreClicks(params));
  });

  function showFields(values: FieldValues): void {
    latestFields.current = values;
    setFields(values);
  }

  async function show(next: ListState, moreClicks: number): Promise<void> {
    latestState.current = next;
    const isLatest = () => latestState.current.filter === next.filter;
    // Paint the field first: rendering a long list must not block typing.
    await nextPaint();
    startTransition(() => setLoadState({ status: 'loading' }));
    try {
      const all = await fetchOffers(market);
      if (!isLatest()) return;
      const state = latestState.current;
      const selected = selectOffers(all, market, category, state);
      const alreadyShown = moreClicks > 0 ? visibleItems(selected, moreClicks - 1).length : 0;
      startTransition(() => {
        setList({
          offers: visibleItems(selected, moreClicks),
          rendered: alreadyShown + BATCH_ROWS,
          total: selected.length,
          moreClicks,
        });
        setCounted({ counts: countOffers(all, market, category, state), deposit: state.deposit });
        setLoadState({ status: 'idle' });
      });
    } catch {
      if (isLatest()) setLoadState({ status: 'failed', moreClicks });
    }
  }

  /** Stores the state here and in the URL. */
  function saveState(next: ListState): void {
    const previousSearch = latestState.current.filter.search;
    latestState.current = next;
    // Typing replaces the history entry, so that the back button undoes the whole search instead of a single character.
    const isTyping = next.filter.search !== previousSearch && previousSearch !== '';
    const url = path + toQueryString(next, market, category) + location.hash;
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

  /** Fetches the full list before the visitor's first change, and counts again if the deposit has changed. */
  async function prefetch(): Promise<void> {
    const all = await fetchOffers(market);
    const state = latestState.current;
    if (counted.deposit === state.deposit) return;
    setCounted({ counts: countOffers(all, market, category, state), deposit: state.deposit });
  }

  const filter = toFilter(fields);
  /** After an error the link under the list repeats the request. */
  const nextMoreClicks = loadState.status === 'failed' ? loadState.moreClicks : list.moreClicks + 1;

  return {
    fields,
    filter,
    deposit,
    rows: list.offers.slice(0, list.rendered),
    shown: list.offers.length,
    total: list.total,
    isBusy: loadState.status === 'loading' || isRendering,
    isFailed: loadState.status === 'failed',
    nextMoreClicks,
    /** The query string of the page that the link under the list leads to without scripts. */
    moreQuery: toQueryString({ filter, deposit }, market, category, nextMoreClicks),
    counts: counted.counts,
    changeFields(values: Partial<FieldValues>): void {
      const previous = latestFields.current;
      showFields({ ...previous, ...values });
      const filterList = () => change({ ...latestState.current, filter: toFilter(latestFields.current) });
      if (latestFields.current.search === previous.search) {
        typing.cancel();
        filterList();
      } else {
        typing.afterPause(filterList);
      }
    },
    showMore: () => void show(latestState.current, nextMoreClicks),
    prefetch: () => void prefetch().catch(() => {}),
  };
}
