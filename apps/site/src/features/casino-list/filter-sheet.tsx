import type { Market } from '@nettobonus/domain/markets/market';
import { useRef } from 'react';
import { formatPlural } from '../../i18n/message.ts';
import type { OfferMessages } from '../../i18n/offers.ts';
import { Icon } from '../../ui/icon.tsx';
import { InPlaceLink } from '../../ui/in-place-link.tsx';
import { FilterSelects } from './filter-fields.tsx';
import { FilterForm, type FilterFormProps } from './filter-form.tsx';

export const SHEET_ID = 'filters';

interface FilterSheetProps {
  formProps: Omit<FilterFormProps, 'children'>;
  market: Market;
  messages: OfferMessages;
  total: number;
  /** The page without these filters, for browsers without scripts. */
  clearHref: string;
  onClear: () => void;
}

/** The filters on phones, as a bottom sheet. */
export function FilterSheet({ formProps, market, messages, total, clearHref, onClear }: FilterSheetProps) {
  const { fields } = formProps;
  const sheet = useRef<HTMLDialogElement>(null);
  return (
    <dialog
      aria-label={messages.filterForm}
      className="sheet"
      id={SHEET_ID}
      ref={sheet}
      {...{ closedby: 'any' }}
    >
      <FilterForm {...formProps} onSubmit={() => sheet.current?.close()}>
        <div className="sheet-head">
          <h3>{messages.filter}</h3>
          <button aria-label={messages.close} {...{ command: 'close', commandfor: SHEET_ID }} type="button">
            <Icon name="close" size={22} />
          </button>
        </div>
        <div className="sheet-body">
          <input name="search" type="hidden" value={fields.search} />
          <FilterSelects fields={fields} market={market} messages={messages} />
        </div>
        <div className="sheet-foot">
          <InPlaceLink className="link" href={clearHref} onFollow={onClear}>
            {messages.clear}
          </InPlaceLink>
          <button className="button button-primary" type="submit">
            {formatPlural(messages.showCount, total, market)}
          </button>
        </div>
      </FilterForm>
    </dialog>
  );
}
