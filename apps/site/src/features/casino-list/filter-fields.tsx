import {
  FILTER_NAMES,
  type FilterName,
  listFilterOptions,
  NO_FILTER,
} from '@nettobonus/domain/catalogue/casino-filter';
import type { Market } from '@nettobonus/domain/markets/market';
import type { OfferMessages } from '../../i18n/offers.ts';
import { Icon } from '../../ui/icon.tsx';
import type { FieldValues } from './list-state.ts';

const MESSAGE_PREFIX = {
  bonusPercent: 'minPercent',
  bonusType: 'type',
  features: 'feature',
  license: 'license',
  sort: 'sort',
};

function optionLabel(messages: OfferMessages, name: FilterName, option: string): string {
  return option === 'all' ? messages.all : messages[`${MESSAGE_PREFIX[name]}_${option}` as 'sort_net'];
}

/** The form around the fields handles their changes. */
const noop = () => {};

interface FilterFieldsProps {
  fields: FieldValues;
  messages: OfferMessages;
}

/** The five dropdowns. */
export function FilterSelects({ fields, messages, market }: FilterFieldsProps & { market: Market }) {
  return FILTER_NAMES.map((name) => (
    <label className={fields[name] === NO_FILTER[name] ? 'field' : 'field is-set'} key={name}>
      <span>{messages[name]}</span>
      <select name={name} onChange={noop} value={fields[name]}>
        {listFilterOptions(name, market).map((option) => (
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
export function FilterSearch({ fields, messages, isLabelled }: FilterFieldsProps & { isLabelled: boolean }) {
  return (
    <label className="field field-search">
      <span className={isLabelled ? undefined : 'sr-only'}>{messages.search}</span>
      <input
        autoComplete="off"
        name="search"
        onChange={noop}
        placeholder={messages.searchPlaceholder}
        type="search"
        value={fields.search}
      />
      <Icon name="search" size={18} />
    </label>
  );
}
