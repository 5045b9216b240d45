'use client';

import { TextInput, useField } from '@payloadcms/ui';
import type { TextFieldClientComponent } from 'payload';
import { type ChangeEvent, useState } from 'react';
import { formatTypedDay, parseTypedDay } from './format-typed-day.ts';

/** A date without a time, typed and shown as `16.11.2026`. It is stored as `2026-11-16`. */
export const DayField: TextFieldClientComponent = ({ field, path, readOnly }) => {
  const { value, setValue, showError, disabled, customComponents } = useField<string>({ path });
  // What the editor is typing: a complete day must not change under the cursor.
  const [typed, setTyped] = useState<{ text: string; value: string } | null>(null);
  const stored = value ?? '';
  const shown = typed && typed.value === stored ? typed.text : formatTypedDay(stored);
  const change = (event: ChangeEvent<HTMLInputElement>) => {
    const text = event.target.value;
    const parsed = parseTypedDay(text);
    setTyped({ text, value: parsed });
    setValue(parsed);
  };
  const { label, required, admin } = field;
  const { AfterInput, BeforeInput, Description, Error: ErrorMessage, Label } = customComponents ?? {};
  return (
    <TextInput
      AfterInput={AfterInput}
      BeforeInput={BeforeInput}
      Description={Description}
      Error={ErrorMessage}
      Label={Label}
      {...(admin?.description === undefined ? {} : { description: admin.description })}
      {...(label === undefined ? {} : { label })}
      onChange={change}
      path={path}
      placeholder="day.month.year"
      readOnly={Boolean(readOnly || disabled)}
      required={required ?? false}
      showError={showError}
      value={shown}
    />
  );
};
