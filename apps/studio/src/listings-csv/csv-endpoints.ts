import type { Market } from '@nettobonus/domain/markets/market';
import { addDataAndFileToRequest, type Endpoint } from 'payload';
import { z } from 'zod';
import { getCurrentUser, isEditor, mayChangeMarket } from '../access/current-user.ts';
import { refuseRequest } from '../access/log-refusals.ts';
import { errorResponse } from '../http/error-response.ts';
import { withTransaction } from '../publishing/run-in-transaction.ts';
import { applyPlan, lockListings, readCatalogue } from './apply-import.ts';
import { planImport, writeListingsCsv } from './plan-import.ts';

const MAX_CSV_LENGTH = 2_000_000;

const requestSchema = z.object({
  csv: z.string().max(MAX_CSV_LENGTH),
  /** Absent: dry run. */
  save: z.enum(['as drafts', 'published']).optional(),
  /** Digest of the plan that the editor reviewed. */
  digest: z.string().optional(),
  reason: z.string().max(500).optional(),
});

/** Exports as CSV all listings that the editor may read. */
export const exportListings: Endpoint = {
  path: '/listings-csv',
  method: 'get',
  handler: async (req) => {
    if (!isEditor(getCurrentUser(req))) return refuseRequest(req, 'Only editors may do this.');
    return new Response(writeListingsCsv(await readCatalogue(req)), {
      headers: {
        'Content-Type': 'text/csv; charset=utf-8',
        'Content-Disposition': 'attachment; filename="listings.csv"',
        'Cache-Control': 'no-store',
      },
    });
  },
};

/** Reports what a CSV file would change. Saves all rows or none, and only if the editor has reviewed this plan. */
export const importListings: Endpoint = {
  path: '/listings-csv',
  method: 'post',
  handler: async (req) => {
    const user = getCurrentUser(req);
    if (!isEditor(user)) return refuseRequest(req, 'Only editors may do this.');
    if (Number(req.headers.get('content-length') ?? 0) > 2 * MAX_CSV_LENGTH) {
      return errorResponse(413, 'The file is too large.');
    }
    await addDataAndFileToRequest(req);
    const parsed = requestSchema.safeParse(req.data);
    if (!parsed.success)
      return errorResponse(400, 'The request contains no CSV file, or the file is too large.');
    const { csv, save, digest, reason } = parsed.data;
    return withTransaction(req, async () => {
      if (save) await lockListings(req);
      const planned = planImport(csv, await readCatalogue(req), (market: Market) =>
        mayChangeMarket(user, market),
      );
      if (!planned.ok) return errorResponse(400, planned.problem);
      const { plan } = planned;
      const summary = { rows: plan.rows, digest: plan.digest };
      if (!save) return Response.json({ ...summary, saved: false });
      if (plan.rows.some(({ outcome }) => outcome === 'refused')) {
        return errorResponse(400, 'Some rows are refused. Fix them first.');
      }
      if (plan.digest !== digest) {
        const message = 'The listings have changed since your review. Review the changes again.';
        return errorResponse(409, message, { ...summary, saved: false });
      }
      const problem = await applyPlan(req, plan, { isPublishing: save === 'published', reason });
      if (problem) return errorResponse(400, problem);
      return Response.json({ ...summary, saved: true });
    });
  },
};
