'use client';

import type { WorkflowStep } from '@nettobonus/domain/workflow/workflow';
import { Button, toast, useDocumentInfo } from '@payloadcms/ui';
import { useId, useState } from 'react';
import { type MarkName, Status } from '../brand/status.tsx';
import { SavedAt } from '../conflicts/saved-at.tsx';
import type { FormWorkflow } from './form-workflow.ts';
import { STATE_LABELS, STEP_BUTTONS } from './step-labels.ts';
import { takeStep } from './take-step.ts';
import { useWorkflow } from './use-workflow.ts';
import './workflow.css';

const MARKS: Record<FormWorkflow['state'], MarkName> = {
  draft: 'info',
  'in-review': 'warning',
  'legal-check': 'warning',
  approved: 'ok',
};

/** At the top of a form: how far the document is, why the next step is not the user's, and who did what. */
export function WorkflowPanel() {
  const { workflow } = useWorkflow();
  if (!workflow) return null;
  const { state, isPublished, next, others, history } = workflow;
  return (
    <section aria-label="Review" className="workflow-panel">
      <p>
        <Status mark={isPublished ? 'ok' : MARKS[state]}>
          {isPublished ? 'Published' : STATE_LABELS[state]}
        </Status>
        {next?.obstacle && <span>{next.obstacle}</span>}
      </p>
      {others.map((step) => (
        <StepWithReason key={step} revision={workflow.revision} step={step} />
      ))}
      {history.length > 0 && (
        <details>
          <summary>Who did what ({history.length})</summary>
          <ul>
            {history.map(({ id, text, at, reason, isCurrent }) => (
              <li key={id}>
                {text}, <SavedAt iso={at} />
                {isCurrent ? '' : ', before a later change'}
                {reason && <q>{reason}</q>}
              </li>
            ))}
          </ul>
        </details>
      )}
    </section>
  );
}

function StepWithReason({ step, revision }: { step: WorkflowStep; revision: number }) {
  const { id, collectionSlug } = useDocumentInfo();
  const [isOpen, setIsOpen] = useState(false);
  const [reason, setReason] = useState('');
  const [isPending, setIsPending] = useState(false);
  const fieldId = useId();
  const take = async () => {
    if (id === undefined || !collectionSlug) return;
    setIsPending(true);
    const error = await takeStep({ collection: collectionSlug, id, revision, step, reason });
    setIsPending(false);
    if (error) toast.error(error);
    else setIsOpen(false);
  };
  if (!isOpen) {
    return (
      <Button
        buttonStyle="secondary"
        margin={false}
        onClick={() => setIsOpen(true)}
        size="small"
        type="button"
      >
        {STEP_BUTTONS[step]}…
      </Button>
    );
  }
  // The document's form contains the panel, and forms cannot be nested.
  return (
    <fieldset className="workflow-reason">
      <label htmlFor={fieldId}>
        {step === 'returned' ? 'What must change?' : 'What does this change correct?'}
      </label>
      <textarea
        id={fieldId}
        maxLength={1_000}
        onChange={(event) => setReason(event.target.value)}
        rows={2}
        value={reason}
      />
      <Button disabled={isPending} margin={false} onClick={() => void take()} size="small" type="button">
        {STEP_BUTTONS[step]}
      </Button>
      <Button
        buttonStyle="secondary"
        margin={false}
        onClick={() => setIsOpen(false)}
        size="small"
        type="button"
      >
        Cancel
      </Button>
    </fieldset>
  );
}
