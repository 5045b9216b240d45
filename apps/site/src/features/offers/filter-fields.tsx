import {
  FILTER_NAMES,
  FILTER_OPTIONS,
  type FilterName,
  type ListingFilter,
  NO_FILTER,
} from '@nettobonus/domain/listing-filter';
import type { OfferWords } from '../../i18n/offers/words.ts';
import { Icon } from '../../ui/icon.tsx';

const PREFIX = {
  bonusPercent: 'over',
  bonusType: 'type',
  features: 'feature',
  license: 'license',
  sort: 'sort',
};

function optionLabel(words: OfferWords, name: FilterName, option: string): string {
  return option === 'all' ? words.all : words[`${PREFIX[name]}_${option}` as keyof OfferWords];
}

interface FilterFieldsProps {
  filter: ListingFilter;
  words: OfferWords;
  onChange: (filter: ListingFilter) => void;
}

/** The five dropdowns. */
export function FilterSelects({ filter, words, onChange }: FilterFieldsProps) {
  return FILTER_NAMES.map((name) => (
    <label className={filter[name] === NO_FILTER[name] ? 'field' : 'field is-set'} key={name}>
      <span>{words[name]}</span>
      <select
        name={name}
        onChange={({ target }) => onChange({ ...filter, [name]: target.value })}
        value={filter[name]}
      >
        {FILTER_OPTIONS[name].map((option) => (
          <option key={option} value={option}>
            {optionLabel(words, name, option)}
          </option>
        ))}
      </select>
      <Icon name="chevron" size={18} />
    </label>
  ));
}

/** The text search. Its name is the one that the specification gives to the address. */
export function FilterSearch({
  filter,
  words,
  onChange,
  isLabelled,
}: FilterFieldsProps & { isLabelled: boolean }) {
  return (
    <label className="field field-search">
      <span className={isLabelled ? undefined : 'sr-only'}>{words.search}</span>
      <input
        autoComplete="off"
        name="search"
        onChange={({ target }) => onChange({ ...filter, search: target.value })}
        placeholder={words.searchPlaceholder}
        type="search"
        value={filter.search}
      />
      <Icon name="search" size={18} />
    </label>
  );
}
