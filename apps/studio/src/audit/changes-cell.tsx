import type { DefaultServerCellComponentProps } from 'payload';
import type { AuditLog } from '../payload-types.ts';
import { formatEntryChange, listEntryChanges } from './entry-changes.ts';

const SHOWN = 3;

/** List cell: the first changed fields with their values. */
export function ChangesCell({ rowData, payload }: DefaultServerCellComponentProps) {
  const changes = listEntryChanges(payload, rowData as AuditLog);
  if (changes.length === 0) return null;
  return (
    <ul className="audit-changes">
      {changes.slice(0, SHOWN).map((change) => (
        <li key={change.label}>{formatEntryChange(change)}</li>
      ))}
      {changes.length > SHOWN && <li>and {changes.length - SHOWN} more</li>}
    </ul>
  );
}
