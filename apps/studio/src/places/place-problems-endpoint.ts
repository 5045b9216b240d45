import type { Endpoint } from 'payload';
import { getCurrentUser } from '../access/current-user.ts';
import { errorResponse } from '../http/error-response.ts';
import { findDraft } from '../publishing/find-draft.ts';
import { findPlaceProblems } from './find-place-problems.ts';

/** Returns which places of the newest draft the site would not show. */
export const placeProblemsEndpoint: Endpoint = {
  path: '/place-problems/:id',
  method: 'get',
  handler: async (req) => {
    if (!getCurrentUser(req)) return errorResponse(401, 'Log in first.');
    const stored = await findDraft(req, 'places', req.routeParams?.id);
    if (!stored) return errorResponse(404, 'The document does not exist.');
    return Response.json(await findPlaceProblems(req, stored), {
      headers: { 'Cache-Control': 'no-store' },
    });
  },
};
