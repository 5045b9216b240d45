import type { CollectionSlug, Endpoint } from 'payload';
import { getCurrentUser, isEditor } from '../access/current-user.ts';
import { refuseRequest } from '../access/log-refusals.ts';
import { parseId } from '../access/restrict-config.ts';
import { errorResponse } from '../http/error-response.ts';
import { listVersions } from './list-versions.ts';
import { hasRevisions } from './revision-fields.ts';

/** Returns the versions of a document with the names of their authors, which editors cannot read as users. */
export const versionsEndpoint: Endpoint = {
  path: '/document-versions/:collection/:id',
  method: 'get',
  handler: async (req) => {
    if (!isEditor(getCurrentUser(req))) return refuseRequest(req, 'Only editors may see versions.');
    const collection = String(req.routeParams?.collection) as CollectionSlug;
    if (!hasRevisions(req.payload, collection)) return errorResponse(404, 'The collection has no versions.');
    const versions = await listVersions(req, collection, parseId(req.routeParams?.id));
    return Response.json({ versions }, { headers: { 'Cache-Control': 'no-store' } });
  },
};
