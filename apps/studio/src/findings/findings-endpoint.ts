import type { Endpoint } from 'payload';
import { getCurrentUser } from '../access/current-user.ts';
import { formatFindings } from './format-findings.ts';

/**
 * Returns the text of the panel next to a listing's form: broken market rules, link problems and net of the newest
 * draft.
 */
export const findingsEndpoint: Endpoint = {
  path: '/findings/:id',
  method: 'get',
  handler: async (req) => {
    if (!getCurrentUser(req)) return Response.json({ error: 'Log in first.' }, { status: 401 });
    const id = String(req.routeParams?.id);
    const listing = /^\d+$/.test(id)
      ? await req.payload.findByID({
          collection: 'listings',
          id: Number(id),
          depth: 0,
          draft: true,
          disableErrors: true,
          overrideAccess: false,
          req,
        })
      : null;
    if (!listing) return Response.json({ error: 'The listing does not exist.' }, { status: 404 });
    return Response.json(await formatFindings(req.payload, listing, new Date()), {
      headers: { 'Cache-Control': 'no-store' },
    });
  },
};
