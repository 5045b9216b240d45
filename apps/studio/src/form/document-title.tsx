'use client';

import { useConfig, useDocumentInfo, useDocumentTitle, useFormFields } from '@payloadcms/ui';
import { useEffect } from 'react';

/**
 * The title of a document for editors: the label of a market, where Payload shows its code, and `New casino` for a
 * document without a title, where Payload shows its id.
 */
export function DocumentTitle() {
  const { id, collectionSlug = '' } = useDocumentInfo();
  const { title, setDocumentTitle } = useDocumentTitle();
  const { getEntityConfig } = useConfig();
  const { admin, fields, labels } = getEntityConfig({ collectionSlug });
  const titleField = fields.find((field) => 'name' in field && field.name === admin.useAsTitle);
  const value = useFormFields(([state]) => state[admin.useAsTitle ?? 'id']?.value);
  const option =
    titleField?.type === 'select' &&
    titleField.options.find((candidate) => typeof candidate === 'object' && candidate.value === title);
  const isUntitled = !value && (title === String(id) || title === '[Untitled]');
  const name = isUntitled
    ? `New ${String(labels.singular).toLowerCase()}`
    : option && typeof option === 'object'
      ? String(option.label)
      : null;
  useEffect(() => {
    if (!name) return;
    // Later than the effect of Payload's provider, which sets its own title.
    const timer = setTimeout(() => setDocumentTitle(name));
    return () => clearTimeout(timer);
  }, [name, setDocumentTitle]);
  return null;
}
