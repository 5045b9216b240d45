'use client';

import type { Market } from '@nettobonus/domain/markets/market';
import type { TextValue, TranslatedText, TranslationState } from '@nettobonus/domain/texts/translation';
import { Button, Link } from '@payloadcms/ui';
import { useRouter } from 'next/navigation.js';
import { useEffect, useState } from 'react';
import { type MarkName, Status } from '../brand/status.tsx';
import { postToStudio } from '../http/post-to-studio.ts';
import { formatFieldCount, SOURCE_NAMES } from './format-translation-note.ts';
import { TypedText } from './typed-text.tsx';

export interface TranslationField extends TranslatedText {
  label: string;
  /** The language of the translation, for spell checkers. */
  lang: string;
  isLong: boolean;
  isMachineDraft: boolean;
  /** The field in the document’s form. */
  href: string;
}

interface TranslationFormProps {
  collection: string;
  id: number;
  revision: number;
  fields: readonly TranslationField[];
  /** The texts that the source no longer has. */
  removed: readonly { label: string; value: TextValue }[];
  changeCount: number;
  /** How many fields a machine may draft. */
  draftCount: number;
  sourceMarket: Market;
  sourceRevision: number;
  sourceHref: string;
  targetName: string;
  hasModel: boolean;
  mayUpdate: boolean;
}

interface Result {
  error: string | null;
  /** What happened, for a status line. */
  message: string | null;
}

interface DraftAnswer {
  translated: number;
  failed: { label: string; problem: string }[];
}

/** Source and translation side by side. Short texts are edited here, texts with structure in the document’s form. */
export function TranslationForm(props: TranslationFormProps) {
  const { collection, id, revision, fields, removed, changeCount, draftCount, mayUpdate } = props;
  const router = useRouter();
  const [edits, setEdits] = useState<Record<string, string>>({});
  const [onlyOpen, setOnlyOpen] = useState(false);
  const [pending, setPending] = useState<string | null>(null);
  const [{ error, message }, setResult] = useState<Result>({ error: null, message: null });
  const editCount = Object.keys(edits).length;
  const machineCount = fields.filter(({ isMachineDraft }) => isMachineDraft).length;
  useWarning(editCount > 0);

  const run = async <Body extends object>(
    name: string,
    data: object,
    describe: (body: Partial<Body>) => string,
  ): Promise<void> => {
    setPending(name);
    setResult({ error: null, message: null });
    const { error: problem, body } = await postToStudio<Body>(`/api/document-translations/${name}`, {
      collection,
      id,
      ...data,
    });
    setPending(null);
    setResult({ error: problem, message: problem ? null : describe(body) });
    if (problem) return;
    setEdits({});
    router.refresh();
  };
  const save = () => run('save', { revision, texts: edits }, () => 'Saved as a draft.');
  const draft = () => run<DraftAnswer>('draft', { revision }, describeDraft);
  const confirmRead = () => run('read', { revision }, () => 'The machine draft counts as read.');
  const markUpToDate = () =>
    run(
      'up-to-date',
      { sourceRevision: props.sourceRevision },
      () => 'The translation counts as up to date.',
    );
  const edit = (path: string, text: string, stored: string) =>
    setEdits(({ [path]: _, ...others }) => (text === stored ? others : { ...others, [path]: text }));

  const shown = onlyOpen
    ? fields.filter(({ state, isMachineDraft }) => state !== 'translated' || isMachineDraft)
    : fields;
  const isBusy = pending !== null;
  return (
    <>
      <div className="translation-head">
        <p>
          Translated from{' '}
          <Link href={props.sourceHref} prefetch={false}>
            the {SOURCE_NAMES[props.sourceMarket]} source
          </Link>
          .{' '}
          {changeCount > 0 ? (
            <Status mark="warning">It has changed since: {formatFieldCount(changeCount)}</Status>
          ) : (
            <Status mark="ok">It has not changed since</Status>
          )}{' '}
          {machineCount > 0 && (
            <Status mark="warning">Machine draft, not read yet: {formatFieldCount(machineCount)}</Status>
          )}
        </p>
        {mayUpdate && (
          <div className="translation-actions">
            <Button disabled={isBusy || editCount === 0} margin={false} onClick={() => void save()}>
              {editCount === 0 ? 'Save' : `Save ${formatFieldCount(editCount)}`}
            </Button>
            {changeCount > 0 && (
              <Button
                buttonStyle="secondary"
                disabled={isBusy || editCount > 0}
                margin={false}
                onClick={() => void markUpToDate()}
              >
                Mark as up to date
              </Button>
            )}
            {machineCount > 0 && (
              <Button
                buttonStyle="secondary"
                disabled={isBusy || editCount > 0}
                margin={false}
                onClick={() => void confirmRead()}
              >
                I have read the machine draft
              </Button>
            )}
            {props.hasModel && draftCount > 0 && (
              <Button
                buttonStyle="secondary"
                disabled={isBusy || editCount > 0}
                margin={false}
                onClick={() => void draft()}
              >
                {pending === 'draft' ? 'Drafting…' : `Draft ${formatFieldCount(draftCount)} by machine`}
              </Button>
            )}
          </div>
        )}
        {pending === 'draft' && <p role="status">This can take two minutes. You can leave the page.</p>}
        {message && <p role="status">{message}</p>}
        {error && (
          <p className="translation-error" role="alert">
            {error}
          </p>
        )}
        <label className="translation-filter">
          <input checked={onlyOpen} onChange={(event) => setOnlyOpen(event.target.checked)} type="checkbox" />{' '}
          Only fields that need work
        </label>
      </div>
      {shown.length === 0 && <p>Every field is translated.</p>}
      {shown.map((field) => (
        <FieldPair
          edited={edits[field.path]}
          field={field}
          key={field.path}
          mayUpdate={mayUpdate}
          onEdit={edit}
          sourceName={SOURCE_NAMES[props.sourceMarket]}
          targetName={props.targetName}
        />
      ))}
      {removed.length > 0 && (
        <section aria-labelledby="translation-removed">
          <h2 id="translation-removed">No longer in the source</h2>
          {removed.map(({ label, value }) => (
            <div className="translation-removed" key={label}>
              <h2>{label}</h2>
              <TypedText value={value} />
            </div>
          ))}
        </section>
      )}
    </>
  );
}

const STATES: Record<TranslationState, { mark: MarkName; label: string }> = {
  missing: { mark: 'bad', label: 'Missing' },
  untranslated: { mark: 'bad', label: 'Not translated' },
  outdated: { mark: 'warning', label: 'Source has changed' },
  translated: { mark: 'ok', label: 'Translated' },
};

interface FieldPairProps {
  field: TranslationField;
  edited: string | undefined;
  onEdit: (path: string, text: string, stored: string) => void;
  mayUpdate: boolean;
  sourceName: string;
  targetName: string;
}

function FieldPair({ field, edited, onEdit, mayUpdate, sourceName, targetName }: FieldPairProps) {
  const { path, label, source, before, target, state, isMachineDraft, isLong, lang, href } = field;
  const isPlain = typeof source === 'string' && typeof target === 'string';
  const { mark, label: stateLabel } = STATES[state];
  return (
    <section aria-label={label} className="translation-pair">
      <h2>
        {label} <Status mark={mark}>{stateLabel}</Status>{' '}
        {isMachineDraft && <Status mark="warning">Machine draft</Status>}
      </h2>
      <div className="translation-side">
        <p className="translation-name">{sourceName}</p>
        <TypedText value={source} />
        {before !== null && (
          <details>
            <summary>Before the change</summary>
            <TypedText value={before} />
          </details>
        )}
      </div>
      <div className="translation-side" lang={lang}>
        <p className="translation-name" lang="en">
          {targetName}
        </p>
        {isPlain && mayUpdate ? (
          <textarea
            aria-label={`${label}, ${targetName}`}
            onChange={(event) => onEdit(path, event.target.value, target)}
            rows={isLong ? Math.min(12, Math.ceil(Math.max(source.length, target.length) / 55) + 1) : 2}
            spellCheck
            value={edited ?? target}
          />
        ) : (
          <>
            <TypedText value={target} />
            {mayUpdate && (
              <p lang="en">
                <Link href={href} prefetch={false}>
                  Edit in the form<span className="sr-only">: {label}</span>
                </Link>
              </p>
            )}
          </>
        )}
      </div>
    </section>
  );
}

function describeDraft({ translated = 0, failed = [] }: Partial<DraftAnswer>): string {
  const done = `Drafted ${formatFieldCount(translated)}. Read them before you publish.`;
  if (failed.length === 0) return done;
  const names = failed.map(({ label, problem }) => `${label} (${problem})`).join('; ');
  return `${done} Left as they were: ${names}`;
}

/** Asks before the page is left with unsaved texts. */
function useWarning(isActive: boolean): void {
  useEffect(() => {
    if (!isActive) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [isActive]);
}
