'use client';

import { TextInput, useField, useFormFields } from '@payloadcms/ui';
import type { TextFieldClientComponent } from 'payload';
import { useEffect, useId, useState } from 'react';
import type { PageChoice } from './list-pages.ts';

/** The address of a page: the browser suggests the published pages of the document's market, by title and address. */
export const PagePicker: TextFieldClientComponent = ({ field, path, readOnly }) => {
  const { value, setValue, showError, disabled, customComponents } = useField<string>({ path });
  const market = useFormFields(([fields]) => fields.market?.value as string | undefined);
  const [pages, setPages] = useState<readonly PageChoice[]>([]);
  const listId = useId();
  useEffect(() => {
    if (!market) return;
    const controller = new AbortController();
    fetch(`/api/pages/${market}`, { signal: controller.signal })
      .then(async (response) => response.ok && setPages((await response.json()) as PageChoice[]))
      // Ignore errors: an address can be typed without suggestions.
      .catch(() => {});
    return () => controller.abort();
  }, [market]);
  const { label, required, admin } = field;
  const { AfterInput, Description, Error: ErrorMessage, Label } = customComponents ?? {};
  const chosen = pages.find((page) => page.path === value);
  // Payload passes on all attributes, but its type knows only one.
  const attributes = { list: listId, autoComplete: 'off' };
  return (
    <TextInput
      AfterInput={
        <>
          {AfterInput}
          <datalist id={listId}>
            {pages.map((page) => (
              <option key={page.path} label={page.title} value={page.path} />
            ))}
          </datalist>
          {chosen && <p className="field-description">{chosen.title}</p>}
        </>
      }
      Description={Description}
      Error={ErrorMessage}
      Label={Label}
      {...(admin?.description === undefined ? {} : { description: admin.description })}
      htmlAttributes={attributes}
      {...(label === undefined ? {} : { label })}
      onChange={(event: { target: { value: string } }) => setValue(event.target.value)}
      path={path}
      readOnly={Boolean(readOnly || disabled)}
      required={required ?? false}
      showError={showError}
      value={value ?? ''}
    />
  );
};
