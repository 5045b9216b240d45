'use client';

import { TextareaField, toast, useDocumentInfo, useField, useForm, useFormProcessing } from '@payloadcms/ui';
import type { TextareaFieldClientComponent } from 'payload';
import { useCallback, useEffect, useRef, useState } from 'react';
import { Mark } from '../brand/status.tsx';
import { postToStudio } from '../http/post-to-studio.ts';
import type { FormOverride } from './form-override.ts';
import { useFormOverride } from './use-form-override.ts';

/** The reason for publishing despite errors. Shown only if it is needed, and brought into view if it is missing. */
export const OverrideReasonField: TextareaFieldClientComponent = (props) => {
  const { id } = useDocumentInfo();
  const { value, showError } = useField<string>({ path: props.path });
  const { override, reload } = useFormOverride();
  const isProcessing = useFormProcessing();
  const saveDraft = useSaveDraft();
  const refusedReason = useRef('');
  const container = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!showError || isProcessing) return;
    container.current?.scrollIntoView({ block: 'center' });
    container.current?.querySelector('textarea')?.focus();
  }, [showError, isProcessing]);
  // Payload does not autosave what a refused publication contained. The second person needs the reason.
  useEffect(() => {
    if (!showError || isProcessing || !value || refusedReason.current === value) return;
    refusedReason.current = value;
    saveDraft();
  }, [showError, isProcessing, value, saveDraft]);
  // A bulk edit has no single document; there, an editor has chosen the field.
  const isShown = showError || Boolean(value) || id === undefined || isOpen(override);
  return (
    <div className="override-reason" hidden={!isShown} ref={container}>
      <TextareaField {...props} />
      {override && <OverrideNote onConfirm={reload} override={override} />}
    </div>
  );
};

function useSaveDraft(): () => void {
  const { id, collectionSlug } = useDocumentInfo();
  const { submit } = useForm();
  return useCallback(() => {
    const action = `/api/${collectionSlug}/${id}?draft=true&depth=0&fallback-locale=null`;
    void submit({ action, method: 'PATCH', overrides: { _status: 'draft' }, skipValidation: true });
  }, [id, collectionSlug, submit]);
}

const isOpen = (override: FormOverride | null) =>
  override?.state === 'needed' || override?.state === 'waiting';

function OverrideNote({ override, onConfirm }: { override: FormOverride; onConfirm: () => void }) {
  switch (override.state) {
    case 'none':
    case 'needed':
      return null;
    case 'accepted':
      return (
        <p>
          <Mark name="ok" /> An accepted reason is still valid. You can publish.
        </p>
      );
    case 'waiting':
      return (
        <>
          <p>
            <Mark name="warning" /> {override.givenBy} gave this reason. Another editor must confirm it before
            you can publish.
          </p>
          {override.mayConfirm && <ConfirmReason digest={override.digest} onConfirm={onConfirm} />}
        </>
      );
  }
}

function ConfirmReason({ digest, onConfirm }: { digest: string; onConfirm: () => void }) {
  const { id, collectionSlug: collection } = useDocumentInfo();
  const [isPending, setIsPending] = useState(false);
  const confirm = async () => {
    setIsPending(true);
    const { error } = await postToStudio('/api/override-reasons/confirm', {
      collection,
      id: Number(id),
      digest,
    });
    setIsPending(false);
    if (error) toast.error(error);
    else onConfirm();
  };
  return (
    <button className="fill-in" disabled={isPending} onClick={() => void confirm()} type="button">
      Confirm this reason
    </button>
  );
}
