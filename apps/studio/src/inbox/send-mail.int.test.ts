import { saveContactMessage } from '@nettobonus/store/contact-messages';
import { afterEach, beforeEach, expect, test } from 'vitest';
import {
  type Phase,
  type PhaseAction,
  startTestMailServer,
  type TestMailServer,
} from '../../../../ops/test-mail-server.ts';
import { JobError } from '../jobs/job-error.ts';
import { listJobs } from '../jobs/job-queue.ts';
import { type TestStudio, withTestStudio } from '../test-studio.ts';
import { importContactMessage, queueNewContactMessages } from './import-messages.ts';
import { sendMail } from './send-mail.ts';
import { createTestMessage } from './test-message.ts';

let studio: TestStudio;
withTestStudio((started) => {
  studio = started;
});
let server: TestMailServer;
let decide: (phase: Phase) => PhaseAction;

beforeEach(async () => {
  decide = () => 'continue';
  server = await startTestMailServer({ decide: (phase) => decide(phase) });
});
afterEach(() => server.stop());

async function importTestMessage(isMailConfigured = true): Promise<string> {
  const { id, ...rest } = createTestMessage();
  await saveContactMessage(studio.db, { id, ...rest });
  await queueNewContactMessages(studio.payload);
  await importContactMessage(
    studio.payload,
    { data: { messageId: id }, completeIn: async () => {} },
    { isMailConfigured },
  );
  return id;
}

const send = (messageId: string) =>
  sendMail(
    studio.payload,
    { data: { messageId } },
    {
      smtpUrl: server.url,
      from: 'studio@nettobonus.example',
      to: 'inbox@nettobonus.example',
      studioUrl: 'https://studio.example',
    },
  );

/** Tries to send an email that must fail, and returns the error. */
async function getSendError(messageId: string): Promise<JobError> {
  const error = await send(messageId).catch((caught) => caught);
  if (!(error instanceof JobError)) throw new Error('The email was sent, or failed for another reason');
  return error;
}

test('the import queues an email only if email is configured', async () => {
  const messageId = await importTestMessage();
  expect(await listJobs(studio.payload, 'send-mail', { data: { messageId } })).toHaveLength(1);
  const other = await importTestMessage(false);
  expect(await listJobs(studio.payload, 'send-mail', { data: { messageId: other } })).toEqual([]);
});

test('each attempt has the same Message-ID, so that a mailbox can recognise a duplicate', async () => {
  const messageId = await importTestMessage();
  decide = (phase) => (phase === 'accepted' ? 'disconnect' : 'continue');
  expect((await getSendError(messageId)).isFinal).toBe(false);
  decide = () => 'continue';
  await send(messageId);
  const expected = `${messageId}@nettobonus.example`;
  expect(server.emails.map((email) => email.messageId)).toEqual([expected, expected]);
});

test.each([
  ['to', 451, false],
  ['end', 451, false],
  ['to', 550, true],
] as const)('a rejection at %s with %i is final: %s', async (failingPhase, code, isFinal) => {
  const messageId = await importTestMessage();
  decide = (phase) => (phase === failingPhase ? { code } : 'continue');
  expect(await getSendError(messageId)).toMatchObject({
    isFinal,
    message: expect.stringContaining(String(code)),
  });
  expect(server.emails).toHaveLength(0);
});

test('no email is sent for a deleted message', async () => {
  const messageId = await importTestMessage();
  await studio.payload.delete({ collection: 'messages', where: { messageId: { equals: messageId } } });
  await send(messageId);
  expect(server.emails).toHaveLength(0);
});

test("the stored problem does not contain the mail server's text, which may quote the visitor's message", async () => {
  const { name, email } = createTestMessage();
  const messageId = await importTestMessage();
  const text = `5.7.1 Rejected: header Reply-To: ${name} <${email}> is listed`;
  decide = (phase) => (phase === 'end' ? { code: 554, text } : 'continue');
  const { message } = await getSendError(messageId);
  expect(message).toBe('The mail server refused the email (554 5.7.1).');
});
