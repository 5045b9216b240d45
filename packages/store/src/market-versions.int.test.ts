import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { MARKETS, type Market } from '@nettobonus/domain/markets/market';
import type { PublishedDocument } from '@nettobonus/domain/publishing/published-document';
import { seededRandom } from '@nettobonus/domain/shared/seeded-random';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { TestDatabase } from '../../../ops/test-database.ts';
import { useTestDatabase } from '../../../ops/use-test-database.ts';
import { type Database, SITE_ROLE } from './connect.ts';
import { publish, withdrawStatement } from './publish.ts';
import { Snapshot } from './snapshot.ts';
import { readSnapshotFile } from './snapshot-file.ts';

let server: TestDatabase;
let db: Database;
let dir: string;
const snapshotsToStop: Snapshot[] = [];

useTestDatabase((started, connected) => {
  server = started;
  db = connected;
});
beforeEach(async () => {
  await db`TRUNCATE site.published_documents`;
  dir = await mkdtemp(join(tmpdir(), 'versions-'));
});
afterEach(async () => {
  await Promise.all(snapshotsToStop.splice(0).map((snapshot) => snapshot.stop()));
  await rm(dir, { recursive: true, force: true });
});

const NO_DATABASE = 'postgres://nobody@127.0.0.1:1/none';

async function open({ databaseUrl = server.url, file = 'snapshot' } = {}): Promise<Snapshot> {
  const diskPath = join(dir, `${file}.ndjson`);
  const snapshot = new Snapshot({ databaseUrl, role: SITE_ROLE, diskPath, log: () => {} });
  snapshotsToStop.push(snapshot);
  await snapshot.ready;
  return snapshot;
}

type Listing = Extract<PublishedDocument, { kind: 'listing' }>;

const listing = (market: Market, key: string, overrides: Partial<Listing['body']> = {}): Listing => ({
  kind: 'listing',
  market,
  key,
  body: {
    casino: key,
    order: 1,
    bonus: '100 % jopa 300 €',
    rating: 9,
    features: [],
    category: [],
    isNew: false,
    exclusiveOffer: false,
    depositMethods: [],
    hideFromListing: false,
    licence: { type: 'mga' },
    verdict: 'Hyvä.',
    verifiedOn: '2025-11-01',
    ...overrides,
  },
});

const getVersions = ({ content }: Snapshot) => MARKETS.map((market) => content?.versionFor(market) ?? 0);
const waitFor = (snapshot: Snapshot, version: number) =>
  expect.poll(() => snapshot.content?.version, { timeout: 5_000, interval: 10 }).toBe(version);

async function withdraw(...references: Parameters<typeof withdrawStatement>[0]): Promise<number> {
  const { text, values } = withdrawStatement(references);
  const [row] = await db.unsafe<{ version: string; withdrawn: string }[]>(text, values);
  return Number(row?.version);
}

test('a restart does not decrease a market’s version, even if an added document has changed since', async () => {
  await publish(db, [listing('se', 'joki')]);
  const running = await open();
  const { version: added } = await publish(db, [listing('fi', 'joki')]);
  await waitFor(running, added);
  const { version: changed } = await publish(db, [listing('fi', 'joki', { verdict: 'Korjattu.' })]);
  await waitFor(running, changed);
  expect(running.content?.versionFor('se')).toBe(added);
  expect((await open({ file: 'restarted' })).content?.versionFor('se')).toBe(added);
});

test('the first change of an offer does not change other markets’ versions, before or after a restart', async () => {
  const { version: added } = await publish(db, [listing('se', 'winz'), listing('fi', 'winz')]);
  const running = await open();
  const { version: changed } = await publish(db, [listing('fi', 'winz', { bonus: '200 % jopa 500 €' })]);
  await waitFor(running, changed);
  expect(getVersions(running)).toEqual([changed, added, added, added]);
  expect(getVersions(await open({ file: 'restarted' }))).toEqual([changed, added, added, added]);
});

test('running and restarted processes agree on the versions, which never decrease, whatever is published', async () => {
  const random = seededRandom(24);
  const pick = <T>(values: readonly T[]): T => values[Math.floor(random() * values.length)] as T;
  await publish(db, [listing('fi', 'casino-0')]);
  const running = await open();
  let earlier = getVersions(running);
  let steps = 0;
  for (let step = 0; step < 40; step += 1) {
    const [market, key] = [pick(MARKETS), pick(['casino-0', 'casino-1', 'casino-2'])];
    const { bonus, verdict } = { bonus: `${pick([100, 200])} %`, verdict: pick(['Hyvä.', 'Kelpo.']) };
    if (random() < 0.3) await withdraw({ kind: 'listing', market, key });
    else await publish(db, [listing(market, key, { bonus, verdict })]);
    const [latest] = await db`SELECT max(version)::int AS version FROM site.published_documents`;
    // Every other step the running process reads several publications at once.
    if (step % 2 === 0) continue;
    await waitFor(running, latest?.version);
    const versions = getVersions(running);
    expect(getVersions(await open({ file: `restarted-${step}` }))).toEqual(versions);
    expect(versions.every((version, index) => version >= (earlier[index] ?? 0))).toBe(true);
    earlier = versions;
    steps += 1;
  }
  expect(steps).toBe(20);
});

test('a process that starts from disk has the same versions as a running one', async () => {
  await publish(db, [listing('se', 'joki'), listing('fi', 'joki')]);
  const running = await open();
  const { version } = await publish(db, [listing('fi', 'joki', { verdict: 'Korjattu.' })]);
  await waitFor(running, version);
  const path = join(dir, 'snapshot.ndjson');
  await expect.poll(async () => (await readSnapshotFile(path))?.version, { timeout: 5_000 }).toBe(version);
  const fromDisk = await open({ databaseUrl: NO_DATABASE });
  expect(fromDisk.status().source).toBe('disk');
  expect(getVersions(fromDisk)).toEqual(getVersions(running));
});

test('the versions decrease if the database is restored to an earlier state', async () => {
  const { version: first } = await publish(db, [listing('fi', 'restored')]);
  const running = await open();
  const { version: second } = await publish(db, [listing('fi', 'lost')]);
  await waitFor(running, second);
  await db`DELETE FROM site.published_documents WHERE key = 'lost'`;
  await waitFor(running, first);
  expect(getVersions(running)).toEqual([first, first, first, first]);
});
