import type { Market } from '@nettobonus/domain/markets/market';
import {
  getNextStep,
  getStepObstacle,
  MIN_REASON_LENGTH,
  type Reviewer,
  type StepObstacle,
  WORKFLOW_STEPS,
  type WorkflowStep,
} from '@nettobonus/domain/workflow/workflow';
import { lockDraftStatement } from '@nettobonus/store/publish';
import type { CollectionSlug, Endpoint, PayloadRequest } from 'payload';
import { z } from 'zod';
import {
  getCurrentUser,
  isEditor,
  mayChangeMarket,
  mayChangeMarketSettings,
} from '../access/current-user.ts';
import { refuseRequest } from '../access/log-refusals.ts';
import { writeAuditEntry } from '../audit/write-audit-entry.ts';
import type { AuditAction } from '../collections/audit-log.ts';
import { errorResponse } from '../http/error-response.ts';
import { getUserNames } from '../inbox/get-user-name.ts';
import { findDraft } from '../publishing/find-draft.ts';
import { withTransaction } from '../publishing/run-in-transaction.ts';
import { runStatement } from '../publishing/run-statement.ts';
import type { FormWorkflow } from './form-workflow.ts';
import { listAuthors } from './list-authors.ts';
import { loadWorkflow, type Workflow } from './load-workflow.ts';
import { needsApproval, WORKFLOW_COLLECTIONS } from './needs-approval.ts';
import { STEP_LABELS } from './step-labels.ts';

const OBSTACLES: Record<StepObstacle, string> = {
  'no-right': 'Only editors of this market may do this.',
  'wrong-state': 'A colleague has taken another step meanwhile. Reload the page.',
  'own-change': 'You wrote some of this change, so a colleague must approve it.',
  'not-legal': 'Somebody with the right to approve legally must approve it.',
  'not-manager': 'Only chief editors and admins may do this.',
};

const AUDIT_ACTIONS: Record<WorkflowStep, AuditAction> = {
  'review-requested': 'asked for a review',
  approved: 'approved',
  'legally-approved': 'approved legally',
  corrected: 'approved a correction',
  returned: 'returned',
};

const NEEDS_REASON: readonly WorkflowStep[] = ['corrected', 'returned'];
const documentSchema = z.object({
  collection: z.enum(WORKFLOW_COLLECTIONS as [CollectionSlug]),
  id: z.coerce.number().int().positive(),
});
const stepSchema = documentSchema.extend({
  revision: z.int(),
  step: z.enum(WORKFLOW_STEPS),
  reason: z.string().trim().max(1_000).optional(),
});

/** The way of a document to its publication; `null` if its market needs no approvals. */
const getWorkflow: Endpoint = {
  path: '/workflow/:collection/:id',
  method: 'get',
  handler: async (req) => {
    if (!isEditor(getCurrentUser(req))) return refuseRequest(req, 'Only editors may do this.');
    const parsed = documentSchema.safeParse(req.routeParams);
    if (!parsed.success) return errorResponse(404, 'The document does not exist.');
    const { collection, id } = parsed.data;
    const draft = await findDraft(req, collection, id);
    if (!draft) return errorResponse(404, 'The document does not exist.');
    const workflow = await loadWorkflow(req, collection, id);
    const isOn = await needsApproval(req, collection, workflow.market);
    const body = isOn ? await toFormWorkflow(req, collection, workflow) : null;
    return Response.json({ workflow: body }, { headers: { 'Cache-Control': 'no-store' } });
  },
};

async function toReviewer(
  req: PayloadRequest,
  collection: CollectionSlug,
  { document, market }: Workflow,
): Promise<Reviewer> {
  const user = getCurrentUser(req);
  const authors = await listAuthors(req, collection, Number(document.id));
  return {
    mayChange: user !== null && market !== null && mayChangeMarket(user, market),
    isAuthor: authors.has(String(user?.id)),
    mayApproveLegally: user?.approvesLegally ?? false,
    isManager: mayChangeMarketSettings(user),
  };
}

async function toFormWorkflow(
  req: PayloadRequest,
  collection: CollectionSlug,
  workflow: Workflow,
): Promise<FormWorkflow> {
  const { state, revision, isPublished, steps } = workflow;
  const reviewer = await toReviewer(req, collection, workflow);
  const next = isPublished ? null : getNextStep(state);
  const obstacle = next && getStepObstacle(next, state, reviewer);
  const names = await getUserNames(
    req.payload,
    steps.map(({ takenBy }) => Number(takenBy)),
  );
  return {
    state,
    revision,
    isPublished,
    next: next && { step: next, obstacle: obstacle && OBSTACLES[obstacle] },
    others: isPublished ? [] : NEEDS_REASON.filter((step) => getStepObstacle(step, state, reviewer) === null),
    history: steps.toReversed().map(({ id, step, takenBy, createdAt, reason, ...taken }) => ({
      id,
      text: `${names.get(Number(takenBy)) ?? `User ${takenBy}`} ${STEP_LABELS[step]}`,
      at: createdAt,
      reason: reason ?? null,
      isCurrent: taken.revision === revision,
    })),
  };
}

/** Takes a step with exactly the revision that the user saw. */
const takeStep: Endpoint = {
  path: '/workflow',
  method: 'post',
  handler: async (req) => {
    const user = getCurrentUser(req);
    if (!isEditor(user)) return refuseRequest(req, 'Only editors may do this.');
    const parsed = stepSchema.safeParse(await req.json?.().catch(() => null));
    if (!parsed.success) return errorResponse(400, 'The request names no step of a document.');
    const { collection, id, revision, step, reason = '' } = parsed.data;
    if (NEEDS_REASON.includes(step) && reason.length < MIN_REASON_LENGTH) {
      return errorResponse(400, `Say why, in at least ${MIN_REASON_LENGTH} letters.`);
    }
    return withTransaction(req, async () => {
      // Nobody saves or publishes the document between the check and the step.
      await runStatement(req, lockDraftStatement(collection, id));
      if (!(await findDraft(req, collection, id))) return errorResponse(404, 'The document does not exist.');
      const workflow = await loadWorkflow(req, collection, id);
      if (!(await needsApproval(req, collection, workflow.market))) {
        return errorResponse(409, 'This market publishes without approvals. Reload the page.');
      }
      if (workflow.revision !== revision || workflow.isPublished) {
        return errorResponse(409, 'The document has changed since you opened it. Reload the page.');
      }
      const obstacle = getStepObstacle(step, workflow.state, await toReviewer(req, collection, workflow));
      if (obstacle === 'wrong-state') return errorResponse(409, OBSTACLES[obstacle]);
      if (obstacle) return refuseRequest(req, OBSTACLES[obstacle]);
      const { useAsTitle = 'id' } = req.payload.collections[collection].config.admin;
      const title = String(workflow.document[useAsTitle] ?? id);
      await req.payload.create({
        collection: 'workflow-steps',
        data: {
          kind: collection,
          document: id,
          revision,
          market: workflow.market as Market,
          title,
          step,
          takenBy: String(user.id),
          reason: reason || null,
        },
        overrideAccess: true,
        req,
      });
      const action = AUDIT_ACTIONS[step];
      await writeAuditEntry(req, { action, kind: collection, document: id, title, reason: reason || null });
      return Response.json({ taken: step });
    });
  },
};

export const workflowEndpoints: Endpoint[] = [getWorkflow, takeStep];
