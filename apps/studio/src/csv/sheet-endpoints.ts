import { isReason } from '@nettobonus/domain/market-rules/override';
import type { Market } from '@nettobonus/domain/markets/market';
import { addDataAndFileToRequest, type Endpoint, type PayloadRequest, type Where } from 'payload';
import { mergeListSearchAndWhere } from 'payload/shared';
import { z } from 'zod';
import { getCurrentUser, isEditor, isEditorOfAllMarkets, mayChangeMarket } from '../access/current-user.ts';
import { refuseRequest } from '../access/log-refusals.ts';
import { setOrigin } from '../audit/write-audit-entry.ts';
import { errorResponse } from '../http/error-response.ts';
import { COLLECTION_BY_KIND } from '../publishing/collections-by-kind.ts';
import { withTransaction } from '../publishing/run-in-transaction.ts';
import { applyWrites, clearSampleMark, lockDocuments } from './apply-import.ts';
import { checkRows } from './check-rows.ts';
import { computeDigest, type ImportPlan, planImport, writeSheet } from './plan-import.ts';
import { listSavedRows } from './planned-row.ts';
import { filterCatalogue, readCatalogue } from './read-catalogue.ts';
import { findSheet } from './sheets/find-sheet.ts';
import type { Sheet } from './sheets/sheet.ts';

const MAX_CSV_LENGTH = 2_000_000;
const PATH = '/sheets/:sheet';

const requestSchema = z.object({
  csv: z.string().max(MAX_CSV_LENGTH),
  /** Of the file, for the audit log. */
  fileName: z.string().max(200).optional(),
  /** Absent: dry run. */
  save: z.enum(['as drafts', 'published']).optional(),
  /** Digest of the plan that the editor reviewed. */
  digest: z.string().optional(),
  reason: z.string().max(500).optional(),
  /** Lines that the editor leaves out. */
  skip: z.array(z.number()).max(5_000).optional(),
});

type ImportRequest = z.infer<typeof requestSchema>;

const NOT_EDITOR = 'Only editors may do this.';

/** Exports the documents of a list as CSV, with the list’s filter and search, and in the format that the editor chose. */
const exportSheet: Endpoint = {
  path: PATH,
  method: 'get',
  handler: async (req) => {
    if (!isEditor(getCurrentUser(req))) return refuseRequest(req, NOT_EDITOR);
    const sheet = findSheet(req.routeParams?.sheet);
    if (!sheet) return errorResponse(404, 'There is no such sheet.');
    const { search, where, format } = req.query as { search?: string; where?: Where; format?: string };
    const { config } = req.payload.collections[COLLECTION_BY_KIND[sheet.kind]];
    const filter = mergeListSearchAndWhere({
      collectionConfig: config,
      search: search ?? '',
      ...(where ? { where } : {}),
    });
    const all = await readCatalogue(req, sheet);
    const catalogue = Object.keys(filter).length > 0 ? await filterCatalogue(req, sheet, all, filter) : all;
    return new Response(writeSheet(sheet, catalogue, format === 'semicolons' ? format : 'commas'), {
      headers: {
        'Content-Type': 'text/csv; charset=utf-8',
        'Content-Disposition': `attachment; filename="${sheet.name}.csv"`,
        'Cache-Control': 'no-store',
      },
    });
  },
};

/** Reports what a CSV file would change, and saves it only if the editor has reviewed this plan. */
const importSheet: Endpoint = {
  path: PATH,
  method: 'post',
  handler: async (req) => {
    if (!isEditor(getCurrentUser(req))) return refuseRequest(req, NOT_EDITOR);
    const sheet = findSheet(req.routeParams?.sheet);
    if (!sheet) return errorResponse(404, 'There is no such sheet.');
    if (Number(req.headers.get('content-length') ?? 0) > 2 * MAX_CSV_LENGTH) {
      return errorResponse(413, 'The file is too large.');
    }
    await addDataAndFileToRequest(req);
    const parsed = requestSchema.safeParse(req.data);
    if (!parsed.success)
      return errorResponse(400, 'The request contains no CSV file, or the file is too large.');
    return withTransaction(req, () => planAndSave(req, sheet, parsed.data));
  },
};

export const sheetEndpoints: Endpoint[] = [exportSheet, importSheet];

async function planAndSave(req: PayloadRequest, sheet: Sheet, request: ImportRequest): Promise<Response> {
  const { csv, save, digest } = request;
  if (save) await lockDocuments(req, sheet);
  const user = getCurrentUser(req);
  const mayChange = (market: Market | null) =>
    market === null ? isEditorOfAllMarkets(user) : mayChangeMarket(user, market);
  const planned = planImport(sheet, csv, await readCatalogue(req, sheet), mayChange);
  if (!planned.ok) return errorResponse(400, planned.problem);
  const rows = await checkRows(req, sheet, planned.plan);
  const plan: ImportPlan = { ...planned.plan, rows };
  const summary = { rows, digest: computeDigest(csv, rows), savedLines: null };
  if (!save) return Response.json(summary);
  if (summary.digest !== digest) {
    const message = `The ${sheet.nouns[1]} have changed since your review. Review the changes again.`;
    return errorResponse(409, message, summary);
  }
  return savePlan(req, sheet, plan, { ...request, save });
}

async function savePlan(
  req: PayloadRequest,
  sheet: Sheet,
  { rows, writes }: ImportPlan,
  { save, reason, skip = [], fileName = '' }: ImportRequest & { save: 'as drafts' | 'published' },
): Promise<Response> {
  const lines = listSavedRows(rows, save, isReason(reason))
    .map(({ line }) => line)
    .filter((line) => !skip.includes(line));
  if (lines.length === 0) return errorResponse(400, 'No row of the file can be saved.');
  setOrigin(req, `CSV import ${fileName}`.trim());
  const saved = writes.filter(({ line }) => lines.includes(line));
  const refused = await applyWrites(req, saved, { sheet, mode: save, reason });
  if (refused) {
    const message = `Line ${refused.line}: ${refused.message} Nothing was saved.`;
    return errorResponse(400, message, { refused });
  }
  if (save === 'published' && sheet.kind === 'listing') {
    const markets = saved.map(({ document, identity }) => document?.market ?? (identity.market as Market));
    await clearSampleMark(req, new Set(markets));
  }
  return Response.json({ savedLines: lines });
}
