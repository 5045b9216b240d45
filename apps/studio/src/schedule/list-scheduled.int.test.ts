import { listDocuments } from '@nettobonus/content/documents';
import type { TypedUser } from 'payload';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import type { Role } from '../access/roles.ts';
import { loadDocuments } from '../publishing/load-documents.ts';
import { logInAs, type TestStudio, withTestStudio } from '../test-studio.ts';
import { listScheduled } from './list-scheduled.ts';

let studio: TestStudio;
withTestStudio((started) => {
  studio = started;
});

const MINUTE_MS = 60_000;
const fromNow = (minutes: number) => new Date(Date.now() + minutes * MINUTE_MS);

beforeAll(async () => {
  const needed = listDocuments().filter(
    ({ kind, market, key }) =>
      kind === 'casino' ||
      (['se', 'dk'].includes(market) && (kind === 'market-settings' || key === 'casinoist')),
  );
  await loadDocuments(studio.payload, needed);
  for (const role of ['editor', 'analyst'] as const) await logInAs(studio, role);
}, 120_000);

beforeEach(async () => {
  await studio.db`DELETE FROM studio.payload_jobs`;
});

async function findListing(market: 'se' | 'dk'): Promise<number> {
  const { docs } = await studio.payload.find({
    collection: 'listings',
    where: { market: { equals: market } },
  });
  return docs[0]?.id ?? 0;
}

async function schedule(type: 'publish' | 'unpublish', market: 'se' | 'dk', waitUntil: Date): Promise<void> {
  const doc = { relationTo: 'listings', value: String(await findListing(market)) };
  const input = { type, doc, timezone: 'Europe/Stockholm' };
  await studio.payload.jobs.queue({ task: 'schedulePublish', input, waitUntil } as never);
}

async function listFor(role: Role) {
  const { docs } = await studio.payload.find({
    collection: 'users',
    where: { email: { equals: `${role}@example.org` } },
  });
  return listScheduled({ payload: studio.payload, user: docs[0] as TypedUser });
}

test('what is to come is told in the order of its time', async () => {
  await schedule('unpublish', 'dk', fromNow(30));
  await schedule('publish', 'se', fromNow(10));
  expect(await listFor('editor')).toMatchObject([
    { title: 'Listing: Casinoist · se', market: 'se', deed: 'publish', problem: null },
    {
      title: 'Listing: Casinoist · dk',
      market: 'dk',
      deed: 'unpublish',
      timeZone: 'Europe/Stockholm',
      href: `/admin/collections/listings/${await findListing('dk')}`,
    },
  ]);
});

test('whoever may not read the document is told nothing of it', async () => {
  await schedule('publish', 'se', fromNow(10));
  expect(await listFor('analyst')).toEqual([]);
});

test('what the rules refused when its time came is told first, until somebody publishes it', async () => {
  await schedule('publish', 'se', fromNow(10));
  await schedule('publish', 'dk', fromNow(-1));
  await studio.payload.jobs.run({ silent: true });
  const [refused, ...rest] = await listFor('editor');
  expect(refused).toMatchObject({ title: 'Listing: Casinoist · dk', problem: expect.stringMatching(/./) });
  expect(rest).toHaveLength(1);
  await studio.payload.update({
    collection: 'listings',
    id: await findListing('dk'),
    data: { overrideReason: 'Agreed with the lawyer', _status: 'published' },
  });
  expect((await listFor('editor')).map(({ market }) => market)).toEqual(['se']);
});

test('a plan that was taken back is not told', async () => {
  await studio.payload.jobs.queue({ task: 'schedulePublish', input: {}, waitUntil: fromNow(5) } as never);
  expect(await listFor('editor')).toEqual([]);
});
