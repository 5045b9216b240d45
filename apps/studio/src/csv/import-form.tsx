'use client';

import { isReason, MIN_OVERRIDE_REASON } from '@nettobonus/domain/market-rules/override';
import { decodeCsv } from '@nettobonus/domain/shared/decode-csv';
import { useEffect, useState } from 'react';
import { NO_RESPONSE, postToStudio } from '../http/post-to-studio.ts';
import { PlanTable } from './plan-table.tsx';
import { listSavedRows, needsReason, type PlannedRow, type SaveMode } from './planned-row.ts';
import './import-form.css';

interface ImportResult {
  rows: PlannedRow[];
  digest: string;
  /** The lines that were saved; null if nothing is saved yet. */
  savedLines: number[] | null;
  refused: { line: number; message: string };
}

interface ImportFormProps {
  sheet: string;
  collection: string;
  nouns: readonly [singular: string, plural: string];
}

const MAYBE_SAVED = 'The studio did not respond, so probably nothing was saved. Check before you try again.';
const NO_FILE = { csv: '', fileName: '' };
const NOTHING = { rows: [] as PlannedRow[], digest: '', savedLines: null as number[] | null };

export function ImportForm({ sheet, collection, nouns }: ImportFormProps) {
  const [file, setFile] = useState(NO_FILE);
  const [plan, setPlan] = useState(NOTHING);
  const [error, setError] = useState<string | null>(null);
  /** Rows that the studio refused when it saved them: the editor can save the others. */
  const [refusals, setRefusals] = useState<ReadonlyMap<number, string>>(new Map());
  const [reason, setReason] = useState('');
  const [isBusy, setBusy] = useState(false);
  // Disable the input until hydration: React would miss a file that the editor chooses earlier.
  const [isReady, setReady] = useState(false);
  useEffect(() => setReady(true), []);

  const send = async (request: object) => {
    setBusy(true);
    const { error: problem, body } = await postToStudio<ImportResult>(`/api/sheets/${sheet}`, request);
    setError(problem === NO_RESPONSE ? MAYBE_SAVED : problem);
    // A response without a plan leaves the reviewed one in place.
    setPlan((reviewed) => ({ ...reviewed, ...body }));
    const { rows, refused } = body;
    if (rows) setRefusals(new Map());
    if (refused) setRefusals((known) => new Map(known).set(refused.line, refused.message));
    setBusy(false);
  };
  const previewFile = async (chosen: File | undefined) => {
    if (!chosen) return;
    const csv = decodeCsv(await chosen.arrayBuffer());
    setFile({ csv, fileName: chosen.name });
    setPlan(NOTHING);
    await send({ csv, fileName: chosen.name });
  };
  const save = (mode: SaveMode) =>
    send({
      ...file,
      save: mode,
      digest: plan.digest,
      skip: [...refusals.keys()],
      ...(reason.trim() ? { reason: reason.trim() } : {}),
    });

  return (
    <div aria-busy={isBusy}>
      <p className="import-file">
        <label htmlFor="csv-file">CSV file</label>
        <input
          accept=".csv,text/csv"
          disabled={!isReady || isBusy}
          id="csv-file"
          onChange={(event) => void previewFile(event.target.files?.[0])}
          onClick={(event) => {
            // Without this, choosing a corrected file of the same name would not cause an event.
            event.currentTarget.value = '';
          }}
          type="file"
        />
      </p>
      <div role="status">
        {isBusy && <p>{plan.rows.length > 0 ? 'Saving …' : 'Reading the file …'}</p>}
        {error && <p className="import-problem">{error}</p>}
        <Summary nouns={nouns} {...plan} />
      </div>
      {plan.rows.length > 0 && !plan.savedLines && (
        <SaveActions
          isBusy={isBusy}
          onReason={setReason}
          onSave={save}
          reason={reason}
          refusals={refusals}
          rows={plan.rows}
        />
      )}
      {plan.rows.length > 0 && <PlanTable collection={collection} refusals={refusals} {...plan} />}
    </div>
  );
}

const count = (rows: readonly PlannedRow[], outcome: PlannedRow['outcome']) =>
  rows.filter((row) => row.outcome === outcome).length;

interface SummaryProps {
  nouns: readonly [singular: string, plural: string];
  rows: readonly PlannedRow[];
  savedLines: readonly number[] | null;
}

function Summary({ nouns, rows, savedLines }: SummaryProps) {
  if (rows.length === 0) return null;
  const changed = rows.length - count(rows, 'same');
  if (savedLines) {
    const leftOut = changed - savedLines.length;
    return (
      <p className="import-saved">
        Saved: {savedLines.length} {nouns[savedLines.length === 1 ? 0 : 1]}.
        {leftOut > 0 && ` Left out: ${leftOut}; they are listed first.`}
      </p>
    );
  }
  return (
    <p>
      Nothing is saved yet. Rows: {rows.length}. New: {count(rows, 'new')}, changed: {count(rows, 'changed')},
      unchanged: {count(rows, 'same')}, refused: {count(rows, 'refused')}.
    </p>
  );
}

interface SaveActionsProps {
  rows: readonly PlannedRow[];
  refusals: ReadonlyMap<number, string>;
  reason: string;
  isBusy: boolean;
  onReason: (reason: string) => void;
  onSave: (mode: SaveMode) => Promise<void>;
}

function SaveActions({ rows, refusals, reason, isBusy, onReason, onSave }: SaveActionsProps) {
  const hasReason = isReason(reason);
  const total = rows.length - count(rows, 'same');
  const countSaved = (mode: SaveMode) =>
    listSavedRows(rows, mode, hasReason).filter(({ line }) => !refusals.has(line)).length;
  const [drafts, published] = [countSaved('as drafts'), countSaved('published')];
  if (total === 0) return null;
  const leftOut = (saved: number) => (saved < total ? `; ${total - saved} left out` : '');
  return (
    <div className="import-actions">
      {rows.some(needsReason) && (
        <>
          <label htmlFor="csv-reason">
            Override reason for the rows with rule errors, at least {MIN_OVERRIDE_REASON} characters
          </label>
          <input id="csv-reason" onChange={(event) => onReason(event.target.value)} value={reason} />
        </>
      )}
      <p>
        <button disabled={isBusy || drafts === 0} onClick={() => void onSave('as drafts')} type="button">
          Save {drafts} as drafts{leftOut(drafts)}
        </button>
        <button disabled={isBusy || published === 0} onClick={() => void onSave('published')} type="button">
          Publish {published}
          {leftOut(published)}
        </button>
      </p>
      {published < total && (
        <p>
          The table lists first what is left out, and why. You can save the good rows now, correct the file
          and import it again.
        </p>
      )}
    </div>
  );
}
