import { FILTER_NAMES, type OptionCounts } from '@nettobonus/domain/catalogue/casino-filter';
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
  counts: OptionCounts;
  total: number;
  /** The page without these filters, for browsers without scripts. */
  clearHref: string;
  onClear: () => void;
  /** Called when the sheet has closed after its button or a change. */
  onDone: () => void;
}

/** The filters on phones, as a bottom sheet. */
export function FilterSheet(props: FilterSheetProps) {
  const { formProps, market, messages, counts, total, clearHref, onClear, onDone } = props;
  const { fields } = formProps;
  const sheet = useRef<HTMLDialogElement>(null);
  const isUsed = useRef(false);
  return (
    <dialog
      aria-label={messages.filterForm}
      className="sheet"
      id={SHEET_ID}
      onClose={() => {
        if (isUsed.current) onDone();
        isUsed.current = false;
      }}
      ref={sheet}
      {...{ closedby: 'any' }}
    >
      <FilterForm
        {...formProps}
        onChange={(values) => {
          isUsed.current = true;
          formProps.onChange(values);
        }}
        onSubmit={() => {
          isUsed.current = true;
          sheet.current?.close();
        }}
      >
        <div className="sheet-head">
          <h3>{messages.filter}</h3>
          <button aria-label={messages.close} {...{ command: 'close', commandfor: SHEET_ID }} type="button">
            <Icon name="close" size={22} />
          </button>
        </div>
        <div className="sheet-body">
          <input name="search" type="hidden" value={fields.search} />
          <FilterSelects
            counts={counts}
            fields={fields}
            market={market}
            messages={messages}
            names={FILTER_NAMES}
          />
        </div>
        <div className="sheet-foot">
          <InPlaceLink
            className="link"
            href={clearHref}
            onFollow={() => {
              isUsed.current = true;
              onClear();
            }}
          >
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
