import { type RefObject, useEffect, useState } from 'react';

interface ComboboxOptions {
  /** A search field that React has not rendered. */
  field: HTMLInputElement;
  /** The id of the list. Its options have ids with a number: `{listId}-0`. */
  listId: string;
  list: RefObject<HTMLElement | null>;
  /** Whether there is something to show. */
  hasOptions: boolean;
}

/** The state of a search field with a list of suggestions, following the combobox pattern of WAI-ARIA. */
export function useCombobox({ field, listId, list, hasOptions }: ComboboxOptions) {
  const [isOpen, setIsOpen] = useState(false);
  /** Index of the option that the arrow keys have selected; -1 for none. */
  const [active, setActive] = useState(-1);
  const isShown = isOpen && hasOptions;

  useEffect(() => {
    // A field of type `search` may not have the role.
    field.type = 'text';
    field.enterKeyHint = 'search';
    field.setAttribute('role', 'combobox');
    field.setAttribute('aria-autocomplete', 'list');
    field.setAttribute('aria-controls', listId);
    // The visitor may have typed before the suggestions were loaded.
    if (field.value !== field.defaultValue && field === document.activeElement) setIsOpen(true);
    return () => {
      field.type = 'search';
      for (const name of ['role', 'aria-autocomplete', 'aria-controls']) field.removeAttribute(name);
    };
  }, [field, listId]);

  useEffect(() => {
    field.setAttribute('aria-expanded', String(isShown));
    if (isShown && active >= 0) field.setAttribute('aria-activedescendant', `${listId}-${active}`);
    else field.removeAttribute('aria-activedescendant');
  }, [field, listId, isShown, active]);

  useEffect(() => {
    const show = () => {
      setIsOpen(true);
      setActive(-1);
    };
    const close = () => setIsOpen(false);
    const onKeyDown = (event: KeyboardEvent) => {
      // The Enter key of an input method confirms its text.
      if (event.isComposing) return;
      const options = [...(list.current?.querySelectorAll<HTMLElement>('[role=option]') ?? [])];
      if (event.key === 'Escape' && isShown) close();
      else if (event.key === 'ArrowDown' && !isShown && hasOptions) show();
      else if (event.key === 'ArrowDown' && isShown) setActive(active + 1 < options.length ? active + 1 : -1);
      else if (event.key === 'ArrowUp' && isShown) setActive(active < 0 ? options.length - 1 : active - 1);
      else if (event.key === 'Enter' && isShown && active >= 0) options[active]?.click();
      // All other keys have their usual effect: without a selected option, Enter submits the form.
      else return;
      event.preventDefault();
    };
    field.addEventListener('input', show);
    field.addEventListener('keydown', onKeyDown);
    field.addEventListener('blur', close);
    return () => {
      field.removeEventListener('input', show);
      field.removeEventListener('keydown', onKeyDown);
      field.removeEventListener('blur', close);
    };
  }, [field, list, isShown, hasOptions, active]);

  return { isShown, active };
}
