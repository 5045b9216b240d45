'use client';

import { PopupList, useDocumentInfo } from '@payloadcms/ui';
import './new-document.css';

/** An entry in the menu of a form. Replaces Payload’s “Duplicate”, which does not ask for the market of the copy. */
export function CopyMenuItem() {
  const { id, collectionSlug, docPermissions } = useDocumentInfo();
  const mayCreate = docPermissions && 'create' in docPermissions && docPermissions.create;
  if (!id || !mayCreate) return null;
  return (
    <PopupList.Button href={`/admin/collections/${collectionSlug}/create?copyOf=${id}`} id="action-copy">
      Copy to a market
    </PopupList.Button>
  );
}
