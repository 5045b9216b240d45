import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { PublishedDocument } from '@nettobonus/domain/publishing/published-document';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { TestDatabase } from '../../../ops/test-database.ts';
import { useTestDatabase } from '../../../ops/use-test-database.ts';
import { connect, type Database, SITE_ROLE } from './connect.ts';
import { DocumentSet } from './document-set.ts';
import { listLatestPublications } from './latest-publications.ts';
import { publish } from './publish.ts';
import { Snapshot } from './snapshot.ts';
import { readSnapshotFile, writeSnapshotFile } from './snapshot-file.ts';

let server: TestDatabase;
let db: Database;
let dir: string;
let casino: string;
let count = 0;
const snapshotsToStop: Snapshot[] = [];

useTestDatabase((started, connected) => {
  server = started;
  db = connected;
});
// Changes cannot be deleted, so each test uses its own casino.
beforeEach(async () => {
  casino = `casino-${++count}`;
  dir = await mkdtemp(join(tmpdir(), 'offer-changes-'));
});
afterEach(async () => {
  await Promise.all(snapshotsToStop.splice(0).map((snapshot) => snapshot.stop()));
  await rm(dir, { recursive: true, force: true });
});

type Listing = Extract<PublishedDocument, { kind: 'listing' }>;

function listing(wagerTimes: number, overrides: Partial<Listing['body']> = {}): Listing {
  return {
    kind: 'listing',
    market: 'fi',
    key: casino,
    body: {
      casino,
      order: 1,
      bonus: '100 % jopa 300 €',
      terms: {
        kind: 'match',
        currency: 'EUR',
        undisclosed: [],
        matchPercent: 100,
        maxBonus: 300_00,
        wagerTimes,
      },
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
  };
}
const toOffer = ({ body }: Listing) => ({ bonus: body.bonus, terms: body.terms });
const listChanges = () => db`
  SELECT market, casino, version::int, changed_at, before_since, before, after FROM site.offer_changes
  WHERE casino = ${casino} ORDER BY version`;

const FEBRUARY = new Date('2025-02-03T12:00:00Z');
const MAY = new Date('2025-05-12T12:00:00Z');
const OCTOBER = new Date('2025-10-20T12:00:00Z');

test('records a change of terms with its version and the offers before and after', async () => {
  await publish(db, [listing(30)], { at: FEBRUARY });
  const { version, offerChanges } = await publish(db, [listing(35)], { at: MAY });
  expect(offerChanges).toBe(1);
  expect([...(await listChanges())]).toEqual([
    {
      market: 'fi',
      casino,
      version,
      changed_at: MAY,
      before_since: FEBRUARY,
      before: toOffer(listing(30)),
      after: toOffer(listing(35)),
    },
  ]);
});

test('records a change of the headline alone', async () => {
  await publish(db, [listing(30)]);
  await publish(db, [listing(30, { bonus: 'Tuplaa talletuksesi' })]);
  expect(await listChanges()).toMatchObject([{ after: { bonus: 'Tuplaa talletuksesi' } }]);
});

test('records added terms', async () => {
  await publish(db, [listing(30, { terms: undefined })]);
  await publish(db, [listing(30)]);
  const [change] = await listChanges();
  expect(change?.before).toEqual({ bonus: '100 % jopa 300 €' });
  expect(change?.after).toEqual(toOffer(listing(30)));
});

test('each change starts where the previous one ended', async () => {
  await publish(db, [listing(30)], { at: FEBRUARY });
  await publish(db, [listing(35)], { at: MAY });
  await publish(db, [listing(40)], { at: OCTOBER });
  expect(await listChanges()).toMatchObject([
    { before_since: FEBRUARY, changed_at: MAY },
    { before_since: MAY, changed_at: OCTOBER },
  ]);
});

test('a change has the current time by default', async () => {
  const startedAt = Date.now();
  await publish(db, [listing(30)], { at: FEBRUARY });
  await publish(db, [listing(35)]);
  const [change] = await listChanges();
  expect(Math.abs(change?.changed_at.getTime() - startedAt)).toBeLessThan(5_000);
});

test('does not record a first publication, an identical one or a change to a different field', async () => {
  await publish(db, [listing(30)]);
  await publish(db, [listing(30)]);
  const { changed, offerChanges } = await publish(db, [listing(30, { rating: 8, verdict: 'Kelpo.' })]);
  expect({ changed, offerChanges }).toEqual({ changed: 1, offerChanges: 0 });
  expect(await listChanges()).toHaveLength(0);
});

test('a change to a different field does not change the start date of an offer', async () => {
  await publish(db, [listing(30)], { at: FEBRUARY });
  await publish(db, [listing(30, { rating: 8 })], { at: MAY });
  await publish(db, [listing(35)], { at: OCTOBER });
  expect(await listChanges()).toMatchObject([{ before_since: FEBRUARY, changed_at: OCTOBER }]);
});

test('records a different offer after a withdrawal if the offer has earlier changes', async () => {
  await publish(db, [listing(30)], { at: FEBRUARY });
  await publish(db, [listing(35)], { at: MAY });
  await publish(db, [], { withdrawOthers: true });
  expect(await listChanges()).toHaveLength(1);
  await publish(db, [listing(35)]);
  expect(await listChanges()).toHaveLength(1);
  await publish(db, [], { withdrawOthers: true });
  await publish(db, [listing(40)]);
  expect(await listChanges()).toMatchObject([
    {},
    { before: toOffer(listing(35)), after: toOffer(listing(40)), before_since: MAY },
  ]);
});

test('the history of an offer without recorded changes starts again after a withdrawal', async () => {
  await publish(db, [listing(30)], { at: FEBRUARY });
  await publish(db, [], { withdrawOthers: true, at: MAY });
  await publish(db, [listing(35)], { at: OCTOBER });
  expect(await listChanges()).toHaveLength(0);
  await publish(db, [listing(40)]);
  expect(await listChanges()).toMatchObject([{ before: toOffer(listing(35)), before_since: OCTOBER }]);
});

test('rejects a change dated before the start of the offer, and publishes nothing', async () => {
  await publish(db, [listing(30)], { at: MAY });
  await expect(publish(db, [listing(35)], { at: FEBRUARY })).rejects.toThrow(/check constraint/);
  const rows = await listLatestPublications(db, 'listing');
  expect(rows).toContainEqual(expect.objectContaining({ market: 'fi', key: casino, publishedAt: MAY }));
});

test('changes cannot be published as documents', async () => {
  const changes = { kind: 'offer-changes', market: 'fi', key: casino, body: [] };
  // @ts-expect-error: `publish` records offer changes itself
  await expect(publish(db, [changes])).rejects.toThrow(/offer-changes fi/);
});

test.each([
  'UPDATE site.offer_changes SET changed_at = now()',
  'DELETE FROM site.offer_changes',
  'TRUNCATE site.offer_changes',
])('the database rejects “%s”, even from its owner', async (statement) => {
  await publish(db, [listing(30)]);
  await publish(db, [listing(35)]);
  await expect(db.unsafe(statement)).rejects.toThrow(/stays on record/);
  expect(await listChanges()).toHaveLength(1);
});

test('the site’s role can read changes and do nothing else with them', async () => {
  await publish(db, [listing(30)]);
  await publish(db, [listing(35)]);
  await db.unsafe(`CREATE ROLE visitor_site LOGIN PASSWORD 'site' IN ROLE ${SITE_ROLE}`);
  const url = new URL(server.url);
  url.username = 'visitor_site';
  url.password = 'site';
  const site = connect(url.href, { role: SITE_ROLE, maxConnections: 1 });
  try {
    expect(await site`SELECT casino FROM site.offer_changes WHERE casino = ${casino}`).toHaveLength(1);
    for (const forbidden of [
      `INSERT INTO site.offer_changes SELECT 'se', casino, version, changed_at, before_since, before, after FROM site.offer_changes`,
      'UPDATE site.offer_changes SET changed_at = now()',
      'DELETE FROM site.offer_changes',
      'TRUNCATE site.offer_changes',
      'ALTER TABLE site.offer_changes DISABLE TRIGGER ALL',
      'DROP TABLE site.offer_changes',
    ]) {
      await expect(site.unsafe(forbidden), forbidden).rejects.toThrow(/permission denied|must be owner/);
    }
  } finally {
    await site.end();
  }
});

const SENTENCE = 'Ilmoitimme kierrätysvaatimuksen väärin.';
const correct = (document: Listing, at?: Date) =>
  publish(db, [document], {
    ...(at ? { at } : {}),
    notes: [{ market: 'fi', casino, history: 'correction', sentence: SENTENCE }],
  });
const listCorrections = () => db`
  SELECT version::int, corrected_at, wrong, correct, sentence FROM site.corrections
  WHERE casino = ${casino} ORDER BY version`;

test('a correction is logged and is no change', async () => {
  await publish(db, [listing(30)], { at: FEBRUARY });
  const { version, offerChanges } = await correct(listing(35), MAY);
  expect(offerChanges).toBe(0);
  expect(await listChanges()).toHaveLength(0);
  expect([...(await listCorrections())]).toEqual([
    {
      version,
      corrected_at: MAY,
      wrong: toOffer(listing(30)),
      correct: toOffer(listing(35)),
      sentence: SENTENCE,
    },
  ]);
});

test('a correction that changes nothing is not logged', async () => {
  await publish(db, [listing(30)]);
  await correct(listing(30, { rating: 8 }));
  expect(await listCorrections()).toHaveLength(0);
});

test('the change after a correction starts from the corrected offer, which began before the correction', async () => {
  await publish(db, [listing(30)], { at: FEBRUARY });
  await correct(listing(35), MAY);
  await publish(db, [listing(40)], { at: OCTOBER });
  expect(await listChanges()).toMatchObject([
    { before: toOffer(listing(35)), before_since: FEBRUARY, changed_at: OCTOBER },
  ]);
});

test('a withdrawn listing that is published again is compared with its corrected offer', async () => {
  await publish(db, [listing(30)], { at: FEBRUARY });
  await publish(db, [listing(35)], { at: MAY });
  await correct(listing(40));
  await publish(db, [], { withdrawOthers: true });
  await publish(db, [listing(40)]);
  expect(await listChanges()).toHaveLength(1);
});

test.each([
  "UPDATE site.corrections SET sentence = 'x'",
  'DELETE FROM site.corrections',
  'TRUNCATE site.corrections',
])('the database rejects “%s”, even from its owner', async (statement) => {
  await publish(db, [listing(30)]);
  await correct(listing(35));
  await expect(db.unsafe(statement)).rejects.toThrow(/stays on record/);
});

test('the database rejects a correction without a sentence', async () => {
  await publish(db, [listing(30)]);
  const notes = [{ market: 'fi', casino, history: 'correction', sentence: '' }] as const;
  await expect(publish(db, [listing(35)], { notes })).rejects.toThrow(/check constraint/);
});

test('a change records whether the history keeps it', async () => {
  await publish(db, [listing(30)]);
  await publish(db, [listing(35)]);
  await publish(db, [listing(30)], { notes: [{ market: 'fi', casino, history: 'keep' }] });
  expect(
    (await db`SELECT is_kept FROM site.offer_changes WHERE casino = ${casino} ORDER BY version`).map(
      ({ is_kept }) => is_kept,
    ),
  ).toEqual([false, true]);
});

function open(databaseUrl = server.url): Snapshot {
  const snapshot = new Snapshot({
    databaseUrl,
    role: SITE_ROLE,
    diskPath: join(dir, 'snapshot.ndjson'),
    databaseTimeoutMs: 200,
    log: () => {},
  });
  snapshotsToStop.push(snapshot);
  return snapshot;
}
const listMultipliers = (content: DocumentSet | null) =>
  content?.get('offer-changes', 'fi', casino)?.map(({ after }) => after.terms?.wagerTimes);

test('a snapshot has all changes of an offer, including those published while it is running', async () => {
  await publish(db, [listing(30)]);
  await publish(db, [listing(35)]);
  const snapshot = open();
  await snapshot.ready;
  expect(listMultipliers(snapshot.content)).toEqual([35]);
  await publish(db, [listing(40)]);
  await expect.poll(() => listMultipliers(snapshot.content), { timeout: 1_000 }).toEqual([35, 40]);
  await publish(db, [listing(40, { rating: 8 })]);
  await expect.poll(() => snapshot.content?.get('listing', 'fi', casino)?.rating).toBe(8);
  expect(listMultipliers(snapshot.content)).toEqual([35, 40]);
});

test('a snapshot has the corrections of an offer', async () => {
  await publish(db, [listing(30)]);
  const snapshot = open();
  await snapshot.ready;
  await correct(listing(35));
  await expect
    .poll(() => snapshot.content?.get('corrections', 'fi', casino), { timeout: 1_000 })
    .toEqual([
      {
        correctedAt: expect.any(String),
        wrong: toOffer(listing(30)),
        right: toOffer(listing(35)),
        sentence: SENTENCE,
      },
    ]);
});

test('the snapshot file contains the changes for a start without a database', async () => {
  await publish(db, [listing(30)], { at: FEBRUARY });
  await publish(db, [listing(35)], { at: MAY });
  const live = open();
  await live.ready;
  const path = join(dir, 'snapshot.ndjson');
  await writeSnapshotFile(path, live.content ?? DocumentSet.from(0, []));
  expect(await readSnapshotFile(path)).toMatchObject({ version: live.content?.version });
  await live.stop();
  const snapshot = open('postgres://nobody@127.0.0.1:1/none');
  await snapshot.ready;
  expect(snapshot.status().source).toBe('disk');
  expect(snapshot.content?.get('offer-changes', 'fi', casino)).toEqual([
    {
      changedAt: expect.stringMatching(/^2025-05-12T12:00:00/),
      beforeSince: expect.stringMatching(/^2025-02-03T12:00:00/),
      before: toOffer(listing(30)),
      after: toOffer(listing(35)),
      isKept: false,
    },
  ]);
});
