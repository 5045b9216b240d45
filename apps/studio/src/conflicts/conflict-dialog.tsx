'use client';

import { Button } from '@payloadcms/ui';
import { useEffect, useId, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import type { StoredDocument } from '../publishing/stored-document.ts';
import { FieldValue } from './field-value.tsx';
import { type FieldChange, type MergeField, mergeDocuments, type Side } from './merge-documents.ts';
import type { OpenConflict } from './opened-documents.ts';
import { SavedAt } from './saved-at.tsx';

interface Props {
  conflict: OpenConflict;
  fields: readonly MergeField[];
  /** Returns a message if the save was refused. */
  onSave: (merged: StoredDocument) => Promise<string | null>;
  onDiscard: () => Promise<null>;
  onClose: () => void;
}

/** Shows what both sides have changed, field by field, and lets the editor choose where both changed the same field. */
export function ConflictDialog({ conflict, fields, onSave, onDiscard, onClose }: Props) {
  const {
    conflict: { savedBy, isOwn, savedAt, stored },
    opened,
    mine,
  } = conflict;
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  const [choices, setChoices] = useState<Record<string, Side>>({});
  const [isPending, setIsPending] = useState(false);
  const [error, setError] = useState<string | null>(null);
  useEffect(() => {
    dialog.current?.showModal();
  }, []);

  const { document: merged, changes } = mergeDocuments(
    fields,
    { opened, stored, mine },
    (path) => choices[path] ?? 'mine',
  );
  const disputed = changes.filter(({ changedBy }) => changedBy === 'both');
  const isComplete = disputed.every(({ path }) => choices[path]);
  const author = isOwn ? 'you, in another window' : savedBy;
  const run = async (work: () => Promise<string | null>) => {
    setIsPending(true);
    setError(await work());
    setIsPending(false);
  };
  return createPortal(
    <dialog
      aria-labelledby={titleId}
      className="conflict-dialog"
      onCancel={(event) => {
        event.preventDefault();
        if (!isPending) onClose();
      }}
      ref={dialog}
    >
      <h2 id={titleId}>
        Saved by {author}, <SavedAt iso={savedAt} />
      </h2>
      <p>
        The document was saved after you had opened it, so your changes are not saved yet.
        {disputed.length > 0 ? ' Choose a value for each field that both of you have changed.' : ''}
      </p>
      {disputed.map((change) => (
        <Choice
          author={isOwn ? 'In the other window' : savedBy}
          change={change}
          chosen={choices[change.path]}
          key={change.path}
          onChoose={(side) => setChoices((current) => ({ ...current, [change.path]: side }))}
        />
      ))}
      <OneSided
        changes={changes}
        side="stored"
        title={isOwn ? 'Changed in the other window' : `Changed by ${savedBy}`}
      />
      <OneSided changes={changes} side="mine" title={isOwn ? 'Changed in this window' : 'Changed by you'} />
      {changes.length === 0 && <p>No field differs. Only the status may have changed.</p>}
      {error && (
        <p className="conflict-error" role="alert">
          {error}
        </p>
      )}
      <div className="conflict-actions">
        <Button
          disabled={isPending || !isComplete}
          margin={false}
          onClick={() => void run(() => onSave(merged))}
          type="button"
        >
          {getAction(conflict)} merged
        </Button>
        <Button
          buttonStyle="secondary"
          disabled={isPending}
          margin={false}
          onClick={() => void run(onDiscard)}
          type="button"
        >
          Discard mine
        </Button>
        <Button buttonStyle="secondary" disabled={isPending} margin={false} onClick={onClose} type="button">
          Close and keep editing
        </Button>
      </div>
    </dialog>,
    document.body,
  );
}

/** What the refused request was going to do: only drafts are saved with the query `draft=true`. */
function getAction({ status, url }: OpenConflict): string {
  if (status === 'published') return 'Publish';
  return status === 'draft' && !url.includes('draft=true') ? 'Unpublish' : 'Save';
}

interface ChoiceProps {
  change: FieldChange;
  author: string;
  chosen: Side | undefined;
  onChoose: (side: Side) => void;
}

function Choice({ change, author, chosen, onChoose }: ChoiceProps) {
  const name = useId();
  const options: [Side, string][] = [
    ['stored', author],
    ['mine', 'Yours'],
  ];
  return (
    <fieldset className="conflict-field">
      <legend>{change.label}</legend>
      {options.map(([side, label]) => (
        <label key={side}>
          <input checked={chosen === side} name={name} onChange={() => onChoose(side)} type="radio" />
          <span className="conflict-side">{label}</span>
          <FieldValue field={change.field} value={change[side]} />
        </label>
      ))}
    </fieldset>
  );
}

function OneSided({ changes, side, title }: { changes: readonly FieldChange[]; side: Side; title: string }) {
  const own = changes.filter(({ changedBy }) => changedBy === side);
  if (own.length === 0) return null;
  return (
    <section className="conflict-merged">
      <h3>{title}, kept in the merged version</h3>
      <dl>
        {own.map((change) => (
          <div key={change.path}>
            <dt>{change.label}</dt>
            <dd>
              <del>
                <FieldValue field={change.field} value={change.opened} />
              </del>{' '}
              <ins>
                <FieldValue field={change.field} value={change[side]} />
              </ins>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
