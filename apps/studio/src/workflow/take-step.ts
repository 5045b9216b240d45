import type { WorkflowStep } from '@nettobonus/domain/workflow/workflow';
import { postToStudio } from '../http/post-to-studio.ts';
import { reloadWorkflow } from './use-workflow.ts';

interface Step {
  collection: string;
  id: number | string;
  revision: number;
  step: WorkflowStep;
  reason?: string;
}

/** Returns a message if the step was refused. */
export async function takeStep(step: Step): Promise<string | null> {
  const { error } = await postToStudio('/api/workflow', step);
  reloadWorkflow();
  return error;
}
