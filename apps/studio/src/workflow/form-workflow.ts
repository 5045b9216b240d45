import type { WorkflowState, WorkflowStep } from '@nettobonus/domain/workflow/workflow';

/** What a document's form shows about its way to publication. */
export interface FormWorkflow {
  state: WorkflowState;
  /** The revision that the next step is about. */
  revision: number;
  /** Whether visitors see this version, so that no step is left. */
  isPublished: boolean;
  next: { step: WorkflowStep; obstacle: string | null } | null;
  /** The other steps that the user may take. */
  others: WorkflowStep[];
  /** Newest first. */
  history: { id: number; text: string; at: string; reason: string | null; isCurrent: boolean }[];
}
