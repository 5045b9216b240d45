import {
  ADDED_FILTERS,
  type CasinoFilter,
  listActiveFilters,
  SPECIFIED_FILTERS,
} from '@nettobonus/domain/catalogue/casino-filter';
import { toDepositParam } from '@nettobonus/domain/catalogue/deposit-choice';
import { useRef } from 'react';
import { useDepositContext } from '../../client/use-deposit.ts';
import { formatPlural } from '../../i18n/message.ts';
import { CompareForm } from '../../offer-ui/compare-form.tsx';
import { DepositButton } from '../../offer-ui/deposit-button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Icon } from '../../ui/icon.tsx';
import { InPlaceLink } from '../../ui/in-place-link.tsx';
import { SectionHead } from '../../ui/section-head.tsx';
import { FilterSearch, FilterSelects } from './filter-fields.tsx';
import { FilterForm } from './filter-form.tsx';
import { FilterSheet, SHEET_ID } from './filter-sheet.tsx';
import { Legend, ListHead } from './list-head.tsx';
import { type CasinoListProps, getDefaultFilter, toQueryString } from './list-state.ts';
import { ListTools } from './list-tools.tsx';
import { MoreRows } from './more-rows.tsx';
import { OfferRows } from './offer-rows.tsx';
import { useCasinoList } from './use-casino-list.ts';

export const LIST_ID = 'kaikki-kasinot';

/** The list with its filters. */
export function CasinoList(props: CasinoListProps) {
  const { category, path, comparePath, initial } = props;
  const context = useDepositContext(props.context);
  const { messages, market } = context;
  const list = useCasinoList(props);
  const { fields, changeFields, prefetch } = list;
  const tools = useRef<HTMLDivElement>(null);
  const defaults = getDefaultFilter(category);
  const fieldProps = { fields, messages };
  const selectProps = { ...fieldProps, market, counts: list.counts };
  /** Typing filters the list in place. The Enter key opens the page with all results of the search. */
  function showResults(): void {
    if (category || !list.filter.search || list.filter.search === initial.filter.search) return;
    location.assign(path + toQueryString({ filter: list.filter, deposit: list.deposit }, market, category));
  }
  const formProps = {
    action: `${path}#${LIST_ID}`,
    deposit: toDepositParam(list.deposit, market),
    fields,
    onChange: changeFields,
    onPrefetch: prefetch,
    onSubmit: showResults,
  };
  const hrefFor = (filter: CasinoFilter) =>
    `${path}${toQueryString({ filter, deposit: list.deposit }, market, category)}#${LIST_ID}`;
  const onlySearch = { ...defaults, search: list.filter.search };
  const count = formatPlural(messages.casinoCount, list.total, market);
  const activeFilters = listActiveFilters(list.filter);

  return (
    <>
      {!category && (
        <SectionHead aside={<span>{count}</span>} heading={messages.allHeading} text={messages.allText} />
      )}
      <FilterForm {...formProps}>
        <div className="filter-phone">
          <FilterSearch {...fieldProps} isLabelled={false} />
          <button
            className="button button-line"
            {...{ command: 'show-modal', commandfor: SHEET_ID }}
            type="button"
          >
            <Icon name="filter" size={18} />
            {messages.filter} <span className="num">({activeFilters.length})</span>
          </button>
        </div>
      </FilterForm>
      <FilterForm {...formProps} className="filters" label={messages.filterForm}>
        <FilterSelects {...selectProps} names={SPECIFIED_FILTERS} />
        <FilterSearch {...fieldProps} isLabelled />
        <FilterSelects {...selectProps} names={ADDED_FILTERS} />
        <noscript>
          <button className="button button-line" type="submit">
            {messages.apply}
          </button>
        </noscript>
      </FilterForm>
      <FilterSheet
        formProps={formProps}
        market={market}
        messages={messages}
        clearHref={hrefFor(onlySearch)}
        onClear={() => changeFields({ ...defaults, search: fields.search })}
        counts={list.counts}
        onDone={() => {
          tools.current?.focus({ preventScroll: true });
          tools.current?.scrollIntoView();
        }}
        total={list.total}
      />
      <ListTools
        count={count}
        filter={list.filter}
        hrefFor={hrefFor}
        market={market}
        messages={messages}
        onRemove={(filter) => {
          changeFields({ ...filter, search: fields.search });
          tools.current?.focus({ preventScroll: true });
        }}
        onSort={(sort) => changeFields({ sort })}
        ref={tools}
        showsCount={category !== null}
      />
      <div className="list-bar">
        <DepositButton deposit={context.deposit} market={market} messages={messages} />
        <Legend messages={messages} />
      </div>
      {list.total === 0 ? (
        <EmptyState
          heading={messages.noResults}
          text={activeFilters.length > 0 ? messages.noResultsText : messages.noSuchName}
        >
          {list.isFailed && <p role="alert">{messages.loadFailed}</p>}
          <InPlaceLink
            className="button button-line"
            href={hrefFor(defaults)}
            onFollow={() => changeFields(defaults)}
          >
            {messages.clear}
          </InPlaceLink>
        </EmptyState>
      ) : (
        <>
          <ListHead context={context} />
          <div aria-busy={list.isBusy}>
            <OfferRows offers={list.rows} context={context} />
          </div>
          <MoreRows context={context} listId={LIST_ID} list={list} path={path} />
        </>
      )}
      <CompareForm action={comparePath} label={messages.compareCasinos} />
    </>
  );
}
