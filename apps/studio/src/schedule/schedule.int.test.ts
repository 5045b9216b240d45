import { randomUUID } from 'node:crypto';
import { listDocuments } from '@nettobonus/content/documents';
import { createLocalReq, type PayloadRequest, type TypedUser } from 'payload';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Role } from '../access/roles.ts';
import { isUnfinished, listJobs, sendJob } from '../jobs/job-queue.ts';
import { loadDocuments } from '../publishing/load-documents.ts';
import { logInAs, pickDocuments, type TestStudio, withTestStudio } from '../test-studio.ts';
import { listScheduled } from './list-scheduled.ts';
import { listUpcoming, schedulePublish } from './schedule-handlers.ts';

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
  await studio.db`DELETE FROM jobs.job`;
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
  async function queue(type: 'publish' | 'unpublish', market: 'se' | 'dk', at: Date): Promise<void> {
    const doc = { relationTo: 'listings', value: String(await findListingId(market)) } as const;
    const user = (await findUser('editor')).id;
    const data = { type, doc, user, at: at.toISOString(), timeZone: 'Europe/Stockholm' };
    await sendJob({ payload: studio.payload }, 'scheduled-change', data, { startAfter: at });
  }

  const listFor = async (role: Role) =>
    listScheduled({ payload: studio.payload, user: await findUser(role) });

  test('is sorted by time', async () => {
    await queue('unpublish', 'dk', minutesFromNow(30));
    await queue('publish', 'se', minutesFromNow(10));
    expect(await listFor('editor')).toMatchObject([
      {
        title: 'Listing: Casinoist · se',
        market: 'se',
        action: 'publish',
        by: (await findUser('editor')).id,
        doc: { relationTo: 'listings', value: String(await findListingId('se')) },
        problem: null,
      },
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

  test('contains the change of a killed process until another process runs it', async () => {
    await queue('publish', 'se', minutesFromNow(-1));
    await studio.db`UPDATE jobs.job SET state = 'active', started_on = now(), heartbeat_on = now()`;
    expect(await listFor('editor')).toHaveLength(1);
  });
});

describe('scheduling permissions', () => {
  const createReq = async (role: Role): Promise<PayloadRequest> =>
    createLocalReq({ user: await findUser(role) }, studio.payload);

  async function callHandler(role: Role, args: object): Promise<unknown> {
    return schedulePublish({ ...args, req: await createReq(role) } as never);
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

  const listPending = async () => (await listJobs(studio.payload, 'scheduled-change')).filter(isUnfinished);

  test.each([
    ['editor', 'dk'],
    ['market-editor', 'se'],
  ] as const)('%s can schedule and cancel in %s', async (role, market) => {
    await schedule(role, market);
    const [job] = await listPending();
    expect(job?.data).toMatchObject({ type: 'publish', user: (await findUser(role)).id });
    const upcoming = await listUpcoming({
      collectionSlug: 'listings',
      id: await findListingId(market),
      req: await createReq(role),
    } as never);
    expect(upcoming).toMatchObject([
      { id: job?.id, input: { type: 'publish', timezone: 'Europe/Stockholm' }, waitUntil: job?.data.at },
    ]);
    await callHandler(role, { deleteID: job?.id });
    expect(await listPending()).toHaveLength(0);
  });

  test.each([
    ['analyst', 'se'],
    ['market-editor', 'dk'],
  ] as const)(
    '%s can neither schedule in %s nor cancel the schedule of another user',
    async (role, market) => {
      await expect(schedule(role, market)).rejects.toThrow('not allowed');
      expect(await listPending()).toHaveLength(0);
      await schedule('editor', market);
      const [job] = await listPending();
      await expect(callHandler(role, { deleteID: job?.id })).rejects.toThrow('not allowed');
      expect(await listPending()).toHaveLength(1);
    },
  );

  test('a time in the past is refused, which would publish at once', async () => {
    const doc = { relationTo: 'listings', value: String(await findListingId('se')) };
    await expect(callHandler('editor', { type: 'publish', doc, date: minutesFromNow(-5) })).rejects.toThrow(
      'This time is in the past.',
    );
    expect(await listPending()).toHaveLength(0);
  });

  test('rejects an unknown job, an unknown collection and a collection without scheduling', async () => {
    await expect(callHandler('editor', { deleteID: randomUUID() })).rejects.toThrow('not allowed');
    for (const relationTo of ['unknown-collection', 'messages']) {
      const doc = { relationTo, value: '1' };
      await expect(callHandler('editor', { type: 'publish', doc, date: minutesFromNow(60) })).rejects.toThrow(
        'not allowed',
      );
    }
  });
});
