import type { DefaultServerCellComponentProps } from 'payload';
import { fieldLabel } from '../publishing/field-label.ts';

/** List cell: the changed fields by their form labels. */
export function FieldsCell({ cellData, rowData, payload }: DefaultServerCellComponentProps) {
  const names: string[] = cellData ?? [];
  return <span>{names.map((name) => fieldLabel(payload, String(rowData.kind), name)).join(', ')}</span>;
}
