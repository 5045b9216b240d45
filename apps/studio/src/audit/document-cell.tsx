import type { DefaultServerCellComponentProps } from 'payload';
import { getDocumentHref } from './kind-name.ts';

/** List cell: the title of the document, with a link to its form. */
export function DocumentCell({ cellData, rowData, payload }: DefaultServerCellComponentProps) {
  const { kind, document, action } = rowData;
  const href = action === 'deleted' ? null : getDocumentHref(payload, String(kind), String(document));
  return href ? <a href={href}>{cellData}</a> : <span>{cellData}</span>;
}
