import { ScrollableTable } from '../brand/scrollable-table.tsx';
import { type MarkName, Status } from '../brand/status.tsx';
import { isPublishable, isWritten, needsReason, needsSecondPerson, type PlannedRow } from './planned-row.ts';

interface PlanTableProps {
  collection: string;
  rows: readonly PlannedRow[];
  /** Why the studio refused rows when it saved them, by line. */
  refusals: ReadonlyMap<number, string>;
  savedLines: readonly number[] | null;
}

/** The rows of a file: refused ones first, then those that cannot be published, then the others. */
export function PlanTable({ collection, rows, refusals, savedLines }: PlanTableProps) {
  const changed = rows.filter(({ outcome }) => outcome !== 'same');
  if (changed.length === 0) return <p>No changes.</p>;
  const shown = changed.filter(({ outcome, problems }) => outcome !== 'refused' || problems.length > 0);
  const getRank = (row: PlannedRow) => {
    if (!isWritten(row) || refusals.has(row.line)) return 0;
    if (savedLines && !savedLines.includes(row.line)) return 0;
    return isPublishable(row, true) ? (needsReason(row) ? 2 : 3) : 1;
  };
  return (
    <div className="import-plan">
      <ScrollableTable label="Rows of the file">
        <table>
          <thead>
            <tr>
              {['Line', 'Document', 'Status', 'Changes', 'Checks'].map((name) => (
                <th key={name} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {shown
              .toSorted((a, b) => getRank(a) - getRank(b) || a.line - b.line)
              .map((row) => (
                <PlanTableRow
                  collection={collection}
                  key={row.line}
                  refusal={refusals.get(row.line)}
                  row={row}
                  savedLines={savedLines}
                />
              ))}
          </tbody>
        </table>
      </ScrollableTable>
      {changed.length > shown.length && (
        <p>{changed.length - shown.length} more rows are refused. The first reasons are listed above.</p>
      )}
    </div>
  );
}

interface RowProps {
  collection: string;
  row: PlannedRow;
  refusal: string | undefined;
  savedLines: readonly number[] | null;
}

function PlanTableRow({ collection, row, refusal, savedLines }: RowProps) {
  const { line, label, id, problems, draft } = row;
  const [mark, status] = getStatus(row, { refusal, savedLines });
  return (
    <tr>
      <td>{line}</td>
      <th scope="row">
        {id === null ? label : <a href={`/admin/collections/${collection}/${id}`}>{label}</a>}
      </th>
      <td>
        <Status mark={mark}>{status}</Status>
      </td>
      <td className="studio-page-wrapped">
        <ul>
          {problems.map((problem) => (
            <li key={problem}>{problem}</li>
          ))}
          {problems.length === 0 && <Changes row={row} />}
          {draft && problems.length === 0 && <li>{formatDraft(draft)}</li>}
        </ul>
      </td>
      <td className="studio-page-wrapped">
        <Checks refusal={refusal} row={row} />
      </td>
    </tr>
  );
}

const MARKS: Record<PlannedRow['outcome'], MarkName> = {
  new: 'ok',
  changed: 'warning',
  same: 'info',
  refused: 'bad',
};

function getStatus(
  row: PlannedRow,
  { refusal, savedLines }: Pick<RowProps, 'refusal' | 'savedLines'>,
): [MarkName, string] {
  if (savedLines?.includes(row.line)) return ['ok', 'saved'];
  if (refusal || row.outcome === 'refused') return ['bad', 'refused'];
  if (savedLines) return ['bad', 'left out'];
  return [MARKS[row.outcome], row.outcome];
}

function Changes({ row: { changes } }: { row: PlannedRow }) {
  return changes.map(({ column, from, to, draft }) => (
    <li key={column}>
      {column}: <del>{from || 'empty'}</del> → <ins>{to || 'empty'}</ins>
      {draft !== undefined && ` (in the draft: ${draft || 'empty'})`}
    </li>
  ));
}

function Checks({ row, refusal }: { row: PlannedRow; refusal: string | undefined }) {
  const { check } = row;
  if (!check) return null;
  const { blocks, findings, net } = check;
  return (
    <ul>
      {refusal && (
        <li>
          <Status mark="bad">The studio refuses this row: {refusal}</Status>
        </li>
      )}
      {blocks.map((block) => (
        <li key={block}>
          <Status mark="bad">Blocks publishing: {block}</Status>
        </li>
      ))}
      {net && (
        <li>
          Net:{' '}
          {net.before === null || net.before === net.after ? (
            net.after
          ) : (
            <>
              <del>{net.before}</del> → <ins>{net.after}</ins>
            </>
          )}
          {net.before === net.after && ', as before'}
        </li>
      )}
      {findings.map(({ severity, title }) => (
        <li key={title}>
          <Status mark={severity === 'error' ? 'bad' : 'warning'}>
            {severity === 'error' && needsReason(row) ? `Needs a reason: ${title}` : title}
          </Status>
        </li>
      ))}
      {needsSecondPerson(row) && (
        <li>Another editor must confirm the reason. Save this row as a draft with your reason.</li>
      )}
    </ul>
  );
}

function formatDraft({ isOnlyVersion, columns }: NonNullable<PlannedRow['draft']>): string {
  if (isOnlyVersion) return 'Not published. An import can only save it as a draft.';
  const changes = columns.length > 0 ? ` that changes ${columns.join(', ')}` : '';
  return `There is an unpublished draft${changes}. It stays unpublished if you publish the file.`;
}
