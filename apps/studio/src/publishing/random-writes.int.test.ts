import { listDocuments } from '@nettobonus/content/documents';
import { type Random, seededRandom } from '@nettobonus/domain/shared/seeded-random';
import { beforeAll, expect, test } from 'vitest';
import { ROLES, type Role } from '../access/roles.ts';
import { STUDIO } from '../audit/write-audit-entry.ts';
import type { PlannedRow } from '../listings-csv/plan-import.ts';
import { logInAs, pickDocuments, type TestStudio, withTestStudio } from '../test-studio.ts';
import { loadDocuments } from './load-documents.ts';
import { listDifferences } from './test-differences.ts';
import { type Observer, observeWrites } from './test-observer.ts';

let studio: TestStudio;
withTestStudio((started) => {
  studio = started;
});

/** More sequences find more: `RANDOM_WRITES_SEQUENCES=2000 RANDOM_WRITES_SEED=7`. */
const SEED = Number(process.env.RANDOM_WRITES_SEED ?? 1);
const SEQUENCES = Number(process.env.RANDOM_WRITES_SEQUENCES ?? 25);
const PARALLEL_WRITES = 6;

const CASINOS = ['casinoist', 'winz-casino', 'crab-slots'];
const MARKETS = ['fi', 'se', 'no'];
const documents = pickDocuments(
  listDocuments(),
  ({ kind, market, key }) =>
    MARKETS.includes(market) &&
    (kind === 'market-settings' || (['listing', 'review'].includes(kind) && CASINOS.includes(key))),
);
const tokens = new Map<Role, string>();
const userIds = new Map<Role, string>();
let observer: Observer;
/** Mostly users who may write: a refused write finds nothing. */
const WEIGHTED_ROLES = ['admin', 'admin', 'editor', 'editor', 'editor', 'market-editor', 'analyst'] as const;

beforeAll(async () => {
  await loadDocuments(studio.payload, documents);
  for (const role of ROLES) {
    const token = await logInAs(studio, role);
    const { user } = await (await studio.request('GET', '/users/me', { token })).json();
    tokens.set(role, token);
    userIds.set(role, String(user.id));
  }
  // The first request has started Payload's own timer for jobs, which would run the same job as the test.
  for (const cron of studio.payload.crons) cron.stop();
  observer = await observeWrites(studio.db);
}, 120_000);

interface Answer {
  collection: string;
  status: number;
  body: {
    doc?: { id: number };
    id?: number;
    docs?: { id: number }[];
    rows?: PlannedRow[];
    digest?: string;
    saved?: boolean;
  };
}

interface Write {
  /** The name of the write and the status of its response. */
  result: string;
  /** The entries that the audit log should have of it. */
  entries: string[];
}

/** Sends one random write as a random user. */
async function writeAtRandom(random: Random): Promise<Write> {
  const pick = <T>(values: readonly T[]): T => values[Math.floor(random() * values.length)] as T;
  const role = pick(WEIGHTED_ROLES);
  const token = tokens.get(role) ?? '';
  const send = async (method: string, path: string, body?: object): Promise<Answer> => {
    const response = await studio.request(method, path, { token, ...(body ? { body } : {}) });
    const [, target = ''] = path.split(/[/?]/);
    return { collection: target, status: response.status, body: await response.json() };
  };
  const collection = pick(['listings', 'reviews', 'casinos'] as const);
  const { docs } = await studio.payload.find({ collection, depth: 0, pagination: false, draft: true });
  const id = pick(docs)?.id ?? 0;
  const text = `Text ${Math.floor(random() * 1e6)}`;
  const fields = {
    listings: pick([
      { verdict: text },
      { rating: random() * 11 },
      { terms: { validDays: 1.5 } },
      { market: pick(MARKETS) },
    ]),
    reviews: pick([{ conclusion: text }, { security: '' }, { market: pick(MARKETS) }]),
    casinos: pick([{ image: `/${text}.svg` }, { name: text }, { image: 'invalid' }]),
  }[collection];
  const published = {
    _status: 'published',
    ...(collection === 'listings' ? { overrideReason: 'Agreed' } : {}),
  };
  const market = pick(MARKETS);

  const writes: Record<string, () => Promise<Answer>> = {
    edit: () => send('PATCH', `/${collection}/${id}`, { ...fields, ...published }),
    draft: () => send('PATCH', `/${collection}/${id}?draft=true`, fields),
    autosave: () => send('PATCH', `/${collection}/${id}?draft=true&autosave=true`, fields),
    'autosave that publishes': () =>
      send('PATCH', `/${collection}/${id}?autosave=true&select[id]=true`, { ...fields, ...published }),
    publish: () => send('PATCH', `/${collection}/${id}?select[title]=true`, published),
    unpublish: () => send('PATCH', `/${collection}/${id}`, { _status: 'draft' }),
    'bulk edit': () =>
      send(
        'PATCH',
        `/${collection}?where[id][exists]=true${pick(['', '&draft=true', '&draft=true&autosave=true'])}`,
        {
          ...fields,
          ...published,
        },
      ),
    'bulk status': () =>
      send('PATCH', `/${collection}?where[id][exists]=true`, pick([{ _status: 'draft' }, published])),
    duplicate: () => send('POST', `/${collection}/${id}/duplicate`, { market, name: text }),
    create: async () => {
      const { docs: casinos } = await studio.payload.find({ collection: 'casinos', depth: 0 });
      const source = pick(listDocuments().filter(({ kind }) => kind === 'listing'));
      const casino = pick(casinos)?.id;
      return send('POST', '/listings', { ...source.body, terms: {}, market, casino, ...published });
    },
    restore: async () => {
      const versions = await studio.payload.findVersions({
        collection,
        where: { parent: { equals: id } },
        limit: 20,
      });
      return send('POST', `/${collection}/versions/${pick(versions.docs)?.id}${pick(['', '?draft=true'])}`);
    },
    import: async () => {
      const rows = CASINOS.slice(0, pick([1, 2])).map(
        (casino) => `${market},${casino},${Math.floor(random() * 10)}\n`,
      );
      const csv = `market,casino,rating\n${rows.join('')}`;
      const { digest } = (await send('POST', '/listings-csv', { csv })).body;
      const save = pick(['published', 'as drafts']);
      return send('POST', '/listings-csv?autosave=true', { csv, save, digest, reason: 'Agreed' });
    },
    delete: () => send('DELETE', `/${collection}/${id}?select[title]=true`),
    'bulk delete': () => send('DELETE', `/${collection}?where[id][equals]=${id}&select[title]=false`),
  };
  const name = pick(Object.keys(writes));
  const answer = await writes[name]?.();
  if (!answer) throw new Error(`Unknown write: ${name}`);
  const written = name === 'autosave' ? [] : listWritten(answer);
  return {
    result: `${name} ${answer.status}`,
    entries: written.map((document) => `${userIds.get(role)} ${document}`),
  };
}

/** The documents that a write has changed, according to its response. That of an import does not name them. */
function listWritten({ collection, status, body }: Answer): string[] {
  if (collection === 'listings-csv') {
    const rows = body.saved ? (body.rows ?? []) : [];
    return rows.filter(({ outcome }) => outcome === 'new' || outcome === 'changed').map(() => 'listings ?');
  }
  if (body.docs) return body.docs.map(({ id }) => `${collection} ${id}`);
  return status < 300 ? [`${collection} ${body.doc?.id ?? body.id}`] : [];
}

/** Expects exactly these entries in the audit log. `?` stands for a document that the test does not know. */
function expectEntries(actual: readonly string[], expected: readonly string[], label: string): void {
  const rest = [...actual];
  const missing: string[] = [];
  for (const entry of expected.toSorted((a, b) => Number(a.endsWith('?')) - Number(b.endsWith('?')))) {
    const index = entry.endsWith('?')
      ? rest.findIndex((found) => found.startsWith(entry.slice(0, -1)))
      : rest.indexOf(entry);
    if (index < 0) missing.push(entry);
    else rest.splice(index, 1);
  }
  expect({ missing, unexpected: rest }, label).toEqual({ missing: [], unexpected: [] });
}

/**
 * Runs a scheduled change, and returns the user whom the audit log should name. Not in parallel with the others: if the document is deleted while its job runs, Payload's queue
 * throws and never returns its connections to the pool.
 */
async function runSchedule(random: Random): Promise<string> {
  const { docs } = await studio.payload.find({ collection: 'listings', depth: 0, pagination: false });
  const id = docs[Math.floor(random() * docs.length)]?.id;
  if (id === undefined) return STUDIO;
  const user = random() < 0.5 ? { relationTo: 'users', value: Number(userIds.get('editor')) } : undefined;
  const input = {
    type: random() < 0.5 ? 'publish' : 'unpublish',
    doc: { relationTo: 'listings', value: String(id) },
    ...(user ? { user } : {}),
  };
  await studio.payload.jobs.queue({ task: 'schedulePublish', input, waitUntil: new Date() } as never);
  await studio.payload.jobs.run({ silent: true });
  return user ? String(user.value) : STUDIO;
}

const TEST_TIMEOUT_MS = Math.max(600_000, SEQUENCES * 10_000);

test(
  `studio, site and audit log agree after each of ${SEQUENCES} random sequences of parallel writes`,
  async () => {
    const counts = new Map<string, number>();
    for (let sequence = 0; sequence < SEQUENCES; sequence += 1) {
      // Deleted and unpublished documents come back, so that later sequences have something to change.
      if (sequence % 5 === 0) {
        for (const collection of ['listings', 'reviews', 'casinos'] as const) {
          await studio.payload.delete({ collection, where: { id: { exists: true } } });
        }
        await loadDocuments(studio.payload, documents);
        const { entries, faults } = await observer.read();
        expect(faults, `reset before sequence ${sequence}`).toEqual([]);
        expect(entries.filter((entry) => !entry.startsWith(STUDIO))).toEqual([]);
      }
      const firstSeed = SEED + sequence * PARALLEL_WRITES;
      const writes = await Promise.all(
        Array.from({ length: PARALLEL_WRITES }, (_, index) => writeAtRandom(seededRandom(firstSeed + index))),
      );
      const results = writes.map(({ result }) => result);
      const label = `sequence ${sequence}: ${results.join(', ')}`;
      const observed = await observer.read();
      expect(observed.faults, label).toEqual([]);
      expectEntries(
        observed.entries,
        writes.flatMap(({ entries }) => entries),
        label,
      );
      const scheduledBy = await runSchedule(seededRandom(firstSeed));
      const scheduled = await observer.read();
      expect(scheduled.faults, `${label}, schedule`).toEqual([]);
      expect(scheduled.entries.filter((entry) => !entry.startsWith(`${scheduledBy} `))).toEqual([]);
      for (const result of results) counts.set(result, (counts.get(result) ?? 0) + 1);
      expect(await listDifferences(studio), label).toEqual([]);
      expect(await listUnpublishedCasinos(), label).toEqual([]);
    }
    console.info(Object.fromEntries([...counts].toSorted()));
    expect([...counts.keys()].filter((result) => result.endsWith('500'))).toEqual([]);
  },
  TEST_TIMEOUT_MS,
);

/** Published listings and reviews whose casino the site does not know. */
const listUnpublishedCasinos = () => studio.db`
  SELECT kind, market, key FROM site.published_documents d
  WHERE kind IN ('listing', 'review') AND body IS NOT NULL AND NOT EXISTS (
    SELECT 1 FROM site.published_documents c WHERE c.kind = 'casino' AND c.key = d.key AND c.body IS NOT NULL
  )`;
