import { listDocuments } from '@nettobonus/content/documents';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { ROLES } from '../access/roles.ts';
import { loadDocuments } from '../publishing/load-documents.ts';
import { findUserId, logInAs, pickDocuments, type TestStudio, withTestStudio } from '../test-studio.ts';
import { readTasks } from './finding-tasks.ts';

let studio: TestStudio;
withTestStudio((started) => {
  studio = started;
});
const tokens = new Map<string, string>();
let listing: number;
let marketEditor: number;

beforeAll(async () => {
  await loadDocuments(
    studio.payload,
    pickDocuments(
      listDocuments(),
      ({ kind, market, key }) => kind === 'listing' && market === 'fi' && key === 'winz-casino',
    ),
  );
  listing = (await studio.payload.find({ collection: 'listings' })).docs[0]?.id ?? 0;
  for (const role of ROLES) tokens.set(role, await logInAs(studio, role));
  marketEditor = Number(await findUserId(studio, 'market-editor@example.org'));
}, 120_000);

beforeEach(() => studio.db`DELETE FROM studio.finding_tasks`);

async function save(role: string, task: object) {
  const token = tokens.get(role);
  const body = { rule: 'terms-stale', market: 'fi', listing, owner: null, dueOn: null, ...task };
  return studio.request('POST', '/findings/task', { body, ...(token ? { token } : {}) });
}

test('an editor sets owner and due day of a finding, changes them and removes them', async () => {
  const owner = Number(await findUserId(studio, 'editor@example.org'));
  expect((await save('editor', { owner, dueOn: '2026-11-30' })).status).toBe(200);
  expect([...(await readTasks(studio.payload))]).toEqual([
    [`terms-stale/${listing}`, { owner, dueOn: '2026-11-30' }],
  ]);
  await save('chief-editor', { dueOn: '2026-12-01' });
  expect([...(await readTasks(studio.payload)).values()]).toEqual([{ owner: null, dueOn: '2026-12-01' }]);
  await save('editor', {});
  expect(await readTasks(studio.payload)).toEqual(new Map());
  const { docs } = await studio.payload.find({ collection: 'audit-log', sort: '-id', limit: 1 });
  expect(docs[0]).toMatchObject({
    action: 'changed',
    kind: 'finding-tasks',
    title: 'terms-stale · Winz Casino · fi',
  });
});

test('a finding of a whole market has one task in each market', async () => {
  await save('editor', { listing: null, dueOn: '2026-11-30' });
  await save('market-editor', { market: 'se', listing: null, owner: marketEditor });
  expect([...(await readTasks(studio.payload)).keys()].toSorted()).toEqual([
    'terms-stale/fi',
    'terms-stale/se',
  ]);
});

test('only editors of the market may set a task, and only they may own one', async () => {
  const status = async (role: string, task: object) => (await save(role, task)).status;
  expect(await status('market-editor', { dueOn: '2026-11-30' })).toBe(403);
  expect(await status('analyst', { dueOn: '2026-11-30' })).toBe(403);
  expect(await status('nobody', { dueOn: '2026-11-30' })).toBe(401);
  expect(await status('editor', { owner: marketEditor })).toBe(400);
  expect(await status('editor', { market: 'se', dueOn: '2026-11-30' })).toBe(404);
  expect(await status('editor', { dueOn: '2026-02-30' })).toBe(400);
  expect(await readTasks(studio.payload)).toEqual(new Map());
});
