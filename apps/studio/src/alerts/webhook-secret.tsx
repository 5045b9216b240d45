'use client';

import { Button, toast, useDocumentInfo } from '@payloadcms/ui';
import { useState } from 'react';
import { postToStudio } from '../http/post-to-studio.ts';

/** In the alert settings: creates a secret for the webhook, and shows it once. */
export function WebhookSecret() {
  const { id, savedDocumentData } = useDocumentInfo();
  const [secret, setSecret] = useState<string | null>(null);
  const [isPending, setIsPending] = useState(false);
  if (id === undefined)
    return <p className="field-type">Save the settings to create the secret of the webhook.</p>;
  const hasSecret = Boolean(savedDocumentData?.webhookSecretAt);
  const create = async () => {
    setIsPending(true);
    const { error, body } = await postToStudio<{ secret: string }>(`/api/webhook-secret/${id}`);
    setIsPending(false);
    if (error) toast.error(error);
    setSecret(body.secret ?? null);
  };
  return (
    <div className="field-type">
      <p>
        {hasSecret
          ? 'The webhook has a secret, with which its receiver checks that an event comes from the studio. A new secret replaces it.'
          : 'The webhook needs a secret, with which its receiver checks that an event comes from the studio.'}
      </p>
      <Button buttonStyle="secondary" disabled={isPending} onClick={() => void create()}>
        {hasSecret ? 'Replace the secret' : 'Create a secret'}
      </Button>
      <div aria-live="polite">
        {secret && (
          <p>
            Copy the secret now; the studio does not show it again: <code>{secret}</code>
          </p>
        )}
      </div>
    </div>
  );
}
