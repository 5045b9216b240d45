'use client';

import { useEffect, useState } from 'react';
import { Status } from '../brand/status.tsx';
import { NO_RESPONSE, postToStudio } from '../http/post-to-studio.ts';
import type { PlannedRow } from './plan-import.ts';
import './import-form.css';

interface ImportResult {
  rows: PlannedRow[];
  digest: string;
  saved: boolean;
  error: string | null;
}

const MAYBE_SAVED = 'The studio did not respond, so probably nothing was saved. Check before you try again.';

const MARKS = { new: 'ok', changed: 'warning', same: 'info', refused: 'bad' } as const;

export function ImportForm() {
  const [csv, setCsv] = useState('');
  const [result, setResult] = useState<Partial<ImportResult>>({});
  const [reason, setReason] = useState('');
  const [isBusy, setBusy] = useState(false);
  // Disable the input until hydration: React would miss a file that the editor chooses earlier.
  const [isReady, setReady] = useState(false);
  useEffect(() => setReady(true), []);
  const rows = result.rows ?? [];
  const count = (outcome: PlannedRow['outcome']) => rows.filter((row) => row.outcome === outcome).length;
  const saveCount = count('new') + count('changed');
  const canSave = saveCount > 0 && count('refused') === 0 && !result.saved;
  const canPublish = !rows.some(({ outcome, draft }) => outcome === 'changed' && draft?.isOnlyVersion);

  const send = async (request: object) => {
    setBusy(true);
    const { error, body } = await postToStudio<ImportResult>('/api/listings-csv', request);
    // A response without a plan leaves the reviewed one in place.
    setResult(({ rows = [], digest = '' }) => ({
      ...(body.rows ? {} : { rows, digest }),
      ...body,
      error: error === NO_RESPONSE ? MAYBE_SAVED : error,
    }));
    setBusy(false);
  };
  const previewFile = async (file: File | undefined) => {
    const text = (await file?.text()) ?? '';
    setCsv(text);
    setResult({});
    if (text) await send({ csv: text });
  };
  const save = (mode: 'as drafts' | 'published') =>
    send({ csv, save: mode, digest: result.digest, ...(reason.trim() ? { reason: reason.trim() } : {}) });

  return (
    <div aria-busy={isBusy}>
      <p className="import-file">
        <label htmlFor="csv-file">CSV file</label>
        <input
          accept=".csv,text/csv"
          disabled={!isReady}
          id="csv-file"
          onChange={(event) => void previewFile(event.target.files?.[0])}
          type="file"
        />
      </p>
      <div role="status">
        {result.error && <p className="import-problem">{result.error}</p>}
        {result.saved && <p className="import-saved">Saved: {saveCount} listings.</p>}
        {rows.length > 0 && !result.saved && (
          <p>
            Nothing is saved yet. New: {count('new')}, changed: {count('changed')}, unchanged: {count('same')}
            {count('refused') > 0 && `, refused: ${count('refused')}`}.
          </p>
        )}
      </div>
      {canSave && (
        <div className="import-actions">
          <label htmlFor="csv-reason">Override reason, if the rules report errors</label>
          <input id="csv-reason" onChange={(event) => setReason(event.target.value)} value={reason} />
          <p>
            <button disabled={isBusy} onClick={() => void save('as drafts')} type="button">
              Save as drafts
            </button>
            <button disabled={isBusy || !canPublish} onClick={() => void save('published')} type="button">
              Publish
            </button>
          </p>
          {!canPublish && (
            <p>
              Some rows change listings that are not published. Save the file as drafts, or publish these
              listings in their forms first.
            </p>
          )}
        </div>
      )}
      {rows.length > 0 && <PlanTable rows={rows} />}
    </div>
  );
}

function PlanTable({ rows }: { rows: readonly PlannedRow[] }) {
  const changed = rows.filter(({ outcome }) => outcome !== 'same');
  if (changed.length === 0) return <p>No changes.</p>;
  const shown = changed.filter(({ outcome, problems }) => outcome !== 'refused' || problems.length > 0);
  return (
    <div className="import-plan">
      <table>
        <thead>
          <tr>
            <th>Line</th>
            <th>Listing</th>
            <th>Status</th>
            <th>Changes</th>
          </tr>
        </thead>
        <tbody>
          {shown.map(({ line, market, casino, outcome, changes, draft, problems }) => (
            <tr key={line}>
              <td>{line}</td>
              <th scope="row">
                {casino} · {market}
              </th>
              <td>
                <Status mark={MARKS[outcome]}>{outcome}</Status>
              </td>
              <td>
                <ul>
                  {problems.map((problem) => (
                    <li key={problem}>{problem}</li>
                  ))}
                  {(problems.length > 0 ? [] : changes).map(({ column, from, to, draft: inDraft }) => (
                    <li key={column}>
                      {column}: <del>{from || 'empty'}</del> → <ins>{to || 'empty'}</ins>
                      {inDraft !== undefined && ` (in the draft: ${inDraft || 'empty'})`}
                    </li>
                  ))}
                  {draft && problems.length === 0 && <li>{formatDraft(draft)}</li>}
                </ul>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {changed.length > shown.length && <p>{changed.length - shown.length} more rows are refused.</p>}
    </div>
  );
}

function formatDraft({ isOnlyVersion, columns }: NonNullable<PlannedRow['draft']>): string {
  if (isOnlyVersion) return 'This listing is not published.';
  const changes = columns.length > 0 ? ` that changes ${columns.join(', ')}` : '';
  return `This listing has an unpublished draft${changes}. The draft stays unpublished if you publish the file.`;
}
