'use client';

import { useConfig, useDocumentInfo, useForm } from '@payloadcms/ui';
import { useCallback } from 'react';
import { type FieldLocation, locateField } from './locate-field.ts';

const RETRY_MS = 50;
const MAX_ATTEMPTS = 60;
const FOCUSABLE =
  'input:not([type="hidden"]):not(:disabled), textarea:not(:disabled), [contenteditable="true"], button:not(:disabled)';

interface FieldFocus {
  locate: (path: string) => FieldLocation;
  /** Opens the tab and the list entry of a field, and moves the focus to it. */
  focus: (path: string) => void;
}

/** Finds fields in the current form, and moves the focus to them. */
export function useFieldFocus(): FieldFocus {
  const { collectionSlug } = useDocumentInfo();
  const { getEntityConfig } = useConfig();
  const { dispatchFields, getFields } = useForm();
  const locate = useCallback(
    (path: string) => locateField(collectionSlug ? getEntityConfig({ collectionSlug }).fields : [], path),
    [collectionSlug, getEntityConfig],
  );
  const focus = useCallback(
    (path: string) => {
      const { path: found, tabIndex, listPaths } = locate(path);
      if (tabIndex !== null) openTab(tabIndex);
      for (const listPath of listPaths) {
        const rows = getFields()[listPath]?.rows;
        if (!rows?.some(({ collapsed }) => collapsed)) continue;
        const updatedRows = rows.map((row) => ({ ...row, collapsed: false }));
        dispatchFields({ type: 'SET_ROW_COLLAPSED', path: listPath, updatedRows });
      }
      focusWhenRendered(found);
    },
    [locate, getFields, dispatchFields],
  );
  return { locate, focus };
}

/** Payload has no other way to open a tab. */
function openTab(index: number): void {
  document.querySelectorAll<HTMLButtonElement>('.tabs-field__tab-button')[index]?.click();
}

/** Payload renders a field only when its tab is open and its place is near the window. */
function focusWhenRendered(path: string, attempt = 0): void {
  const names = path.split('.');
  const candidates = names.map((_, index) => names.slice(0, names.length - index));
  const found = candidates
    .map((parts) => ({ parts, element: document.getElementById(`field-${parts.join('__')}`) }))
    .find(({ element }) => element !== null);
  found?.element?.scrollIntoView({ block: 'center' });
  if (found?.element && (found.parts.length === names.length || attempt === MAX_ATTEMPTS)) {
    const { element } = found;
    const target = element.matches(FOCUSABLE) ? element : element.querySelector<HTMLElement>(FOCUSABLE);
    target?.focus({ preventScroll: true });
  } else if (attempt < MAX_ATTEMPTS) {
    setTimeout(() => focusWhenRendered(path, attempt + 1), RETRY_MS);
  }
}
