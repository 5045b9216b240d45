import { useEffect, useId, useRef, useState } from 'react';
import { readPage } from '../../client/page.ts';
import { formatPlural } from '../../i18n/message.ts';
import { SuggestionOptions } from './suggestion-options.tsx';
import { useCombobox } from './use-combobox.ts';
import { useSuggestions } from './use-suggestions.ts';

/** The suggestions under a search field that the server has rendered. Without them it is a plain search form. */
export function Suggestions({ field }: { field: HTMLInputElement }) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const typed = useTypedText(field);
  const suggestions = useSuggestions(typed);
  const { isShown, active } = useCombobox({ field, listId: id, list, hasOptions: suggestions !== null });
  const shown = isShown ? suggestions : null;
  const count = shown && shown.data.casinos.length + shown.data.pages.length;
  return (
    <>
      <p className="sr-only" role="status">
        {shown && formatPlural(shown.data.messages.found, count ?? 0, readPage().market)}
      </p>
      {shown && (
        <div
          aria-label={shown.data.messages.label}
          className="suggestions"
          id={id}
          // Keep the focus in the field: losing it closes the list before the click.
          onMouseDown={(event) => event.preventDefault()}
          ref={list}
          role="listbox"
          tabIndex={-1}
        >
          <SuggestionOptions
            {...shown.data}
            active={active}
            allHref={`${field.form?.getAttribute('action') ?? ''}?${new URLSearchParams({ search: shown.query })}`}
            listId={id}
            query={shown.query}
          />
        </div>
      )}
    </>
  );
}

/** What the visitor has typed; empty while the field has the text that the server rendered. */
function useTypedText(field: HTMLInputElement): string {
  const [typed, setTyped] = useState(field.value === field.defaultValue ? '' : field.value);
  useEffect(() => {
    const onInput = () => setTyped(field.value);
    field.addEventListener('input', onInput);
    return () => field.removeEventListener('input', onInput);
  }, [field]);
  return typed;
}
