import type { FormHTMLAttributes } from 'react';
import { formatMessage } from '../../i18n/message.ts';
import { Icon } from '../../ui/icon.tsx';
import { type FilterFieldsProps, FilterSelects } from './filter-fields.tsx';

export const SHEET_ID = 'filters';

interface FilterSheetProps {
  form: FormHTMLAttributes<HTMLFormElement>;
  fields: FilterFieldsProps;
  total: number;
  clear: () => void;
}

/** The filters on phones, as a bottom sheet. */
export function FilterSheet({ form, fields, total, clear }: FilterSheetProps) {
  const { words, filter } = fields;
  return (
    <dialog aria-label={words.filterForm} className="sheet" id={SHEET_ID} {...{ closedby: 'any' }}>
      <form {...form}>
        <div className="sheet-head">
          <h3>{words.filter}</h3>
          <button aria-label={words.close} {...{ command: 'close', commandfor: SHEET_ID }} type="button">
            <Icon name="close" size={22} />
          </button>
        </div>
        <div className="sheet-body">
          <input name="search" type="hidden" value={filter.search} />
          <FilterSelects {...fields} />
        </div>
        <div className="sheet-foot">
          <button className="link" onClick={clear} type="button">
            {words.clear}
          </button>
          <button className="button button-primary" type="submit">
            {formatMessage(words.showCount, { count: total })}
          </button>
        </div>
      </form>
    </dialog>
  );
}
