import type { WorkflowState, WorkflowStep } from '@nettobonus/domain/workflow/workflow';

/** What a user did: “Eva Lind asked for a review”. */
export const STEP_LABELS: Record<WorkflowStep, string> = {
  'review-requested': 'asked for a review',
  approved: 'approved the content',
  'legally-approved': 'approved it legally',
  corrected: 'approved it as a correction',
  returned: 'returned it',
};

/** What a button says that takes the step. */
export const STEP_BUTTONS: Record<WorkflowStep, string> = {
  'review-requested': 'Ask for review',
  approved: 'Approve content',
  'legally-approved': 'Approve legally',
  corrected: 'Approve as a correction',
  returned: 'Return',
};

export const STATE_LABELS: Record<WorkflowState, string> = {
  draft: 'Draft',
  'in-review': 'In review',
  'legal-check': 'Legal check',
  approved: 'Approved',
};
