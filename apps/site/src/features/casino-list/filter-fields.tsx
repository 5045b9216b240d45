import {
  FILTER_NAMES,
  FILTER_OPTIONS,
  type FilterName,
  type ListingFilter,
  NO_FILTER,
} from '@nettobonus/domain/catalogue/listing-filter';
import type { Market } from '@nettobonus/domain/markets/market';
import type { OfferMessages } from '../../i18n/offers.ts';
import { Icon } from '../../ui/icon.tsx';

const MESSAGE_PREFIX = {
  bonusPercent: 'over',
  bonusType: 'type',
  features: 'feature',
  license: 'license',
  sort: 'sort',
};

function optionLabel(messages: OfferMessages, name: FilterName, option: string): string {
  return option === 'all' ? messages.all : messages[`${MESSAGE_PREFIX[name]}_${option}` as 'sort_net'];
}

export interface FilterFieldsProps {
  filter: ListingFilter;
  market: Market;
  messages: OfferMessages;
}

/**
 * Syncs a field with a filter that changed elsewhere. Skips the focused field: its value is newer than the rendered
 * filter.
 */
const syncWith = (value: string) => (field: HTMLInputElement | HTMLSelectElement | null) => {
  if (field && field !== document.activeElement) field.value = value;
};

/** The five dropdowns. */
export function FilterSelects({ filter, messages }: FilterFieldsProps) {
  return FILTER_NAMES.map((name) => (
    <label className={filter[name] === NO_FILTER[name] ? 'field' : 'field is-set'} key={name}>
      <span>{messages[name]}</span>
      <select defaultValue={filter[name]} name={name} ref={syncWith(filter[name])}>
        {FILTER_OPTIONS[name].map((option) => (
          <option key={option} value={option}>
            {optionLabel(messages, name, option)}
          </option>
        ))}
      </select>
      <Icon name="chevron" size={18} />
    </label>
  ));
}

/** The text search. The specification sets the name of its URL parameter. */
export function FilterSearch({ filter, messages, isLabelled }: FilterFieldsProps & { isLabelled: boolean }) {
  return (
    <label className="field field-search">
      <span className={isLabelled ? undefined : 'sr-only'}>{messages.search}</span>
      <input
        autoComplete="off"
        defaultValue={filter.search}
        name="search"
        placeholder={messages.searchPlaceholder}
        ref={syncWith(filter.search)}
        type="search"
      />
      <Icon name="search" size={18} />
    </label>
  );
}
