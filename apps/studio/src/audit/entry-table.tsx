import type { Payload } from 'payload';
import { ScrollableTable } from '../brand/scrollable-table.tsx';
import type { AuditLog } from '../payload-types.ts';
import { type EntryChange, listEntryChanges } from './entry-changes.ts';
import './audit.css';

/** The changed fields of an entry with their values, in full. */
export function EntryTable({ entry, payload }: { entry: AuditLog; payload: Payload }) {
  const changes = listEntryChanges(payload, entry);
  if (changes.length === 0) return null;
  return (
    <ScrollableTable label="Changed fields">
      <table className="audit-table">
        <thead>
          <tr>
            <th scope="col">Field</th>
            <th scope="col">Before</th>
            <th scope="col">After</th>
          </tr>
        </thead>
        <tbody>
          {changes.map((change) => (
            <tr key={change.label}>
              <th scope="row">{change.label}</th>
              <Values change={change} />
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollableTable>
  );
}

function Values({ change: { before, after } }: { change: EntryChange }) {
  if (after === undefined) return <td colSpan={2}>The log has no values of this field.</td>;
  if (before === after) return <td colSpan={2}>{after} (only formatting, links or blocks changed)</td>;
  return (
    <>
      <td>{before ?? 'Empty'}</td>
      <td>{after ?? 'Empty'}</td>
    </>
  );
}
