import type { CategoryPage } from '@nettobonus/domain/category';
import { countFilters, type ListingFilter, NO_FILTER, parseFilter } from '@nettobonus/domain/listing-filter';
import { DEPOSITS } from '@nettobonus/domain/net-value';
import { shownOf } from '@nettobonus/domain/paging';
import { type ReactNode, startTransition, useEffect, useMemo, useState } from 'react';
import { formatMoney } from '../../i18n/format.ts';
import { say } from '../../i18n/message.ts';
import { Icon } from '../../ui/icon.tsx';
import { EmptyList } from './empty-list.tsx';
import { FilterSearch, FilterSelects } from './filter-fields.tsx';
import { FilterSheet, SHEET_ID } from './filter-sheet.tsx';
import { Legend, ListHead } from './list-head.tsx';
import { fetchOffers } from './list-query.ts';
import { type ListState, parseDeposit, selectOffers, writeState } from './list-state.ts';
import { type Offer, type OfferPlace, toSetting } from './offer.ts';
import { OfferRows } from './offer-rows.tsx';

const depositId = (index: number) => `deposit-${index}`;
const depositInput = (index: number) => document.getElementById(depositId(index)) as HTMLInputElement | null;
export const LIST_ID = 'kaikki-kasinot';

/** Resolves when the browser has shown what was last changed. */
function nextPaint(): Promise<void> {
  return new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
}

export interface CasinoListProps {
  place: OfferPlace;
  category: CategoryPage | null;
  /** The address of the page, without its query. */
  path: string;
  /** What the server shows: so many of the offers that the state selects. */
  initial: ListState & { shown: number; total: number };
  /** The rows as the server made them. They stay as they are until something is chosen. */
  children?: ReactNode;
}

/** The list with its filters. The address holds the state, so that it can be shared and gone back to. */
export function CasinoList({ place, category, path, initial, children }: CasinoListProps) {
  // The same object each time: rows that did not change are not drawn again.
  const setting = useMemo(() => toSetting(place), [place]);
  const { words, market } = setting;
  const [state, setState] = useState<ListState>(initial);
  const [list, setList] = useState<{ offers: Offer[]; total: number; clicks: number } | null>(null);
  const shown = list
    ? { count: list.offers.length, total: list.total }
    : { count: initial.shown, total: initial.total };
  const [loading, setLoading] = useState<'no' | 'yes' | 'failed'>('no');

  // biome-ignore lint/correctness/useExhaustiveDependencies: the listener lives as long as the list
  useEffect(() => {
    // The switch works before this script does: what was chosen meanwhile counts.
    const switched = DEPOSITS[market].findIndex((_, index) => depositInput(index)?.checked);
    if (switched !== -1 && switched !== initial.depositIndex) change({ ...state, depositIndex: switched });
    const goBack = () => {
      const params = new URLSearchParams(location.search);
      const depositIndex = parseDeposit(params, market);
      const input = depositInput(depositIndex);
      if (input) input.checked = true;
      void show({ filter: parseFilter(params), depositIndex }, 0);
    };
    addEventListener('popstate', goBack);
    return () => removeEventListener('popstate', goBack);
  }, []);

  async function show(next: ListState, clicks: number): Promise<void> {
    setState(next);
    setLoading('yes');
    try {
      const offers = await fetchOffers(market);
      // The field answers at once, the rows follow: a long list must not hold up what is typed.
      await nextPaint();
      const selected = selectOffers(offers, market, category, next);
      startTransition(() => {
        setList({ offers: shownOf(selected, clicks), total: selected.length, clicks });
        setLoading('no');
      });
    } catch {
      setLoading('failed');
    }
  }

  function change(next: ListState): void {
    // What is typed replaces the address, so that going back leaves the search instead of a letter.
    const isTyping = next.filter.search !== state.filter.search && state.filter.search !== '';
    const address = path + writeState(next, market) + location.hash;
    if (isTyping) history.replaceState(null, '', address);
    else history.pushState(null, '', address);
    void show(next, 0);
  }
  const changeFilter = (filter: ListingFilter) => change({ ...state, filter });
  const fields = { filter: state.filter, words, onChange: changeFilter };
  // The rest of the list is on its way before the first choice is made.
  const prefetch = () => void fetchOffers(market).catch(() => {});

  const form = {
    action: `${path}#${LIST_ID}`,
    onFocus: prefetch,
    onPointerEnter: prefetch,
    onSubmit: (event: { preventDefault: () => void; currentTarget: HTMLFormElement }) => {
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
            {words.filter} <span className="num">({countFilters(state.filter)})</span>
          </button>
        </div>
      </form>
      <form aria-label={words.filterForm} className="filters" {...form}>
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
        clear={() => changeFilter({ ...NO_FILTER, search: state.filter.search })}
        fields={fields}
        total={shown.total}
      />
      <div className="list-bar">
        <fieldset className="deposits">
          <legend>{words.depositSwitch}</legend>
          <span className="segments">
            {DEPOSITS[market].map((deposit, index) => (
              <label key={deposit}>
                <input
                  defaultChecked={index === initial.depositIndex}
                  id={depositId(index)}
                  name="deposit"
                  onChange={() => change({ ...state, depositIndex: index })}
                  type="radio"
                />
                <span>{formatMoney(deposit, market)}</span>
              </label>
            ))}
          </span>
        </fieldset>
        <Legend words={words} />
      </div>
      <p aria-live="polite" className="sr-only">
        {say(words.casinoCount, { count: shown.total })}
      </p>
      {shown.total === 0 ? (
        <EmptyList clear={() => changeFilter(NO_FILTER)} words={words} />
      ) : (
        <>
          <ListHead setting={setting} />
          <div aria-busy={loading === 'yes'}>
            {list ? <OfferRows offers={list.offers} setting={setting} /> : children}
          </div>
          <div className="more">
            {loading === 'failed' && <p role="alert">{words.loadFailed}</p>}
            <p>{say(words.shownOf, { shown: shown.count, total: shown.total })}</p>
            <progress aria-hidden="true" max={shown.total} value={shown.count} />
            {shown.count < shown.total && (
              <button
                className="button button-line"
                onClick={() => void show(state, (list?.clicks ?? 0) + 1)}
                type="button"
              >
                {loading === 'failed' ? words.retry : words.showMore}
              </button>
            )}
          </div>
        </>
      )}
    </>
  );
}
