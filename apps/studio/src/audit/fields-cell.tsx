import type { DefaultServerCellComponentProps } from 'payload';
import { fieldLabel } from '../publishing/field-label.ts';

/** In the list: the fields by the names that their form gives them. */
export function FieldsCell({ cellData, rowData, payload }: DefaultServerCellComponentProps) {
  const names: string[] = cellData ?? [];
  return <span>{names.map((name) => fieldLabel(payload, String(rowData.kind), name)).join(', ')}</span>;
}
