import { saveContactMessage } from '@nettobonus/store/contact-messages';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import {
  type Phase,
  type PhaseAction,
  startTestMailServer,
  type TestMailServer,
} from '../../../../ops/test-mail-server.ts';
import { createTestMessage } from '../inbox/test-message.ts';
import { findUserId, logInAs, type TestStudio, withTestStudio } from '../test-studio.ts';
import { listDeadLetters, listJobs, sendJob } from './job-queue.ts';
import { moveScheduledChanges } from './move-scheduled-changes.ts';
import type { JobKind } from './queues.ts';
import {
  createEditor,
  holdLock,
  listAuditEntries,
  loadPages,
  PUBLISH_LOCK,
  readHeading,
  saveHeading,
  schedulePage,
  waitForBlocked,
} from './test-jobs.ts';

let studio: TestStudio;
withTestStudio((started) => {
  studio = started;
});
let pageIds: number[];
let editorId: number;
let mailServer: TestMailServer;
let decide: (phase: Phase) => PhaseAction;
const tokens = new Map<string, string>();
const runners: { stop: () => Promise<void> }[] = [];

const FAST = { pollSeconds: 0.5, monitorSeconds: 1, contactPollMs: 100 };

beforeAll(async () => {
  pageIds = await loadPages(studio.payload, 6);
  editorId = await createEditor(studio.payload, 'Eeva');
  for (const role of ['admin', 'market-editor', 'analyst'] as const) {
    tokens.set(role, await logInAs(studio, role));
  }
  await studio.db`UPDATE jobs.queue SET retry_delay = 1`;
}, 120_000);

beforeEach(async () => {
  decide = () => 'continue';
  mailServer = await startTestMailServer({ decide: (phase) => decide(phase) });
  await studio.db`DELETE FROM jobs.job`;
  await studio.db`DELETE FROM studio.payload_jobs`;
});
afterEach(async () => {
  await stopRunners();
  await mailServer.stop();
  vi.restoreAllMocks();
});

const stopRunners = () => Promise.all(runners.splice(0).map(({ stop }) => stop()));

async function startRunner(): Promise<void> {
  // Import only now: it reads DATABASE_URL on load.
  const { runJobs } = await import('./run-jobs.ts');
  const settings = {
    smtpUrl: mailServer.url,
    from: 'studio@nettobonus.example',
    to: 'inbox@nettobonus.example',
    studioUrl: 'https://studio.example',
  };
  runners.push(await runJobs(studio.payload, { ...FAST, mail: settings }));
}

const pageId = (index: number) => pageIds[index] ?? 0;
async function publishLater(id: number, heading: string, at = new Date()): Promise<void> {
  await saveHeading(studio, id, heading);
  await schedulePage(studio, id, 'publish', { user: editorId, at });
}
const post = (role: string, path: string) => {
  const token = tokens.get(role);
  return studio.request('POST', path, { body: {}, ...(token ? { token } : {}) });
};
const listStates = async (kind: JobKind) => (await listJobs(studio.payload, kind)).map(({ state }) => state);
const eventually = { timeout: 20_000, interval: 50 };

test('two workers run each scheduled change once, on behalf of its user', async () => {
  await startRunner();
  await startRunner();
  for (const id of pageIds) await publishLater(id, `Rubrik ${id}`);
  await expect.poll(() => listStates('scheduled-change'), eventually).toEqual(pageIds.map(() => 'completed'));
  for (const id of pageIds) {
    expect(await readHeading(studio, id)).toBe(`Rubrik ${id}`);
    expect(await listAuditEntries(studio, id)).toEqual([`${editorId}: published`]);
  }
});

test('a change is not made before its scheduled time', async () => {
  await startRunner();
  const at = new Date(Date.now() + 3_000);
  await publishLater(pageId(0), 'Senare', at);
  await expect.poll(() => readHeading(studio, pageId(0)), eventually).toBe('Senare');
  expect(Date.now()).toBeGreaterThanOrEqual(at.getTime());
});

test('a change that a killed process left in Payload’s own jobs is still made', async () => {
  await saveHeading(studio, pageId(1), 'Inte förlorad');
  await studio.payload.jobs.queue({
    task: 'schedulePublish',
    input: {
      type: 'publish',
      doc: { relationTo: 'page-texts', value: String(pageId(1)) },
      user: { relationTo: 'users', value: editorId },
    },
    waitUntil: new Date(Date.now() - 60_000),
  } as never);
  await studio.db`UPDATE studio.payload_jobs SET processing = true`;
  await moveScheduledChanges(studio.payload);
  await moveScheduledChanges(studio.payload);
  expect(await studio.db`SELECT id FROM studio.payload_jobs`).toHaveLength(0);
  await startRunner();
  await expect.poll(() => readHeading(studio, pageId(1)), eventually).toBe('Inte förlorad');
  expect(await listStates('scheduled-change')).toEqual(['completed']);
});

test('a change whose transaction fails at commit is made at the next attempt', async () => {
  await publishLater(pageId(2), 'Andra försöket');
  await studio.db.unsafe(`
    CREATE FUNCTION studio.refuse() RETURNS trigger LANGUAGE plpgsql AS
      $$ BEGIN RAISE EXCEPTION 'refused at commit'; END $$;
    CREATE CONSTRAINT TRIGGER refuse AFTER INSERT ON studio.audit_log
      DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION studio.refuse()`);
  await startRunner();
  await expect.poll(() => listStates('scheduled-change'), eventually).toEqual(['retry']);
  expect(await readHeading(studio, pageId(2))).not.toBe('Andra försöket');
  await studio.db.unsafe('DROP FUNCTION studio.refuse CASCADE');
  await expect.poll(() => listStates('scheduled-change'), eventually).toEqual(['completed']);
  expect(await readHeading(studio, pageId(2))).toBe('Andra försöket');
});

test('a change runs with the permissions that its user has at that time, and fails for good without them', async () => {
  const sven = await createEditor(studio.payload, 'Sven', ['se']);
  await saveHeading(studio, pageId(3), 'Inte tillåtet');
  await schedulePage(studio, pageId(3), 'publish', { user: sven });
  await studio.payload.update({ collection: 'users', id: sven, data: { role: 'analyst' } });
  await startRunner();
  await expect.poll(() => listStates('scheduled-change'), eventually).toEqual(['failed']);
  expect(await listDeadLetters(studio.payload)).toMatchObject([
    { kind: 'scheduled-change', problem: expect.stringContaining('not allowed') },
  ]);
  expect(await readHeading(studio, pageId(3))).not.toBe('Inte tillåtet');
});

test('a document that is deleted while its job runs leaves neither a failed job nor an open connection', async () => {
  const countInUse = () => studio.payload.db.pool.totalCount - studio.payload.db.pool.idleCount;
  const inUseBefore = countInUse();
  await publishLater(pageId(5), 'Borttagen');
  const lock = await holdLock(studio, `SELECT ${PUBLISH_LOCK}`);
  await startRunner();
  await waitForBlocked(studio, PUBLISH_LOCK);
  // The studio itself would wait for the same lock.
  await studio.db`DELETE FROM studio.page_texts WHERE id = ${pageId(5)}`;
  await lock.release();
  await expect.poll(() => listStates('scheduled-change'), eventually).toEqual(['completed']);
  await stopRunners();
  await expect.poll(countInUse).toBe(inUseBefore);
});

test('a change that the rules refuse fails for good; users who may publish the document can retry or dismiss it', async () => {
  await startRunner();
  const schedule = () => publishLater(pageId(4), '');
  const findFailed = async () => (await listDeadLetters(studio.payload))[0]?.id ?? '';
  await schedule();
  await expect.poll(findFailed, eventually).not.toBe('');
  const failed = await findFailed();
  expect(await listDeadLetters(studio.payload)).toMatchObject([
    { kind: 'scheduled-change', problem: expect.stringContaining('Heading') },
  ]);
  expect((await post('anonymous', `/jobs/${failed}/retry`)).status).toBe(401);
  expect((await post('analyst', `/jobs/${failed}/retry`)).status).toBe(404);
  expect((await post('admin', '/jobs/not-an-id/retry')).status).toBe(404);

  await saveHeading(studio, pageId(4), 'Rättad');
  expect((await post('market-editor', `/jobs/${failed}/retry`)).status).toBe(200);
  await expect.poll(() => readHeading(studio, pageId(4)), eventually).toBe('Rättad');
  expect(await listDeadLetters(studio.payload)).toEqual([]);

  await schedule();
  await expect.poll(findFailed, eventually).not.toBe('');
  expect((await post('admin', `/jobs/${await findFailed()}/dismiss`)).status).toBe(200);
  expect(await listDeadLetters(studio.payload)).toEqual([]);
  const { docs } = await studio.payload.find({ collection: 'audit-log', sort: '-createdAt', limit: 1 });
  expect(docs[0]).toMatchObject({
    action: 'dismissed a job',
    user: await findUserId(studio, 'admin@example.org'),
    title: expect.stringMatching(/^Publish Page text: /),
  });
});

test('a failed job stays in the list if the same job already waits', async () => {
  await studio.db`UPDATE jobs.queue SET retry_limit = 0 WHERE name = 'delete-expired'`;
  vi.spyOn(studio.payload, 'delete').mockRejectedValue(new Error('Failed to delete'));
  await sendJob(studio, 'delete-expired', {});
  await startRunner();
  const countFailed = async () => (await listDeadLetters(studio.payload)).length;
  await expect.poll(countFailed, eventually).toBe(1);
  await stopRunners();
  const [failed] = await listDeadLetters(studio.payload);
  await sendJob(studio, 'delete-expired', {});
  const retried = await post('admin', `/jobs/${failed?.id}/retry`);
  expect([retried.status, await countFailed()]).toEqual([409, 1]);
  const dismissed = await Promise.all([1, 2].map(() => post('admin', `/jobs/${failed?.id}/dismiss`)));
  expect(dismissed.map(({ status }) => status).toSorted()).toEqual([200, expect.toBeOneOf([404, 409])]);
  const { totalDocs } = await studio.payload.count({
    collection: 'audit-log',
    where: { document: { equals: failed?.id } },
  });
  expect(totalDocs).toBe(1);
});

test('a contact message is imported although an earlier attempt stalled, and rolls back', async () => {
  const { importContactMessage } = await import('../inbox/import-messages.ts');
  const message = createTestMessage();
  await saveContactMessage(studio.db, message);
  const stalled = await holdLock(studio, `SELECT FROM site.take_contact_message('${message.id}')`);
  const job = { data: { messageId: message.id }, completeIn: async () => {} };
  const importing = importContactMessage(studio.payload, job, { isMailConfigured: false });
  await waitForBlocked(studio, 'take_contact_message');
  await stalled.release();
  await importing;
  const where = { messageId: { equals: message.id } };
  expect((await studio.payload.count({ collection: 'messages', where })).totalDocs).toBe(1);
});

test('jobs are listed oldest first, wherever PostgreSQL stores them', async () => {
  for (const messageId of ['1', '2', '3']) await sendJob(studio, 'send-mail', { messageId });
  // An update stores the row in another place.
  await studio.db`UPDATE jobs.job SET priority = 1 WHERE data->>'messageId' = '1'`;
  const listed = await listJobs(studio.payload, 'send-mail');
  expect(listed.map(({ data }) => data.messageId)).toEqual(['1', '2', '3']);
});

test('a contact message arrives in the inbox and by email', async () => {
  await startRunner();
  const sent = createTestMessage();
  await saveContactMessage(studio.db, sent);
  await expect.poll(() => mailServer.emails.length, eventually).toBe(1);
  await expect.poll(() => listStates('send-mail'), eventually).toEqual(['completed']);
  expect(mailServer.emails[0]?.messageId).toBe(`${sent.id}@nettobonus.example`);
});

test('an email whose acceptance is lost is sent again, with the same Message-ID', async () => {
  await startRunner();
  let isFirst = true;
  decide = (phase) => {
    if (phase !== 'accepted' || !isFirst) return 'continue';
    isFirst = false;
    return 'disconnect';
  };
  await saveContactMessage(studio.db, createTestMessage());
  await expect.poll(() => mailServer.emails.length, eventually).toBe(2);
  await expect.poll(() => listStates('send-mail'), eventually).toEqual(['completed']);
  expect(new Set(mailServer.emails.map(({ messageId }) => messageId)).size).toBe(1);
});

test('a refused email leaves the mail server’s text, which may quote the visitor, neither in the log nor in the job', async () => {
  const warn = vi.spyOn(studio.payload.logger, 'warn');
  const sent = createTestMessage();
  const text = `5.7.1 Rejected: header Reply-To: ${sent.name} <${sent.email}> is listed`;
  decide = (phase) => (phase === 'end' ? { code: 554, text } : 'continue');
  await saveContactMessage(studio.db, sent);
  await startRunner();
  await expect.poll(async () => (await listDeadLetters(studio.payload)).length, eventually).toBe(1);
  const stored = await studio.db`SELECT * FROM jobs.job`;
  for (const written of [JSON.stringify(warn.mock.calls), JSON.stringify(stored)]) {
    expect(written).toContain('554 5.7.1');
    expect(written).not.toContain(sent.name);
    expect(written).not.toContain(sent.email);
  }
});

test('an import that keeps failing becomes a failed job without the visitor’s text, and delays no other message', async () => {
  await studio.db`UPDATE jobs.queue SET retry_limit = 1 WHERE name = 'import-message'`;
  const [bad, good] = [createTestMessage(), createTestMessage()];
  const { create } = studio.payload;
  vi.spyOn(studio.payload, 'create').mockImplementation(((options: { data: object }) => {
    if ('messageId' in options.data && options.data.messageId === bad.id) {
      throw new Error(`Failed to insert ${JSON.stringify(options.data)}`);
    }
    return create.call(studio.payload, options as never);
  }) as never);
  await saveContactMessage(studio.db, bad);
  await saveContactMessage(studio.db, good);
  await startRunner();
  const hasArrived = async (messageId: string) =>
    (await studio.payload.count({ collection: 'messages', where: { messageId: { equals: messageId } } }))
      .totalDocs === 1;
  await expect.poll(() => hasArrived(good.id), eventually).toBe(true);
  await expect.poll(async () => (await listDeadLetters(studio.payload)).length, eventually).toBe(1);
  const stored = JSON.stringify(await studio.db`SELECT * FROM jobs.job`);
  expect(stored).toContain(bad.id);
  expect(stored).not.toContain(bad.email);
  vi.restoreAllMocks();
  const [failed] = await listDeadLetters(studio.payload);
  expect((await post('market-editor', `/jobs/${failed?.id}/retry`)).status).toBe(404);
  expect((await post('admin', `/jobs/${failed?.id}/retry`)).status).toBe(200);
  await expect.poll(() => hasArrived(bad.id), eventually).toBe(true);
});

test('expired contact messages are deleted and expired clicks are dropped every day', async () => {
  const schedules = await studio.db`SELECT cron FROM jobs.schedule WHERE name = 'delete-expired'`;
  expect([...schedules]).toEqual([{ cron: '40 3 * * *' }]);
  const old = createTestMessage();
  await saveContactMessage(studio.db, old);
  await studio.db`
    UPDATE site.contact_messages SET queued_at = now(), received_at = now() - interval '13 months' WHERE id = ${old.id}`;
  await studio.db.unsafe(`CREATE TABLE site.clicks_2020_01 PARTITION OF site.clicks
    FOR VALUES FROM ('2020-01-01') TO ('2020-02-01')`);
  await sendJob({ payload: studio.payload }, 'delete-expired', {});
  await startRunner();
  await expect.poll(() => listStates('delete-expired'), eventually).toEqual(['completed']);
  expect(await studio.db`SELECT id FROM site.contact_messages WHERE id = ${old.id}`).toHaveLength(0);
  const [left] = await studio.db`SELECT to_regclass('site.clicks_2020_01') AS partition`;
  expect(left?.partition).toBeNull();
});
