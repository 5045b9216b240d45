'use client';

import { type ReactNode, useEffect } from 'react';

type Repair = (element: HTMLElement) => void;

const setAttribute =
  (name: string, value: string | ((element: HTMLElement) => string | null | undefined)): Repair =>
  (element) => {
    const text = typeof value === 'string' ? value : value(element)?.trim();
    if (text && element.getAttribute(name) !== text) element.setAttribute(name, text);
  };
const nameIt = (name: Parameters<typeof setAttribute>[1]) => setAttribute('aria-label', name);

const readText = (element: Element | null | undefined) => element?.textContent?.replace('*', '').trim();
/** The label of the field that contains an element; in a filter of a list, the placeholder. */
const readFieldLabel = (element: HTMLElement) =>
  readText(element.closest('.field-type, .select-input')?.querySelector('.field-label')) ||
  readText(element.closest('.rs__control')?.querySelector('.rs__placeholder, .rs__single-value')) ||
  element.getAttribute('placeholder');

/** Names and roles that Payload's markup lacks, by selector. */
const REPAIRS: readonly (readonly [selector: string, repair: Repair])[] = [
  ['.template-minimal__wrap', setAttribute('role', 'main')],
  ['.template-default .collection-list', setAttribute('role', 'main')],
  ['.nav__wrap', nameIt('Menu')],
  ['.step-nav', nameIt('Breadcrumb')],
  ['.doc-header', setAttribute('role', 'region')],
  ['.doc-header', nameIt('Document')],
  // A list whose children are links.
  ['.doc-tabs__tabs', setAttribute('role', 'group')],
  // The name lacks the number of versions that the link shows.
  ['.doc-tab[aria-label]', (tab) => tab.removeAttribute('aria-label')],
  ['#empty-trash-button', (button) => button.removeAttribute('aria-label')],
  // All headings of a form follow its title, however deep their fields are.
  ['.group-field__title, .array-field__title, .no-results h3', setAttribute('aria-level', '2')],
  // Inside the main part, it is no banner of the page.
  ['.list-header', setAttribute('role', 'group')],
  [
    '.select-row__checkbox input',
    nameIt((box) => `Select ${readText(box.closest('tr')?.querySelector('a, td:nth-child(2)')) ?? 'row'}`),
  ],
  ['#select-all', nameIt('Select all rows')],
  ['.clickable-arrow--left', nameIt('Previous page')],
  ['.clickable-arrow--right', nameIt('Next page')],
  ['.doc-controls__popup .popup-button', nameIt('More actions')],
  ['#action-save-popup .popup-button', nameIt('More ways to publish')],
  ['.array-actions__button', nameIt('Actions for this row')],
  ['.clipboard-action__popup .popup-button', nameIt('Copy and paste rows')],
  ['.collapsible__drag', nameIt('Move this row')],
  ['.toolbar-popup__button[data-button-key]', nameIt(({ dataset }) => formatKey(dataset.buttonKey))],
  ['.ContentEditable__root[role=textbox]', nameIt(readFieldLabel)],
  ['.rs__input', nameIt(readFieldLabel)],
  ['.compare-version .rs__control input', nameIt('Comparing against')],
  // The name lacks the field that the button shows.
  [
    '.diff-collapser__toggle-button[aria-label]',
    nameIt((button) => `${button.getAttribute('aria-label')?.split(' ')[0]} ${readText(button)}`),
  ],
  ['.restore-version .popup-button', nameIt('More ways to restore')],
  ['.LexicalEditorTheme__inlineBlock__editButton', nameIt('Edit')],
  ['.LexicalEditorTheme__inlineBlock__removeButton', nameIt('Remove')],
  ['.react-datepicker__month-select', nameIt('Month')],
  ['.react-datepicker__year-select', nameIt('Year')],
  // `November 20th` does not contain the word 20, which people see and say.
  [
    '.react-datepicker__day',
    nameIt((day) => day.getAttribute('aria-label')?.replace(/(\d)(?:st|nd|rd|th)\b/, '$1')),
  ],
  ['.react-datepicker__input-container input', nameIt(readFieldLabel)],
  ['.date-time-picker__clear-button', nameIt('Clear')],
  // Hidden from screen readers, and the keyboard has other ways: Backspace and the arrow keys.
  ['.react-select [aria-hidden=true]:is(button, [role=button])', setAttribute('tabindex', '-1')],
  // A button must not contain another one, here the one that removes the value. It can still be dragged.
  ['.rs__multi-value[role=button]', setAttribute('role', 'group')],
];

/** `indentDecrease` becomes `Indent decrease`. */
function formatKey(key = ''): string {
  const words = key.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function repairAll(): void {
  for (const [selector, repair] of REPAIRS) {
    for (const element of document.querySelectorAll<HTMLElement>(selector)) repair(element);
  }
}

/** Adds names and roles to Payload's own elements, which offer no other way, for people who use a screen reader. */
export function RepairMarkup({ children }: { children: ReactNode }) {
  useEffect(() => {
    let frame = 0;
    const schedule = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(repairAll);
    };
    const observer = new MutationObserver(schedule);
    observer.observe(document.body, { childList: true, subtree: true, attributeFilter: ['aria-label'] });
    schedule();
    return () => {
      observer.disconnect();
      cancelAnimationFrame(frame);
    };
  }, []);
  return children;
}
