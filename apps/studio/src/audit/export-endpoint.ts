import { MARKET_FACTS, MARKETS } from '@nettobonus/domain/markets/market';
import { type CsvCell, type CsvFormat, writeCsv } from '@nettobonus/domain/shared/csv';
import type { Endpoint, PayloadRequest, Where } from 'payload';
import { mergeListSearchAndWhere } from 'payload/shared';
import { getCurrentUser, isEditorOfAllMarkets } from '../access/current-user.ts';
import { refuseRequest } from '../access/log-refusals.ts';
import { ACTION_OPTIONS } from '../collections/audit-log.ts';
import { getUserNames } from '../inbox/get-user-name.ts';
import type { AuditLog } from '../payload-types.ts';
import { listEntryChanges } from './entry-changes.ts';
import { formatUser } from './format-user.ts';
import { getKindName } from './kind-name.ts';

const HEADER = [
  'Entry',
  'Time (UTC)',
  'User',
  'Action',
  'Collection',
  'Document ID',
  'Document',
  'Market',
  'Field',
  'Before',
  'After',
  'Reason',
];
const ENTRIES_PER_READ = 1_000;

/** `GET /api/audit/entries.csv`: the entries that the list shows, with its filter and search; a line for each changed field. */
export const auditExportEndpoint: Endpoint = {
  path: '/audit/entries.csv',
  method: 'get',
  handler: async (req) => {
    if (!isEditorOfAllMarkets(getCurrentUser(req))) {
      return refuseRequest(req, 'Only editors of all markets may read the audit log.');
    }
    const { search, where, format } = req.query as { search?: string; where?: Where; format?: string };
    const filter = mergeListSearchAndWhere({
      collectionConfig: req.payload.collections['audit-log'].config,
      search: search ?? '',
      ...(where ? { where } : {}),
    });
    const rows = listRows(req, filter, format === 'semicolons' ? format : 'commas');
    return new Response(toStream(rows), {
      headers: {
        'Content-Type': 'text/csv; charset=utf-8',
        'Content-Disposition': 'attachment; filename="audit-log.csv"',
        'Cache-Control': 'private, no-store',
      },
    });
  },
};

function toStream(rows: AsyncGenerator<string>): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  return new ReadableStream({
    async pull(controller) {
      const { done, value } = await rows.next();
      if (done) controller.close();
      else controller.enqueue(encoder.encode(value));
    },
    cancel: async () => {
      await rows.return(undefined);
    },
  });
}

/** Reads the entries piece by piece: the log may have 100,000 of them. */
async function* listRows(req: PayloadRequest, filter: Where, format: CsvFormat): AsyncGenerator<string> {
  yield writeCsv([HEADER], format);
  let before: number | null = null;
  for (;;) {
    const conditions: Where[] = [filter, ...(before === null ? [] : [{ id: { less_than: before } }])];
    const { docs } = await req.payload.find({
      collection: 'audit-log',
      where: { and: conditions.filter((condition) => Object.keys(condition).length > 0) },
      sort: '-id',
      limit: ENTRIES_PER_READ,
      pagination: false,
      depth: 0,
      overrideAccess: false,
      user: req.user,
    });
    const last = docs.at(-1);
    if (!last) return;
    const ids = docs.map(({ user }) => Number(user)).filter(Number.isInteger);
    const names = await getUserNames(req.payload, ids);
    // Only the first piece has the byte order mark.
    yield writeCsv(
      docs.flatMap((entry) => toRows(req, entry, names)),
      format,
    ).slice(1);
    before = last.id;
  }
}

function toRows(
  { payload }: PayloadRequest,
  entry: AuditLog,
  names: ReadonlyMap<unknown, string>,
): CsvCell[][] {
  const { id, createdAt, user, action, kind, document, title, reason } = entry;
  const market = MARKETS.find((candidate) => candidate === entry.market);
  const start = [
    id,
    createdAt.replace('T', ' ').slice(0, 19),
    formatUser(user, names),
    ACTION_OPTIONS.find(({ value }) => value === action)?.label ?? action,
    getKindName(payload, kind ?? ''),
    document ?? '',
    title,
    market ? MARKET_FACTS[market].name : '',
  ];
  const changes = listEntryChanges(payload, entry);
  return (changes.length > 0 ? changes : [null]).map((change) => [
    ...start,
    change?.label ?? '',
    change?.before ?? '',
    change?.after ?? '',
    reason ?? '',
  ]);
}
