import type { Market } from '@nettobonus/domain/market';
import {
  addDataAndFileToRequest,
  commitTransaction,
  type Endpoint,
  initTransaction,
  killTransaction,
} from 'payload';
import { z } from 'zod';
import { isEditor, mayChangeMarket, userOf } from '../access/who.ts';
import { applyPlan, readCatalogue } from './apply-import.ts';
import { planImport, writeSheet } from './plan-import.ts';

const LARGEST_SHEET = 2_000_000;

const orderSchema = z.object({
  sheet: z.string().max(LARGEST_SHEET),
  /** Absent: nothing is changed, only told. */
  save: z.enum(['as drafts', 'published']).optional(),
  /** Of the plan that the editor was shown. */
  digest: z.string().optional(),
  reason: z.string().max(500).optional(),
});

const refuse = (status: number, problem: string) => Response.json({ problem }, { status });

/** All listings that the editor may read, as a sheet. */
export const exportListings: Endpoint = {
  path: '/sheet/listings.csv',
  method: 'get',
  handler: async (req) => {
    if (!isEditor(userOf(req))) return refuse(403, 'Only editors may do this.');
    return new Response(writeSheet(await readCatalogue(req)), {
      headers: {
        'Content-Type': 'text/csv; charset=utf-8',
        'Content-Disposition': 'attachment; filename="listings.csv"',
        'Cache-Control': 'no-store',
      },
    });
  },
};

/** Tells what a sheet would change, and changes it where the editor has seen exactly that. All of it, or nothing. */
export const importListings: Endpoint = {
  path: '/sheet/listings',
  method: 'post',
  handler: async (req) => {
    const user = userOf(req);
    if (!isEditor(user)) return refuse(403, 'Only editors may do this.');
    if (Number(req.headers.get('content-length') ?? 0) > 2 * LARGEST_SHEET) {
      return refuse(413, 'The sheet is too large.');
    }
    await addDataAndFileToRequest(req);
    const order = orderSchema.safeParse(req.data);
    if (!order.success) return refuse(400, 'This is no sheet, or it is too large.');
    const { sheet, save, digest, reason } = order.data;
    const begun = await initTransaction(req);
    try {
      const planned = planImport(sheet, await readCatalogue(req), (market: Market) =>
        mayChangeMarket(user, market),
      );
      if (!planned.ok) return refuse(400, planned.problem);
      const { plan } = planned;
      const told = { rows: plan.rows, digest: plan.digest };
      if (!save) return Response.json({ ...told, saved: false });
      if (plan.rows.some(({ becomes }) => becomes === 'refused')) {
        return refuse(400, 'Rows are refused; mend them first.');
      }
      if (plan.digest !== digest) {
        return Response.json(
          { ...told, saved: false, problem: 'Something has changed meanwhile. Look again.' },
          { status: 409 },
        );
      }
      const problem = await applyPlan(req, plan, { isPublished: save === 'published', reason });
      if (problem) return refuse(400, problem);
      if (begun) await commitTransaction(req);
      return Response.json({ ...told, saved: true });
    } finally {
      // Nothing is left of what was not committed.
      if (begun) await killTransaction(req);
    }
  },
};
