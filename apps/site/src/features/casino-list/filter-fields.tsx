import {
  type FilterName,
  listFilterOptions,
  NO_FILTER,
  type OptionCounts,
} from '@nettobonus/domain/catalogue/casino-filter';
import type { Market } from '@nettobonus/domain/markets/market';
import type { OfferMessages } from '../../i18n/offers.ts';
import { Icon } from '../../ui/icon.tsx';
import type { FieldValues } from './list-state.ts';
import { formatOption } from './option-label.ts';

/** The form around the fields handles their changes. */
const noop = () => {};

interface FilterFieldsProps {
  fields: FieldValues;
  messages: OfferMessages;
}

interface FilterSelectsProps extends FilterFieldsProps {
  names: readonly FilterName[];
  market: Market;
  counts: OptionCounts;
}

/** Dropdowns. An option shows how many casinos it leads to, and cannot be chosen if it leads to none. */
export function FilterSelects({ names, fields, messages, market, counts }: FilterSelectsProps) {
  return names.map((name) => {
    const selected = fields[name];
    const options = listFilterOptions(name, market);
    return (
      // An order is not a filter: every list has one.
      <label
        className={name === 'sort' || selected === NO_FILTER[name] ? 'field' : 'field is-set'}
        key={name}
      >
        <span>{messages[name]}</span>
        <select name={name} onChange={noop} value={selected}>
          {/* A URL can contain an option that only other markets have. */}
          {(options.includes(selected) ? options : [...options, selected]).map((option) => {
            const count = name === 'sort' || option === 'all' ? undefined : counts[name][option];
            const isUseless = count === 0 && option !== selected;
            // Most markets use only some of the payment methods.
            if (isUseless && name === 'payment') return null;
            const label = formatOption(name, option, messages, market);
            return (
              <option disabled={isUseless} key={option} value={option}>
                {count === undefined ? label : `${label} (${count})`}
              </option>
            );
          })}
        </select>
        <Icon name="chevron" size={18} />
      </label>
    );
  });
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
