import type { FormHTMLAttributes } from 'react';
import { formatPlural } from '../../i18n/message.ts';
import { Icon } from '../../ui/icon.tsx';
import { type FilterFieldsProps, FilterSelects } from './filter-fields.tsx';

export const SHEET_ID = 'filters';

interface FilterSheetProps {
  formProps: FormHTMLAttributes<HTMLFormElement>;
  fieldProps: FilterFieldsProps;
  total: number;
  onClear: () => void;
}

/** The filters on phones, as a bottom sheet. */
export function FilterSheet({ formProps, fieldProps, total, onClear }: FilterSheetProps) {
  const { market, messages, filter } = fieldProps;
  return (
    <dialog aria-label={messages.filterForm} className="sheet" id={SHEET_ID} {...{ closedby: 'any' }}>
      <form {...formProps}>
        <div className="sheet-head">
          <h3>{messages.filter}</h3>
          <button aria-label={messages.close} {...{ command: 'close', commandfor: SHEET_ID }} type="button">
            <Icon name="close" size={22} />
          </button>
        </div>
        <div className="sheet-body">
          <input name="search" type="hidden" value={filter.search} />
          <FilterSelects {...fieldProps} />
        </div>
        <div className="sheet-foot">
          <button className="link" onClick={onClear} type="button">
            {messages.clear}
          </button>
          <button className="button button-primary" type="submit">
            {formatPlural(messages.showCount, total, market)}
          </button>
        </div>
      </form>
    </dialog>
  );
}
