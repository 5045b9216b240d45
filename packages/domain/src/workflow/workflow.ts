/** The steps between a draft and its publication, in a market whose settings require them. */
export const WORKFLOW_STEPS = [
  'review-requested',
  'approved',
  'legally-approved',
  'corrected',
  'returned',
] as const;
export type WorkflowStep = (typeof WORKFLOW_STEPS)[number];

/** Only an approved draft is published or scheduled. */
export type WorkflowState = 'draft' | 'in-review' | 'legal-check' | 'approved';

export interface TakenStep {
  step: WorkflowStep;
  /** The revision of the document that the step is about. */
  revision: number;
}

/** The smallest explanation of a correction or of a return. */
export const MIN_REASON_LENGTH = 10;

const RESULTS: Record<WorkflowStep, WorkflowState> = {
  'review-requested': 'in-review',
  approved: 'legal-check',
  'legally-approved': 'approved',
  corrected: 'approved',
  returned: 'draft',
};

/** Steps are about one revision: any later change makes the document a draft again. Oldest step first. */
export function getWorkflowState(steps: readonly TakenStep[], revision: number): WorkflowState {
  const last = steps.findLast((taken) => taken.revision === revision);
  return last ? RESULTS[last.step] : 'draft';
}

/** The step that leads from a state towards publication. */
export function getNextStep(state: WorkflowState): WorkflowStep | null {
  switch (state) {
    case 'draft':
      return 'review-requested';
    case 'in-review':
      return 'approved';
    case 'legal-check':
      return 'legally-approved';
    case 'approved':
      return null;
  }
}

export interface Reviewer {
  /** Whether the user may change documents of the market. */
  mayChange: boolean;
  /** Whether the user wrote something of the change. */
  isAuthor: boolean;
  mayApproveLegally: boolean;
  /** Whether the user is responsible for the market, as chief editors are. */
  isManager: boolean;
}

export type StepObstacle = 'no-right' | 'wrong-state' | 'own-change' | 'not-legal' | 'not-manager';

/** Why a user may not take a step now, or null. */
export function getStepObstacle(
  step: WorkflowStep,
  state: WorkflowState,
  { mayChange, isAuthor, mayApproveLegally, isManager }: Reviewer,
): StepObstacle | null {
  if (!mayChange) return 'no-right';
  switch (step) {
    case 'review-requested':
      return state === 'draft' ? null : 'wrong-state';
    case 'approved':
      if (state !== 'in-review') return 'wrong-state';
      return isAuthor ? 'own-change' : null;
    case 'legally-approved':
      if (state !== 'legal-check') return 'wrong-state';
      if (!mayApproveLegally) return 'not-legal';
      return isAuthor ? 'own-change' : null;
    case 'corrected':
      if (!isManager) return 'not-manager';
      return state === 'approved' ? 'wrong-state' : null;
    case 'returned':
      return state === 'draft' ? 'wrong-state' : null;
  }
}
