import type { ListingFilter } from '@nettobonus/domain/listing-filter';
import type { FormHTMLAttributes } from 'react';
import { say } from '../../i18n/message.ts';
import { Icon } from '../../ui/icon.tsx';
import { FilterSelects } from './filter-fields.tsx';
import type { OfferSetting } from './offer.ts';

export const SHEET_ID = 'filters';

interface FilterSheetProps {
  form: FormHTMLAttributes<HTMLFormElement>;
  fields: { filter: ListingFilter; words: OfferSetting['words']; onChange: (filter: ListingFilter) => void };
  total: number;
  clear: () => void;
}

/** The filters of phones: a sheet from below. */
export function FilterSheet({ form, fields, total, clear }: FilterSheetProps) {
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
