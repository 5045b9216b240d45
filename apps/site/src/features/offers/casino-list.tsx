import type { CategoryPage } from '@nettobonus/domain/category';
import { countFilters, type ListingFilter, NO_FILTER, parseFilter } from '@nettobonus/domain/listing-filter';
import { DEPOSITS } from '@nettobonus/domain/net-value';
import { shownOf } from '@nettobonus/domain/paging';
import {
  type CSSProperties,
  type FormHTMLAttributes,
  type ReactNode,
  startTransition,
  useEffect,
  useState,
} from 'react';
import { formatMoney } from '../../i18n/format.ts';
import { say } from '../../i18n/message.ts';
import { Icon } from '../../ui/icon.tsx';
import { TenBlocks } from '../../ui/ten-blocks.tsx';
import { DepositVariants } from './deposit-variants.tsx';
import { FilterSearch, FilterSelects } from './filter-fields.tsx';
import { fetchOffers } from './list-query.ts';
import { type ListState, parseDeposit, selectOffers, writeState } from './list-state.ts';
import { type Offer, type OfferPlace, type OfferSetting, toSetting } from './offer.ts';
import { OfferRows } from './offer-rows.tsx';

const SHEET_ID = 'filters';
const depositId = (index: number) => `deposit-${index}`;
const depositInput = (index: number) => document.getElementById(depositId(index)) as HTMLInputElement | null;
export const LIST_ID = 'kaikki-kasinot';

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
  const setting = toSetting(place);
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
      const selected = selectOffers(await fetchOffers(market), market, category, next);
      // The field answers at once, the rows follow: a long list must not hold up what is typed.
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
        <Empty clear={() => changeFilter(NO_FILTER)} words={words} />
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

function Legend({ words }: { words: OfferSetting['words'] }) {
  return (
    <ul className="legend">
      <li>
        <i className="legend-gross" />
        {words.gross}
      </li>
      <li>
        <i className="legend-keep" />
        {words.legendNet}
      </li>
      <li>
        <i className="legend-cost" />
        {words.legendCost}
      </li>
      <li>
        <i className="legend-loss" />
        {words.legendLoss}
      </li>
      <li>
        <TenBlocks filled={3} />
        {words.legendFinish}
      </li>
    </ul>
  );
}

/** Marks of the axis, in deposits. */
const AXIS = [-1, 0, 1, 2, 3];

function ListHead({ setting }: { setting: OfferSetting }) {
  const { words, market } = setting;
  return (
    <div aria-hidden="true" className="list-head">
      <span>{words.compareCasinos}</span>
      <span>{words.bonus}</span>
      <span className="list-axis">
        <DepositVariants market={market}>
          {(deposit) =>
            AXIS.map((mark) => {
              const amount = formatMoney(mark * deposit, market);
              return (
                <span key={mark} style={{ '--a': mark } as CSSProperties}>
                  {mark === AXIS.at(-1) ? amount : amount.replace(/\s[^\s\d]+$/u, '')}
                </span>
              );
            })
          }
        </DepositVariants>
      </span>
      <span className="text-right font-bold text-ink">{words.net}</span>
    </div>
  );
}

interface FilterSheetProps {
  form: FormHTMLAttributes<HTMLFormElement>;
  fields: { filter: ListingFilter; words: OfferSetting['words']; onChange: (filter: ListingFilter) => void };
  total: number;
  clear: () => void;
}

/** The filters of phones: a sheet from below. */
function FilterSheet({ form, fields, total, clear }: FilterSheetProps) {
  const { words, filter } = fields;
  return (
    <dialog aria-label={words.filterForm} className="sheet" id={SHEET_ID} {...{ closedby: 'any' }}>
      <form {...form}>
        <div className="flex items-center justify-between py-2 pr-1.5 pl-(--gutter)">
          <h3 className="text-2xl">{words.filter}</h3>
          <button
            aria-label={words.close}
            className="grid size-11 place-items-center"
            {...{ command: 'close', commandfor: SHEET_ID }}
            type="button"
          >
            <Icon name="close" size={22} />
          </button>
        </div>
        <div className="grid gap-3.5 px-(--gutter) pb-5">
          <input name="search" type="hidden" value={filter.search} />
          <FilterSelects {...fields} />
        </div>
        <div className="sticky bottom-0 flex items-center justify-between gap-4 border-t border-rule bg-surface px-(--gutter) py-3">
          <button className="link min-h-11" onClick={clear} type="button">
            {words.clear}
          </button>
          <button className="button button-primary min-h-12 flex-[0_1_14rem]" type="submit">
            {say(words.showCount, { count: total })}
          </button>
        </div>
      </form>
    </dialog>
  );
}

function Empty({ words, clear }: { words: OfferSetting['words']; clear: () => void }) {
  return (
    <div className="empty">
      <svg aria-hidden="true" height="96" viewBox="0 0 160 96" width="160">
        <path
          className="fill-none stroke-control stroke-2 [stroke-dasharray:6_5]"
          d="M1 1h158v26H1zM1 35h92v60H1zM101 35h58v60h-58z"
        />
      </svg>
      <div>
        <h3>{words.noResults}</h3>
        <p>{words.noResultsText}</p>
        <button className="button button-line" onClick={clear} type="button">
          {words.clear}
        </button>
      </div>
    </div>
  );
}
