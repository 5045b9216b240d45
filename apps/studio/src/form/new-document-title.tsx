'use client';

import { useConfig, useDocumentInfo, useDocumentTitle, useFormFields } from '@payloadcms/ui';
import { useEffect } from 'react';

/** Calls a document without a title `New casino`. Payload shows its id. */
export function NewDocumentTitle() {
  const { id, collectionSlug = '' } = useDocumentInfo();
  const { title, setDocumentTitle } = useDocumentTitle();
  const { getEntityConfig } = useConfig();
  const { admin, labels } = getEntityConfig({ collectionSlug });
  const value = useFormFields(([fields]) => fields[admin.useAsTitle ?? 'id']?.value);
  const isUntitled = !value && (title === String(id) || title === '[Untitled]');
  const name = `New ${String(labels.singular).toLowerCase()}`;
  useEffect(() => {
    if (isUntitled) setDocumentTitle(name);
  }, [isUntitled, name, setDocumentTitle]);
  return null;
}
