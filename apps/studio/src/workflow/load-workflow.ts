import type { Market } from '@nettobonus/domain/markets/market';
import { getWorkflowState, type WorkflowState } from '@nettobonus/domain/workflow/workflow';
import type { CollectionSlug, PayloadRequest } from 'payload';
import { findNewest } from '../conflicts/next-revision.ts';
import type { WorkflowStep } from '../payload-types.ts';
import { isPublished, type StoredDocument } from '../publishing/stored-document.ts';

export interface Workflow {
  document: StoredDocument;
  market: Market | null;
  revision: number;
  /** Whether the newest version is the published one, so that there is nothing to approve. */
  isPublished: boolean;
  state: WorkflowState;
  /** Those about all revisions, oldest first. */
  steps: readonly WorkflowStep[];
}

/** The newest version of a document with its steps towards publication, in the request's transaction. */
export async function loadWorkflow(
  req: PayloadRequest,
  collection: CollectionSlug,
  id: number,
): Promise<Workflow> {
  const { document } = await findNewest(req, collection, id);
  const revision = Number(document.revision ?? 0);
  const { docs: steps } = await req.payload.find({
    collection: 'workflow-steps',
    where: { kind: { equals: collection }, document: { equals: id } },
    sort: 'id',
    depth: 0,
    pagination: false,
    overrideAccess: true,
    req,
  });
  return {
    document,
    market: (document.market as Market | null) ?? null,
    revision,
    isPublished: isPublished(document),
    state: getWorkflowState(steps, revision),
    steps,
  };
}
