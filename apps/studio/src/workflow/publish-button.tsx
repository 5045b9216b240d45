'use client';

import { Button, PublishButton, toast, useDocumentInfo, useFormModified } from '@payloadcms/ui';
import { useState } from 'react';
import type { FormWorkflow } from './form-workflow.ts';
import { STEP_BUTTONS } from './step-labels.ts';
import { takeStep } from './take-step.ts';
import { useWorkflow } from './use-workflow.ts';

/** The document's next step as one button: the steps of the review, and then Payload's button to publish. */
export function WorkflowButton() {
  const { isLoaded, workflow } = useWorkflow();
  const isModified = useFormModified();
  if (!isLoaded) return null;
  // A change of the version that visitors see has not been saved as a draft yet.
  if (!workflow || workflow.state === 'approved') return <PublishButton />;
  if (!workflow.next && !isModified) return <PublishButton />;
  return <StepButton isModified={isModified} workflow={workflow} />;
}

function StepButton({ isModified, workflow }: { isModified: boolean; workflow: FormWorkflow }) {
  const { id, collectionSlug } = useDocumentInfo();
  const [isPending, setIsPending] = useState(false);
  const { next, revision } = workflow;
  const step = next?.step ?? 'review-requested';
  const take = async () => {
    if (id === undefined || !collectionSlug) return;
    setIsPending(true);
    const error = await takeStep({ collection: collectionSlug, id, revision, step });
    setIsPending(false);
    if (error) toast.error(error);
  };
  return (
    <Button
      // Autosave stores the change first, and the step is about what is stored.
      disabled={isPending || isModified || !next || next.obstacle !== null}
      margin={false}
      onClick={() => void take()}
      size="medium"
      type="button"
    >
      {STEP_BUTTONS[step]}
    </Button>
  );
}
