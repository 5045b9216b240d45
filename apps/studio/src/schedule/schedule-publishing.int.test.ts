import { listDocuments } from '@nettobonus/content/documents';
import { createLocalReq, type TypedUser } from 'payload';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import type { Role } from '../access/roles.ts';
import { loadDocuments } from '../publishing/load-documents.ts';
import { logInAs, type TestStudio, withTestStudio } from '../test-studio.ts';
import { schedulePublishing } from './schedule-publishing.ts';

let studio: TestStudio;
withTestStudio((started) => {
  studio = started;
});

const IN_AN_HOUR = new Date(Date.now() + 3_600_000);

beforeAll(async () => {
  const needed = listDocuments().filter(
    ({ kind, market, key }) =>
      kind === 'casino' ||
      (['se', 'dk'].includes(market) && (kind === 'market-settings' || key === 'casinoist')),
  );
  await loadDocuments(studio.payload, needed);
  for (const role of ['editor', 'market-editor', 'analyst'] as const) await logInAs(studio, role);
}, 120_000);

beforeEach(async () => {
  await studio.db`DELETE FROM studio.payload_jobs`;
});

async function call(role: Role, args: object): Promise<unknown> {
  const { payload } = studio;
  const { docs } = await payload.find({
    collection: 'users',
    where: { email: { equals: `${role}@example.org` } },
  });
  const user = { ...docs[0], collection: 'users' } as TypedUser;
  const req = await createLocalReq({ user }, payload);
  return schedulePublishing({ ...args, req } as never);
}

async function schedule(role: Role, market: 'se' | 'dk'): Promise<unknown> {
  const { docs } = await studio.payload.find({
    collection: 'listings',
    where: { market: { equals: market } },
  });
  const doc = { relationTo: 'listings', value: String(docs[0]?.id) };
  return call(role, { type: 'publish', doc, date: IN_AN_HOUR, timezone: 'Europe/Stockholm' });
}

const plans = () =>
  studio.db<{ id: number }[]>`
    SELECT id FROM studio.payload_jobs WHERE task_slug = 'schedulePublish' AND input ? 'doc'
  `;

test.each([
  ['editor', 'dk'],
  ['market-editor', 'se'],
] as const)('%s in %s: a publishing is scheduled and taken back', async (role, market) => {
  await schedule(role, market);
  const [plan] = await plans();
  expect(plan).toBeDefined();
  await call(role, { deleteID: plan?.id });
  expect(await plans()).toHaveLength(0);
});

test.each([
  ['analyst', 'se'],
  ['market-editor', 'dk'],
] as const)('%s in %s: none is scheduled, and none of others taken back', async (role, market) => {
  await expect(schedule(role, market)).rejects.toThrow('not allowed');
  expect(await plans()).toHaveLength(0);
  await schedule('editor', market);
  const [plan] = await plans();
  await expect(call(role, { deleteID: plan?.id })).rejects.toThrow('not allowed');
  expect(await plans()).toHaveLength(1);
});

test('a plan that is no more, and a document that never was, are refused', async () => {
  await expect(call('editor', { deleteID: 999_999 })).rejects.toThrow('not allowed');
  const doc = { relationTo: 'nothing-of-ours', value: '1' };
  await expect(call('editor', { type: 'publish', doc, date: IN_AN_HOUR })).rejects.toThrow('not allowed');
});
