import { listDocuments } from '@nettobonus/content/documents';
import { type Random, seededRandom } from '@nettobonus/domain/shared/seeded-random';
import { beforeAll, expect, test } from 'vitest';
import { ROLES, type Role } from '../access/roles.ts';
import { logInAs, pickDocuments, type TestStudio, withTestStudio } from '../test-studio.ts';
import { loadDocuments } from './load-documents.ts';
import { listDifferences } from './test-differences.ts';

let studio: TestStudio;
withTestStudio((started) => {
  studio = started;
});

/** More sequences find more: `RANDOM_WRITES_SEQUENCES=500 RANDOM_WRITES_SEED=7`. */
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
/** Mostly users who may write: a refused write finds nothing. */
const WEIGHTED_ROLES = ['admin', 'admin', 'editor', 'editor', 'editor', 'market-editor', 'analyst'] as const;

beforeAll(async () => {
  await loadDocuments(studio.payload, documents);
  for (const role of ROLES) tokens.set(role, await logInAs(studio, role));
}, 120_000);

/** Sends one random write as a random user, and returns the status. */
async function writeAtRandom(random: Random): Promise<string> {
  const pick = <T>(values: readonly T[]): T => values[Math.floor(random() * values.length)] as T;
  const token = pick(WEIGHTED_ROLES.map((role) => tokens.get(role) ?? ''));
  const send = async (method: string, path: string, body?: object) =>
    (await studio.request(method, path, { token, ...(body ? { body } : {}) })).status;
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

  const writes: Record<string, () => Promise<number>> = {
    edit: () => send('PATCH', `/${collection}/${id}`, { ...fields, ...published }),
    draft: () => send('PATCH', `/${collection}/${id}?draft=true`, fields),
    autosave: () => send('PATCH', `/${collection}/${id}?draft=true&autosave=true`, fields),
    publish: () => send('PATCH', `/${collection}/${id}?select[title]=true`, published),
    unpublish: () => send('PATCH', `/${collection}/${id}`, { _status: 'draft' }),
    'bulk edit': () =>
      send('PATCH', `/${collection}?where[id][exists]=true${pick(['', '&draft=true'])}`, {
        ...fields,
        ...published,
      }),
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
      const csv = `market,casino,rating\n${market},${pick(CASINOS)},${Math.floor(random() * 10)}\n`;
      const plan = await studio.request('POST', '/listings-csv', { token, body: { csv } });
      const { digest } = await plan.json();
      const save = pick(['published', 'as drafts']);
      return send('POST', '/listings-csv', { csv, save, digest, reason: 'Agreed' });
    },
    delete: () => send('DELETE', `/${collection}/${id}?select[title]=true`),
  };
  const name = pick(Object.keys(writes));
  const status = await writes[name]?.();
  return `${name} ${status}`;
}

/**
 * Runs a scheduled change. Not in parallel with the others: if the document is deleted while its job runs, Payload's queue
 * throws and never returns its connections to the pool.
 */
async function runSchedule(random: Random): Promise<void> {
  const { docs } = await studio.payload.find({ collection: 'listings', depth: 0, pagination: false });
  const id = docs[Math.floor(random() * docs.length)]?.id;
  if (id === undefined) return;
  const input = {
    type: random() < 0.5 ? 'publish' : 'unpublish',
    doc: { relationTo: 'listings', value: String(id) },
  };
  await studio.payload.jobs.queue({ task: 'schedulePublish', input, waitUntil: new Date() } as never);
  await studio.payload.jobs.run({ silent: true });
}

test(`studio and site agree after each of ${SEQUENCES} random sequences of parallel writes`, async () => {
  const counts = new Map<string, number>();
  for (let sequence = 0; sequence < SEQUENCES; sequence += 1) {
    // Deleted and unpublished documents come back, so that later sequences have something to change.
    if (sequence % 5 === 0) {
      for (const collection of ['listings', 'reviews', 'casinos'] as const) {
        await studio.payload.delete({ collection, where: { id: { exists: true } } });
      }
      await loadDocuments(studio.payload, documents);
    }
    const firstSeed = SEED + sequence * PARALLEL_WRITES;
    const results = await Promise.all(
      Array.from({ length: PARALLEL_WRITES }, (_, index) => writeAtRandom(seededRandom(firstSeed + index))),
    );
    await runSchedule(seededRandom(firstSeed));
    for (const result of results) counts.set(result, (counts.get(result) ?? 0) + 1);
    expect(await listDifferences(studio), `sequence ${sequence}: ${results.join(', ')}`).toEqual([]);
    expect(await listUnpublishedCasinos(), `sequence ${sequence}: ${results.join(', ')}`).toEqual([]);
  }
  console.info(Object.fromEntries([...counts].toSorted()));
  expect([...counts.keys()].filter((result) => result.endsWith('500'))).toEqual([]);
}, 600_000);

/** Published listings and reviews whose casino the site does not know. */
const listUnpublishedCasinos = () => studio.db`
  SELECT kind, market, key FROM site.published_documents d
  WHERE kind IN ('listing', 'review') AND body IS NOT NULL AND NOT EXISTS (
    SELECT 1 FROM site.published_documents c WHERE c.kind = 'casino' AND c.key = d.key AND c.body IS NOT NULL
  )`;
