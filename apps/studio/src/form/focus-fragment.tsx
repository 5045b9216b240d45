'use client';

import { useEffect } from 'react';
import { useFieldFocus } from './use-field-focus.ts';

/** Opens the field that the address names: lists of findings link to fields. */
export function FocusFragment() {
  const { focus } = useFieldFocus();
  useEffect(() => {
    const field = new URLSearchParams(window.location.hash.slice(1)).get('field');
    if (field) focus(field);
  }, [focus]);
  return null;
}
