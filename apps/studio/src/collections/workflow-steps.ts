import { WORKFLOW_STEPS } from '@nettobonus/domain/workflow/workflow';
import type { CollectionConfig } from 'payload';
import { allowAllEditors, denyAll } from '../access/log-access.ts';
import { MARKET_OPTIONS, number, select, text, textarea } from '../fields.ts';
import { STEP_LABELS } from '../workflow/step-labels.ts';

/** Who asked for a review of which revision of a document, and who approved it. The studio writes them. */
export const workflowSteps: CollectionConfig = {
  slug: 'workflow-steps',
  lockDocuments: false,
  labels: { singular: 'Approval', plural: 'Approvals' },
  // The form of the document shows them.
  admin: { hidden: true, useAsTitle: 'title' },
  access: { read: allowAllEditors, create: denyAll, update: denyAll, delete: denyAll },
  indexes: [{ fields: ['kind', 'document'] }],
  fields: [
    text('kind', ['Collection', 'The collection of the document.'], { required: true }),
    number('document', ['Document ID', 'The document’s ID in the studio.'], { required: true }),
    number('revision', ['Revision', 'The revision that the step is about.'], { required: true }),
    select('market', ['Market', 'The market of the document.'], MARKET_OPTIONS, { required: true }),
    text('title', ['Title', 'The title of the document at that time.'], { required: true }),
    select(
      'step',
      ['Step', 'What the user did.'],
      WORKFLOW_STEPS.map((value) => ({ value, label: STEP_LABELS[value] })),
      { required: true },
    ),
    text('takenBy', ['By', 'The user’s ID.'], { required: true }),
    textarea('reason', ['Reason', 'Why it was returned or corrected.']),
  ],
};
