import type { CollectionSlug, DefaultServerCellComponentProps } from 'payload';
import { findDisplayedStatus } from './displayed-status.ts';

const LABELS = {
  published: 'Published',
  changed: 'Draft (has published version)',
  unpublished: 'Unpublished',
  draft: 'Draft',
};

/** List cell: the status of a document. Payload’s own cell calls an unpublished document a draft of a published one. */
export async function StatusCell({
  cellData,
  collectionSlug,
  payload,
  rowData,
}: DefaultServerCellComponentProps) {
  const status = await findDisplayedStatus(payload, collectionSlug as CollectionSlug, {
    id: rowData.id,
    status: String(cellData),
  });
  return <span>{LABELS[status]}</span>;
}
