import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { evaluateLink, type LinkObservation, NO_HISTORY } from '@nettobonus/domain/clicks/link-health';
import { LinkCheckRun } from '@nettobonus/store/link-check-run';
import { getLatestLinkCheckRun, getLinkCheck } from '@nettobonus/store/link-checks';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { ROLES, type Role } from '../access/roles.ts';
import { listJobs } from '../jobs/job-queue.ts';
import { logInAs, type TestStudio, withTestStudio } from '../test-studio.ts';

let studio: TestStudio;
withTestStudio((started) => {
  studio = started;
});

const tokens = new Map<Role, string>();
const post = (role: Role | 'anonymous', path: string, body: object = {}) => {
  const token = role === 'anonymous' ? undefined : tokens.get(role);
  return studio.request('POST', path, { body, ...(token ? { token } : {}) });
};

beforeAll(async () => {
  for (const role of ROLES) {
    tokens.set(role, await logInAs(studio, role));
  }
});

beforeEach(async () => {
  await studio.db`TRUNCATE site.link_statuses, site.link_checks, site.link_check_runs, site.published_documents`;
  await studio.db`DELETE FROM jobs.job`;
});

async function publish(affiliateLink: string): Promise<void> {
  await studio.db`INSERT INTO site.published_documents (kind, market, key, version, body)
    VALUES ('listing', 'fi', 'hohto', 1, ${studio.db.json({ affiliateLink })})`;
}

async function record(link: string, ...observations: LinkObservation[]): Promise<void> {
  const run = await LinkCheckRun.begin(studio.db, 1);
  let history = NO_HISTORY;
  for (const observation of observations) {
    const verdict = evaluateLink(observation, history);
    await run.record(link, observation, verdict);
    history = verdict;
  }
  await run.end();
}

test('only admins and editors of all markets can start a check', async () => {
  const responses: Record<string, number> = {};
  for (const user of [...ROLES, 'anonymous'] as const) {
    await studio.db`DELETE FROM jobs.job`;
    responses[user] = (await post(user, '/links/check')).status;
  }
  expect(responses).toEqual({
    admin: 202,
    'chief-editor': 202,
    editor: 202,
    'market-editor': 403,
    analyst: 403,
    anonymous: 401,
  });
});

test('no second check is queued while one is pending or running', async () => {
  expect(await (await post('editor', '/links/check')).json()).toEqual({ started: true });
  expect(await (await post('editor', '/links/check')).json()).toEqual({ started: false });
  await studio.db`UPDATE jobs.job SET state = 'active', started_on = now()`;
  expect(await (await post('editor', '/links/check')).json()).toEqual({ started: false });
});

test('the scheduled check never connects to the local machine', async () => {
  let requests = 0;
  const localServer = createServer((_, response) => {
    requests += 1;
    response.end();
  });
  await new Promise<void>((resolve) => localServer.listen(0, '127.0.0.1', resolve));
  const link = `https://localhost:${(localServer.address() as AddressInfo).port}/`;
  await publish(link);
  await post('editor', '/links/check');
  // Import only now: it reads DATABASE_URL on load.
  const { runJobs } = await import('../jobs/run-jobs.ts');
  const runner = await runJobs(studio.payload, { pollSeconds: 0.5 });
  await expect
    .poll(async () => (await listJobs(studio.payload, 'check-links'))[0]?.state, { timeout: 15_000 })
    .toBe('completed');
  await runner.stop();
  expect(await getLinkCheck(studio.db, link)).toMatchObject({
    status: 'review',
    reason: 'forbidden address',
  });
  expect(await getLatestLinkCheckRun(studio.db)).toMatchObject({
    linkCount: 1,
    checkedCount: 1,
    problem: null,
  });
  expect(requests).toBe(0);
  localServer.close();
});

test('the check is scheduled every morning, and again an hour later', async () => {
  const schedules = await studio.db`SELECT cron, timezone FROM jobs.schedule WHERE name = 'check-links'`;
  expect([...schedules]).toEqual([{ cron: '10 6,7 * * *', timezone: 'Europe/Helsinki' }]);
});

test('an editor accepts the destination of a link, and the audit log records it', async () => {
  const link = 'https://track.example/hohto';
  const observation = { kind: 'response', httpStatus: 200, ms: 1, phrase: null } as const;
  const newTarget = 'https://www.hohto-casino.example/bonus';
  await record(
    link,
    { ...observation, finalUrl: 'https://hohto.example/bonus' },
    { ...observation, finalUrl: newTarget },
  );
  expect(await getLinkCheck(studio.db, link)).toMatchObject({ reason: 'other host' });
  for (const user of ['market-editor', 'analyst', 'anonymous'] as const) {
    expect((await post(user, '/links/accept', { link, finalUrl: newTarget })).ok).toBe(false);
  }
  expect((await post('editor', '/links/accept', { link, finalUrl: 'https://third.example/' })).status).toBe(
    409,
  );
  expect((await post('editor', '/links/accept', { link })).status).toBe(400);
  const accept = async () => (await post('editor', '/links/accept', { link, finalUrl: newTarget })).status;
  // Without its entry in the audit log, nothing is accepted.
  await studio.db.unsafe(`
    CREATE FUNCTION studio.fault() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE 'The log is full'; END $$;
    CREATE TRIGGER fault BEFORE INSERT ON studio.audit_log FOR EACH ROW EXECUTE FUNCTION studio.fault()`);
  const log = vi.spyOn(studio.payload.logger, 'error').mockImplementation(() => {});
  expect(await accept()).toBe(500);
  log.mockRestore();
  await studio.db`DROP FUNCTION studio.fault CASCADE`;
  expect(await getLinkCheck(studio.db, link)).toMatchObject({ reason: 'other host' });
  expect(await accept()).toBe(200);
  expect(await getLinkCheck(studio.db, link)).toMatchObject({
    status: 'ok',
    expectedHost: 'hohto-casino.example',
  });
  const { docs } = await studio.payload.find({ collection: 'audit-log', sort: '-createdAt', limit: 1 });
  expect(docs[0]).toMatchObject({ action: 'accepted a link', document: link, title: newTarget });
});
