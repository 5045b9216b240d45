import type { CollectionSlug, Payload, SanitizedConfig } from 'payload';
import { hasDraftsEnabled } from 'payload/shared';
import { isPublished, type StoredDocument } from '../publishing/stored-document.ts';

type DisplayedStatus = 'published' | 'changed' | 'unpublished' | 'draft';

interface Row {
  id: number;
  /** As Payload’s list has it: `changed` if a version was published once, even if the document is unpublished now. */
  status: string;
}

/** Whether visitors see a document, a version before its draft, or nothing. */
export async function findDisplayedStatus(
  payload: Payload,
  collection: CollectionSlug,
  { id, status }: Row,
): Promise<DisplayedStatus> {
  if (status !== 'changed') return status === 'published' ? 'published' : 'draft';
  const stored = await payload.findByID({
    collection,
    id,
    depth: 0,
    select: { _status: true },
    disableErrors: true,
  });
  const { _status }: StoredDocument = { ...stored };
  return isPublished({ _status }) ? 'changed' : 'unpublished';
}

/** Shows this status in all lists. Payload adds the field itself, so no collection can configure its cell. */
export function showStatusCells(config: SanitizedConfig): SanitizedConfig {
  for (const collection of config.collections.filter(hasDraftsEnabled)) {
    for (const field of [...collection.fields, ...collection.flattenedFields]) {
      if (!('name' in field) || field.name !== '_status') continue;
      const { components } = field.admin ?? {};
      field.admin = {
        ...field.admin,
        components: { ...components, Cell: '/list/status-cell.tsx#StatusCell' },
      } as never;
    }
  }
  return config;
}
