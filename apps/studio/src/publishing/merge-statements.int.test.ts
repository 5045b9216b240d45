import { listDocuments } from '@nettobonus/content/documents';
import { beforeAll, expect, test } from 'vitest';
import type { Listing } from '../payload-types.ts';
import {
  logInAs,
  pickDocuments,
  type TestStudio,
  turnOffSecondPerson,
  withTestStudio,
} from '../test-studio.ts';
import { loadDocuments } from './load-documents.ts';

let studio: TestStudio;
withTestStudio((started) => {
  studio = started;
});

const COUNT = 12;
let token: string;
let statements = 0;

beforeAll(async () => {
  const documents = listDocuments();
  const listings = documents.filter(({ kind, market }) => kind === 'listing' && market === 'fi');
  const wanted = new Set(listings.slice(0, COUNT));
  await loadDocuments(
    studio.payload,
    pickDocuments(
      documents,
      (document) => wanted.has(document) || (document.kind === 'market-settings' && document.market === 'fi'),
    ),
  );
  await turnOffSecondPerson(studio);
  token = await logInAs(studio, 'editor');
  countStatements();
}, 180_000);

function countStatements(): void {
  const counted = new WeakSet<object>();
  const { pool } = studio.payload.db;
  pool.on('acquire', (client) => {
    if (counted.has(client)) return;
    counted.add(client);
    const query = client.query.bind(client) as (...args: unknown[]) => unknown;
    Object.assign(client, {
      query: (...args: unknown[]) => {
        statements += 1;
        return query(...args);
      },
    });
  });
}

const readListings = async () => {
  const { docs } = await studio.payload.find({
    collection: 'listings',
    depth: 0,
    sort: 'id',
    pagination: false,
  });
  return docs;
};

const readNewestVersions = async () => {
  const { docs } = await studio.payload.findVersions({
    collection: 'listings',
    where: { latest: { equals: true } },
    depth: 0,
    sort: 'parent',
    pagination: false,
  });
  return docs;
};

async function edit(listings: readonly Listing[], body: object) {
  const ids = listings.map(({ id }) => id).join(',');
  const before = statements;
  const response = await studio.request('PATCH', `/listings?where[id][in]=${ids}`, { token, body });
  return { ...(await response.json()), statements: statements - before };
}

/** What a bulk edit leaves as it was. */
const withoutChange = ({ updatedAt, revision, savedBy, savedThrough, isNew, ...rest }: Listing) => rest;

test('more documents need hardly more statements, and each keeps its own rows', async () => {
  const before = await readListings();
  const reason = { overrideReason: 'Agreed with the lawyer', _status: 'published' };
  const two = await edit(before.slice(0, 2), { ...reason, isNew: true });
  const all = await edit(before, { ...reason, isNew: true, exclusiveOffer: true });
  expect([two.docs.length, all.docs.length]).toEqual([2, COUNT]);
  expect(all.statements).toBeLessThan(two.statements * 2);

  const after = await readListings();
  // The listings differ in how many rows of other tables they have.
  expect(new Set(before.map(({ features }) => features?.length)).size).toBeGreaterThan(1);
  const expected = before.map((listing) => ({ ...listing, exclusiveOffer: true }));
  expect(after.map(withoutChange)).toEqual(expected.map(withoutChange));
  expect(after.map(({ isNew }) => isNew)).toEqual(after.map(() => true));

  const versions = await readNewestVersions();
  expect(versions.map(({ parent }) => parent)).toEqual(after.map(({ id }) => id));
  expect(versions.map(({ version }) => version)).toEqual(
    after.map(({ id: _, ...listing }) => expect.objectContaining(listing)),
  );
  const returned = all.docs.toSorted((a: Listing, b: Listing) => a.id - b.id);
  expect(returned.map(withoutChange)).toEqual(after.map(withoutChange));
}, 120_000);

test('a document with too many versions loses its oldest one', async () => {
  const [listing, other] = await readListings();
  const parent = listing?.id ?? 0;
  await studio.db`
    INSERT INTO studio._listings_v (parent_id, version_title, latest, created_at, updated_at)
    SELECT ${parent}::integer, 'old', false, at, at
    FROM generate_series(1, 120) n, LATERAL (SELECT now() - make_interval(days => n) AS at) times`;
  await edit(
    [listing, other].filter((found) => found !== undefined),
    { isNew: false, _status: 'published' },
  );
  const { totalDocs } = await studio.payload.countVersions({
    collection: 'listings',
    where: { parent: { equals: parent } },
  });
  expect(totalDocs).toBe(100);
});
