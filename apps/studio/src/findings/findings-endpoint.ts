import type { Endpoint } from 'payload';
import { getCurrentUser } from '../access/current-user.ts';
import { errorResponse } from '../http/error-response.ts';
import { isOverrideCollection } from '../overrides/overridable.ts';
import { findDraft } from '../publishing/find-draft.ts';
import { formatDraftFindings } from './format-draft-findings.ts';

/**
 * Returns the text of the panel next to a form: broken market rules, texts in another language, link problems and net of
 * the newest draft.
 */
export const findingsEndpoint: Endpoint = {
  path: '/findings/:collection/:id',
  method: 'get',
  handler: async (req) => {
    if (!getCurrentUser(req)) return errorResponse(401, 'Log in first.');
    const { collection, id } = req.routeParams ?? {};
    if (!isOverrideCollection(collection)) return errorResponse(404, 'These documents are not checked.');
    const draft = await findDraft(req, collection, id);
    if (!draft) return errorResponse(404, 'The document does not exist.');
    return Response.json(await formatDraftFindings(req.payload, collection, draft, new Date()), {
      headers: { 'Cache-Control': 'no-store' },
    });
  },
};
