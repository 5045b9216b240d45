import { type CasinoFilter, countFilters, NO_FILTER } from '@nettobonus/domain/catalogue/casino-filter';
import { toDepositParam } from '@nettobonus/domain/catalogue/deposit-choice';
import { useDeferredValue } from 'react';
import { formatPlural } from '../../i18n/message.ts';
import { CompareForm } from '../../offer-ui/compare-form.tsx';
import { DepositField } from '../../offer-ui/deposit-field.tsx';
import { RenderedDeposit } from '../../offer-ui/deposit-variants.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Icon } from '../../ui/icon.tsx';
import { InPlaceLink } from '../../ui/in-place-link.tsx';
import { SectionHead } from '../../ui/section-head.tsx';
import { FilterSearch, FilterSelects } from './filter-fields.tsx';
import { FilterForm } from './filter-form.tsx';
import { FilterSheet, SHEET_ID } from './filter-sheet.tsx';
import { Legend, ListHead } from './list-head.tsx';
import { type CasinoListProps, toQueryString } from './list-state.ts';
import { MoreRows } from './more-rows.tsx';
import { OfferRows } from './offer-rows.tsx';
import { useCasinoList } from './use-casino-list.ts';

export const LIST_ID = 'kaikki-kasinot';

/** The list with its filters. */
export function CasinoList(props: CasinoListProps) {
  const { context, category, path, comparePath, initial } = props;
  const { messages, market } = context;
  const list = useCasinoList(props);
  const { fields, changeFields, prefetch } = list;
  // Deferred, so that the deposit field is painted first. `null` until the list is hydrated.
  const renderedDeposit = useDeferredValue<number | null>(list.depositIndex, null);
  const fieldProps = { fields, messages };
  /** Typing filters the list in place. The Enter key opens the page with all results of the search. */
  function showResults(): void {
    if (category || !list.filter.search || list.filter.search === initial.filter.search) return;
    location.assign(path + toQueryString({ filter: list.filter, depositIndex: list.depositIndex }, market));
  }
  const formProps = {
    action: `${path}#${LIST_ID}`,
    deposit: toDepositParam(list.depositIndex, market),
    fields,
    onChange: changeFields,
    onPrefetch: prefetch,
    onSubmit: showResults,
  };
  const hrefFor = (filter: CasinoFilter) =>
    `${path}${toQueryString({ filter, depositIndex: list.depositIndex }, market)}#${LIST_ID}`;
  const onlySearch = { ...NO_FILTER, search: list.filter.search };
  const count = formatPlural(messages.casinoCount, list.total, market);

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
            {messages.filter} <span className="num">({countFilters(list.filter)})</span>
          </button>
        </div>
      </FilterForm>
      <FilterForm {...formProps} className="filters" label={messages.filterForm}>
        <FilterSelects {...fieldProps} market={market} />
        <FilterSearch {...fieldProps} isLabelled />
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
        onClear={() => changeFields({ ...NO_FILTER, search: fields.search })}
        total={list.total}
      />
      <div className="list-bar">
        <DepositField onChange={list.changeDeposit} initial={initial.depositIndex} context={context} />
        <Legend messages={messages} />
      </div>
      <p aria-live="polite" className="sr-only">
        {count}
      </p>
      {list.total === 0 ? (
        <EmptyState heading={messages.noResults} text={messages.noResultsText}>
          {list.isFailed && <p role="alert">{messages.loadFailed}</p>}
          <InPlaceLink
            className="button button-line"
            href={hrefFor(NO_FILTER)}
            onFollow={() => changeFields(NO_FILTER)}
          >
            {messages.clear}
          </InPlaceLink>
        </EmptyState>
      ) : (
        <>
          <RenderedDeposit value={renderedDeposit}>
            <ListHead context={context} />
            <div aria-busy={list.isBusy}>
              <OfferRows isFiltered={list.isFiltered} offers={list.rows} context={context} />
            </div>
          </RenderedDeposit>
          <MoreRows context={context} listId={LIST_ID} list={list} path={path} />
        </>
      )}
      <CompareForm action={comparePath} label={messages.compareCasinos} />
    </>
  );
}
