import { saveContactMessage } from '@nettobonus/store/contact-messages';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import {
  type PhaseAction,
  startTestMailServer,
  type TestMailServer,
} from '../../../../ops/test-mail-server.ts';
import { createTestMessage } from '../inbox/test-message.ts';
import { type TestStudio, withTestStudio } from '../test-studio.ts';
import { type StudioProcess, startStudioProcess } from '../test-studio-process.ts';
import { listDeadLetters, listJobs } from './job-queue.ts';
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
/** Called when an email is complete, before the mail server accepts it. */
let beforeAcceptance: () => Promise<void> = async () => {};
let child: StudioProcess | null = null;
let runner: { stop: () => Promise<void> } | null = null;

/** Production uses 30 seconds. */
const LEASE_SECONDS = 2;
const eventually = { timeout: 60_000, interval: 20 };
const FROM = 'studio@nettobonus.example';
const TO = 'inbox@nettobonus.example';

beforeAll(async () => {
  pageIds = await loadPages(studio.payload, 3);
  editorId = await createEditor(studio.payload, 'Eeva');
  await studio.db`UPDATE jobs.queue SET heartbeat_seconds = ${LEASE_SECONDS}, retry_delay = 1`;
  mailServer = await startTestMailServer({
    decide: async (phase): Promise<PhaseAction> => {
      if (phase === 'end') await beforeAcceptance();
      return 'continue';
    },
  });
}, 120_000);
afterAll(() => mailServer.stop());
afterEach(async () => {
  await child?.kill();
  child = null;
  await runner?.stop();
  runner = null;
  await studio.db`DELETE FROM jobs.job`;
});

/** Starts a process that runs jobs, as the studio does. */
async function startProcess(): Promise<void> {
  const mail = { SMTP_URL: mailServer.url, MAIL_FROM: FROM, INBOX_TO: TO };
  child = await startStudioProcess('killed-process', mail);
  await child.send({ type: 'run jobs' });
}

async function killProcess(): Promise<void> {
  if (!child) throw new Error('No process is running');
  await child.kill();
}

/** Runs jobs in this process, which takes over the jobs of the killed one. */
async function startRunner(): Promise<void> {
  // Import only now: it reads DATABASE_URL on load.
  const { runJobs } = await import('./run-jobs.ts');
  runner = await runJobs(studio.payload, {
    pollSeconds: 0.5,
    monitorSeconds: 1,
    mail: { smtpUrl: mailServer.url, from: FROM, to: TO, studioUrl: 'https://studio.example' },
  });
}

const getState = async (kind: JobKind) => (await listJobs(studio.payload, kind))[0]?.state;

/** Starts the job, blocks the process at a step with a lock, and kills it there. */
const STEPS: Record<string, (start: () => Promise<void>) => Promise<void>> = {
  'has claimed the job': async (start) => {
    const lock = await holdLock(studio, 'LOCK TABLE studio.page_texts IN ACCESS EXCLUSIVE MODE');
    await start();
    await waitForBlocked(studio, 'page_texts');
    await killProcess();
    await lock.release();
  },
  'is about to write': async (start) => {
    const lock = await holdLock(studio, `SELECT ${PUBLISH_LOCK}`);
    await start();
    await waitForBlocked(studio, PUBLISH_LOCK);
    await killProcess();
    await lock.release();
  },
  'has written everything, but not committed': async (start) => {
    const publishLock = await holdLock(studio, `SELECT ${PUBLISH_LOCK}`);
    await start();
    await waitForBlocked(studio, PUBLISH_LOCK);
    const jobLock = await holdLock(studio, `SELECT FROM jobs.job WHERE name = 'scheduled-change' FOR UPDATE`);
    await publishLock.release();
    await waitForBlocked(studio, 'SET completed_on');
    await killProcess();
    await jobLock.release();
  },
};

test.each([
  ['has claimed the job', 'publish'],
  ['is about to write', 'unpublish'],
  ['has written everything, but not committed', 'publish'],
] as const)('a process killed when it %s loses no scheduled change: %s', async (step, type) => {
  const pageId = pageIds[Object.keys(STEPS).indexOf(step)] ?? 0;
  const before = await readHeading(studio, pageId);
  const after = type === 'publish' ? `Ny rubrik ${pageId}` : null;
  if (after !== null) await saveHeading(studio, pageId, after);
  await startProcess();
  await STEPS[step]?.(() => schedulePage(studio, pageId, type, { user: editorId }));
  expect(await getState('scheduled-change')).toBe('active');
  expect(await readHeading(studio, pageId)).toBe(before);

  await startRunner();
  await expect.poll(() => getState('scheduled-change'), eventually).toBe('completed');
  expect(await readHeading(studio, pageId)).toBe(after);
  expect(await listAuditEntries(studio, pageId)).toEqual([
    `${editorId}: ${type === 'publish' ? 'published' : 'withdrew'}`,
  ]);
  expect(await listDeadLetters(studio.payload)).toEqual([]);
});

test('if a process is killed while it sends an email, another process sends the email', async () => {
  const isSending = new Promise<void>((resolve) => {
    beforeAcceptance = async () => {
      resolve();
      await new Promise(() => {});
    };
  });
  await startProcess();
  const { id, ...message } = createTestMessage();
  await saveContactMessage(studio.db, { id, ...message });
  await isSending;
  await killProcess();
  expect(mailServer.emails).toEqual([]);
  beforeAcceptance = async () => {};
  await startRunner();
  await expect.poll(() => getState('send-mail'), eventually).toBe('completed');
  expect(mailServer.emails.map(({ messageId }) => messageId)).toEqual([`${id}@nettobonus.example`]);
});
