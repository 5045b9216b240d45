'use client';

import {
  Button,
  LeaveWithoutSaving,
  useConfig,
  useDocumentInfo,
  useForm,
  useFormFields,
} from '@payloadcms/ui';
import { useEffect, useRef, useState } from 'react';
import type { StoredDocument } from '../publishing/stored-document.ts';
import { ConflictDialog } from './conflict-dialog.tsx';
import type { MergeField } from './merge-documents.ts';
import { type OpenConflict, type OpenedDocument, openDocument } from './opened-documents.ts';
import { saveMerged } from './save-merged.ts';
import './conflict-dialog.css';

/**
 * Tells requests which revision a form shows. If a save is refused because somebody else has saved the document, shows
 * both versions.
 */
export function ConflictGuard() {
  const info = useDocumentInfo();
  const { id, collectionSlug } = info;
  const { getData, reset, setModified } = useForm();
  const { config } = useConfig();
  const revision = useFormFields(([fields]) => fields?.revision?.value as number | null | undefined);
  const [conflict, setConflict] = useState<OpenConflict | null>(null);
  const [isOpen, setIsOpen] = useState(false);
  const document = useRef<OpenedDocument>(null);
  const isDismissed = useRef(false);

  useEffect(() => {
    if (typeof id !== 'number' || !collectionSlug) return;
    const opened: OpenedDocument = {
      collection: collectionSlug,
      id,
      revision: -1,
      values: {},
      onConflict: null,
    };
    document.current = opened;
    return openDocument(opened);
  }, [id, collectionSlug]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another document has another `document.current`.
  useEffect(() => {
    const opened = document.current;
    if (!opened) return;
    opened.onConflict = (refused) => {
      setConflict({ ...refused, opened: opened.values, mine: getData() as StoredDocument });
      setModified(true);
      // Autosave tries again while the editor is typing. It must not interrupt them each time.
      if (!refused.isAutosave || !isDismissed.current) setIsOpen(true);
    };
    // A save has stored a newer revision before its values reach the form.
    if (typeof revision !== 'number' || revision <= opened.revision) return;
    opened.revision = revision;
    opened.values = getData() as StoredDocument;
  }, [id, revision, getData, setModified]);

  useEffect(() => {
    if (!conflict) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [conflict]);

  if (!conflict || !collectionSlug) return null;
  const { fields, labels } = config.collections.find(({ slug }) => slug === collectionSlug) ?? {};
  const show = () => {
    // The editor may have typed since the save was refused.
    setConflict({ ...conflict, mine: getData() as StoredDocument });
    setIsOpen(true);
  };
  const continueFrom = async (stored: StoredDocument) => {
    if (document.current) {
      document.current.revision = Number(stored.revision);
      document.current.values = stored;
    }
    await reset(stored);
    info.setData(stored as never);
    info.setLastUpdateTime(new Date(String(stored.updatedAt)).getTime());
    info.setHasPublishedDoc(info.hasPublishedDoc || stored._status === 'published');
    info.setUnpublishedVersionCount(stored._status === 'published' ? 0 : 1);
    isDismissed.current = false;
    setIsOpen(false);
    setConflict(null);
    return null;
  };
  const save = async (merged: StoredDocument): Promise<string | null> => {
    const result = await saveMerged(conflict, merged);
    if (result.document) await continueFrom(result.document);
    // If somebody has saved again, the wrapped `fetch` has already reported the new conflict.
    return result.error;
  };
  return (
    <>
      <LeaveWithoutSaving />
      <div className="conflict-notice" role="alert">
        <span>
          Not saved: {conflict.conflict.isOwn ? 'you have' : `${conflict.conflict.savedBy} has`} saved this{' '}
          {typeof labels?.singular === 'string' ? labels.singular.toLowerCase() : 'document'} meanwhile.
        </span>
        <Button buttonStyle="secondary" margin={false} onClick={show} size="small" type="button">
          Show differences
        </Button>
      </div>
      {isOpen && (
        <ConflictDialog
          conflict={conflict}
          fields={(fields ?? []) as unknown as MergeField[]}
          // Each refusal starts with new choices.
          key={conflict.conflict.revision}
          onClose={() => {
            isDismissed.current = true;
            setIsOpen(false);
          }}
          onDiscard={() => continueFrom(conflict.conflict.stored)}
          onSave={save}
        />
      )}
    </>
  );
}
