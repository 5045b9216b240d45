import { PLACEMENTS } from '@nettobonus/domain/clicks/click';
import { MARKETS } from '@nettobonus/domain/markets/market';
import { excludeClicksStatement, revokeExclusionStatement } from '@nettobonus/store/click-exclusions';
import type { Endpoint, PayloadRequest } from 'payload';
import { z } from 'zod';
import { getCurrentUser } from '../access/current-user.ts';
import { refuseRequest } from '../access/log-refusals.ts';
import { mayExcludeClicks } from '../access/report-access.ts';
import { writeAuditEntry } from '../audit/write-audit-entry.ts';
import { errorResponse } from '../http/error-response.ts';
import { withTransaction } from '../publishing/run-in-transaction.ts';
import { runStatement } from '../publishing/run-statement.ts';

/** The form sends an empty string for "any". */
const anyOr = <Schema extends z.ZodType<string>>(schema: Schema) =>
  schema
    .or(z.literal(''))
    .optional()
    .transform((value) => (value ? (value as z.output<Schema>) : null));

const exclusionSchema = z.object({
  day: z.iso.date(),
  casino: z.string().min(1).max(200),
  market: anyOr(z.enum(MARKETS)),
  placement: anyOr(z.enum(PLACEMENTS)),
  visitor: anyOr(z.string().regex(/^[0-9a-f]{32}$/)),
  reason: z.string().trim().min(3).max(500),
});

const KIND = 'click-exclusions';

/** Excludes clicks from the report. */
const excludeClicks: Endpoint = {
  path: '/report/exclusions',
  method: 'post',
  handler: (req) =>
    changeExclusions(req, async () => {
      const body = exclusionSchema.safeParse(await req.json?.().catch(() => null));
      if (!body.success) return errorResponse(400, z.prettifyError(body.error));
      const { reason, ...filter } = body.data;
      const [row] = await runStatement(req, excludeClicksStatement(filter, reason));
      const excludedCount = Number(row?.left_out ?? 0);
      if (excludedCount === 0) {
        return errorResponse(409, 'There are no such clicks, or they have already been excluded or deleted.');
      }
      const conditions = [
        filter.casino,
        filter.day,
        filter.market,
        filter.placement,
        filter.visitor?.slice(0, 8),
      ];
      await writeAuditEntry(req, {
        action: 'created',
        kind: KIND,
        document: row?.exclusion_id,
        title: `${conditions.filter(Boolean).join(', ')}: ${excludedCount} clicks`,
        reason,
      });
      return Response.json({ excludedCount }, { status: 201 });
    }),
};

/** Puts excluded clicks back into the report. */
const revokeExclusion: Endpoint = {
  path: '/report/exclusions/:id/revoke',
  method: 'post',
  handler: (req) =>
    changeExclusions(req, async () => {
      const id = z.coerce.number().int().positive().safeParse(req.routeParams?.id);
      if (!id.success) return errorResponse(404, 'This exclusion does not exist.');
      const [row] = await runStatement(req, revokeExclusionStatement(id.data));
      if (!row?.revoked_day) {
        return errorResponse(409, 'The exclusion has already been revoked, or its clicks have been deleted.');
      }
      const title = `${row.revoked_casino}, ${row.revoked_day}`;
      await writeAuditEntry(req, { action: 'deleted', kind: KIND, document: id.data, title });
      return Response.json({ revoked: true });
    }),
};

/** Runs the change and its audit entry in one transaction. */
async function changeExclusions(req: PayloadRequest, change: () => Promise<Response>): Promise<Response> {
  if (!mayExcludeClicks(getCurrentUser(req))) return refuseRequest(req, 'Only editors may do this.');
  return withTransaction(req, change);
}

export const exclusionEndpoints: Endpoint[] = [excludeClicks, revokeExclusion];
