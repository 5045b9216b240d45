import { listDocuments } from '@nettobonus/content/documents';
import { createLocalReq, type TypedUser } from 'payload';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Role } from '../access/roles.ts';
import { loadDocuments } from '../publishing/load-documents.ts';
import { logInAs, pickDocuments, type TestStudio, withTestStudio } from '../test-studio.ts';
import { listScheduled } from './list-scheduled.ts';
import { guardedSchedulePublish } from './schedule-publishing.ts';

let studio: TestStudio;
withTestStudio((started) => {
  studio = started;
});

const MINUTE_MS = 60_000;
const minutesFromNow = (minutes: number) => new Date(Date.now() + minutes * MINUTE_MS);

beforeAll(async () => {
  const documents = pickDocuments(
    listDocuments(),
    ({ kind, market, key }) =>
      ['se', 'dk'].includes(market) && (kind === 'market-settings' || key === 'casinoist'),
  );
  await loadDocuments(studio.payload, documents);
  for (const role of ['editor', 'market-editor', 'analyst'] as const) await logInAs(studio, role);
}, 120_000);

beforeEach(async () => {
  await studio.db`DELETE FROM studio.payload_jobs`;
});

async function findListingId(market: 'se' | 'dk'): Promise<number> {
  const { docs } = await studio.payload.find({
    collection: 'listings',
    where: { market: { equals: market } },
  });
  return docs[0]?.id ?? 0;
}

async function findUser(role: Role): Promise<TypedUser> {
  const { docs } = await studio.payload.find({
    collection: 'users',
    where: { email: { equals: `${role}@example.org` } },
  });
  return { ...docs[0], collection: 'users' } as TypedUser;
}

describe('the list of scheduled changes', () => {
  async function queue(type: 'publish' | 'unpublish', market: 'se' | 'dk', waitUntil: Date): Promise<void> {
    const doc = { relationTo: 'listings', value: String(await findListingId(market)) };
    const input = { type, doc, timezone: 'Europe/Stockholm' };
    await studio.payload.jobs.queue({ task: 'schedulePublish', input, waitUntil } as never);
  }

  const listFor = async (role: Role) =>
    listScheduled({ payload: studio.payload, user: await findUser(role) });

  test('is sorted by time', async () => {
    await queue('unpublish', 'dk', minutesFromNow(30));
    await queue('publish', 'se', minutesFromNow(10));
    expect(await listFor('editor')).toMatchObject([
      { title: 'Listing: Casinoist · se', market: 'se', action: 'publish', problem: null },
      {
        title: 'Listing: Casinoist · dk',
        market: 'dk',
        action: 'unpublish',
        timeZone: 'Europe/Stockholm',
        href: `/admin/collections/listings/${await findListingId('dk')}`,
      },
    ]);
  });

  test('omits documents that the user may not read', async () => {
    await queue('publish', 'se', minutesFromNow(10));
    expect(await listFor('analyst')).toEqual([]);
  });

  test('shows failed changes first, until the document is published', async () => {
    await queue('publish', 'se', minutesFromNow(10));
    await queue('publish', 'dk', minutesFromNow(-1));
    await studio.payload.jobs.run({ silent: true });
    const [failed, ...rest] = await listFor('editor');
    expect(failed).toMatchObject({ title: 'Listing: Casinoist · dk', problem: expect.stringMatching(/./) });
    expect(rest).toHaveLength(1);
    await studio.payload.update({
      collection: 'listings',
      id: await findListingId('dk'),
      data: { overrideReason: 'Agreed with the lawyer', _status: 'published' },
    });
    expect((await listFor('editor')).map(({ market }) => market)).toEqual(['se']);
  });

  test('omits cancelled changes', async () => {
    await studio.payload.jobs.queue({
      task: 'schedulePublish',
      input: {},
      waitUntil: minutesFromNow(5),
    } as never);
    expect(await listFor('editor')).toEqual([]);
  });
});

describe('scheduling permissions', () => {
  async function callHandler(role: Role, args: object): Promise<unknown> {
    const req = await createLocalReq({ user: await findUser(role) }, studio.payload);
    return guardedSchedulePublish({ ...args, req } as never);
  }

  async function schedule(role: Role, market: 'se' | 'dk'): Promise<unknown> {
    const doc = { relationTo: 'listings', value: String(await findListingId(market)) };
    return callHandler(role, {
      type: 'publish',
      doc,
      date: minutesFromNow(60),
      timezone: 'Europe/Stockholm',
    });
  }

  const listJobs = () =>
    studio.db<{ id: number }[]>`
      SELECT id FROM studio.payload_jobs WHERE task_slug = 'schedulePublish' AND input ? 'doc'
    `;

  test.each([
    ['editor', 'dk'],
    ['market-editor', 'se'],
  ] as const)('%s can schedule and cancel in %s', async (role, market) => {
    await schedule(role, market);
    const [job] = await listJobs();
    expect(job).toBeDefined();
    await callHandler(role, { deleteID: job?.id });
    expect(await listJobs()).toHaveLength(0);
  });

  test.each([
    ['analyst', 'se'],
    ['market-editor', 'dk'],
  ] as const)(
    '%s can neither schedule in %s nor cancel the schedule of another user',
    async (role, market) => {
      await expect(schedule(role, market)).rejects.toThrow('not allowed');
      expect(await listJobs()).toHaveLength(0);
      await schedule('editor', market);
      const [job] = await listJobs();
      await expect(callHandler(role, { deleteID: job?.id })).rejects.toThrow('not allowed');
      expect(await listJobs()).toHaveLength(1);
    },
  );

  test('rejects an unknown job and an unknown document', async () => {
    await expect(callHandler('editor', { deleteID: 999_999 })).rejects.toThrow('not allowed');
    const doc = { relationTo: 'unknown-collection', value: '1' };
    await expect(callHandler('editor', { type: 'publish', doc, date: minutesFromNow(60) })).rejects.toThrow(
      'not allowed',
    );
  });
});
