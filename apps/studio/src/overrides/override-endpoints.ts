import { lockPublishingStatement } from '@nettobonus/store/publish';
import type { Endpoint } from 'payload';
import { z } from 'zod';
import { getCurrentUser, isEditor } from '../access/current-user.ts';
import { refuseRequest } from '../access/log-refusals.ts';
import { writeAuditEntry } from '../audit/write-audit-entry.ts';
import { overwriteAs } from '../conflicts/saved-through.ts';
import { errorResponse } from '../http/error-response.ts';
import { findDraft } from '../publishing/find-draft.ts';
import { withTransaction } from '../publishing/run-in-transaction.ts';
import { runStatement } from '../publishing/run-statement.ts';
import type { FormOverride } from './form-override.ts';
import { isOverrideCollection, OVERRIDE_COLLECTIONS } from './overridable.ts';
import { listRules, saveOverride } from './stored-overrides.ts';
import { getGiverName, getOverrideState, mayConfirm, type WaitingOverride } from './waiting-overrides.ts';

/** What the newest draft of a document needs before it can be published despite errors, for its form. */
const getFormOverride: Endpoint = {
  path: '/override-reasons/of/:collection/:id',
  method: 'get',
  handler: async (req) => {
    const user = getCurrentUser(req);
    if (!isEditor(user)) return refuseRequest(req, 'Only editors may do this.');
    const { collection, id } = req.routeParams ?? {};
    const draft = isOverrideCollection(collection) ? await findDraft(req, collection, id) : null;
    if (!draft || !isOverrideCollection(collection))
      return errorResponse(404, 'The document does not exist.');
    const state = await getOverrideState(req.payload, collection, draft, new Date());
    const body: FormOverride =
      state.state === 'waiting'
        ? {
            state: state.state,
            givenBy: await getGiverName(req.payload, state.waiting),
            digest: state.waiting.digest,
            mayConfirm: mayConfirm(user, state.waiting),
          }
        : { state: state.state };
    return Response.json(body, { headers: { 'Cache-Control': 'no-store' } });
  },
};

const confirmSchema = z.object({
  collection: z.enum(OVERRIDE_COLLECTIONS),
  id: z.int(),
  /** Of the request that the editor saw. */
  digest: z.string(),
  /** Whether to publish the draft as well. */
  publish: z.boolean().default(false),
});

/** Confirms another editor's reason, and publishes the draft if the request says so: both or neither. */
const confirmOverride: Endpoint = {
  path: '/override-reasons/confirm',
  method: 'post',
  handler: async (req) => {
    const user = getCurrentUser(req);
    if (!isEditor(user)) return refuseRequest(req, 'Only editors may do this.');
    const parsed = confirmSchema.safeParse(await req.json?.().catch(() => null));
    if (!parsed.success) return errorResponse(400, 'The request names no document.');
    const { collection, id, digest, publish } = parsed.data;
    return withTransaction(req, async () => {
      await runStatement(req, lockPublishingStatement());
      const draft = await findDraft(req, collection, id);
      const state = draft && (await getOverrideState(req.payload, collection, draft, new Date()));
      if (state?.state !== 'waiting' || state.waiting.digest !== digest) {
        return errorResponse(409, 'The document or the reason has changed. Reload the page.');
      }
      const { waiting } = state;
      if (!mayConfirm(user, waiting)) {
        return refuseRequest(req, 'Another editor of this market must confirm the reason.');
      }
      await saveOverride(req, {
        ...pickAccepted(waiting),
        target: { collection, id },
        confirmedBy: String(user.id),
      });
      await writeAuditEntry(req, {
        action: 'confirmed a reason',
        kind: collection,
        document: id,
        title: waiting.title,
        market: waiting.market,
        reason: `${waiting.reason} (${listRules(waiting.errors).join(', ')})`,
      });
      if (publish) {
        await req.payload.update({
          collection,
          id,
          data: { _status: 'published' },
          depth: 0,
          overrideAccess: false,
          context: overwriteAs('confirmation'),
          req,
        });
      }
      return Response.json({ confirmed: true });
    });
  },
};

const pickAccepted = ({ title, market, reason, scope, errors, givenBy }: WaitingOverride) => ({
  title,
  market,
  reason,
  scope,
  errors,
  givenBy,
});

export const overrideEndpoints: Endpoint[] = [getFormOverride, confirmOverride];
