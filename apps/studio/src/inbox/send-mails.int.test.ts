import { saveContactMessage } from '@nettobonus/store/contact-messages';
import {
  beginAttempt,
  countMails,
  endAttempt,
  MailSenderLock,
  recordHandOver,
  retryMailsNow,
} from '@nettobonus/store/message-mails';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  type MailServer,
  type Phase,
  type PhaseAction,
  startMailServer,
} from '../../../../ops/mail-server.ts';
import { type TestStudio, withTestStudio } from '../test-studio.ts';
import { importMessages } from './import-messages.ts';
import { sendMails } from './send-mails.ts';
import { createTestMessage } from './test-message.ts';

let studio: TestStudio;
withTestStudio((started) => {
  studio = started;
});
let senderLock: MailSenderLock;
let server: MailServer;
let decide: (phase: Phase) => Promise<PhaseAction> | PhaseAction;

const createSenderLock = () => new MailSenderLock(process.env.DATABASE_URL ?? '');

beforeEach(async () => {
  senderLock = createSenderLock();
  decide = () => 'continue';
  server = await startMailServer({ decide: (phase) => decide(phase) });
  await studio.db`TRUNCATE site.contact_messages`;
});
afterEach(async () => {
  await server.stop();
  await senderLock.end();
});

const send = (lock = senderLock) =>
  sendMails(studio.payload, lock, {
    smtpUrl: server.url,
    from: 'studio@nettobonus.example',
    to: 'inbox@nettobonus.example',
    studioUrl: 'https://studio.example',
  });

async function importTestMessages(count = 1): Promise<string[]> {
  const sent = Array.from({ length: count }, () => createTestMessage());
  for (const message of sent) await saveContactMessage(studio.db, message);
  await importMessages(studio.payload, studio.db);
  return sent.map(({ id }) => `${id}@nettobonus.example`);
}

async function readMailRow() {
  const [row] = await studio.db`SELECT * FROM site.contact_messages`;
  return row;
}

const secondsUntil = (at: Date) => Math.round((at.getTime() - Date.now()) / 1000);

test('concurrent processes send one mail per message', async () => {
  const ids = await importTestMessages(8);
  const others = [createSenderLock(), createSenderLock()];
  await Promise.all([send(), send(), ...others.map(send)]);
  await send();
  await Promise.all(others.map((other) => other.end()));
  expect(server.mails.map(({ messageId }) => messageId).toSorted()).toEqual(ids.toSorted());
  expect(await countMails(studio.db)).toEqual({ sent: 8 });
});

test('no mail is sent before the message is imported', async () => {
  await saveContactMessage(studio.db, createTestMessage());
  await send();
  expect(server.mails).toHaveLength(0);
  expect(await countMails(studio.db)).toEqual({ waiting: 1 });
});

test('no mail is sent for a deleted message', async () => {
  await importTestMessages();
  await studio.payload.delete({ collection: 'messages', where: {} });
  await send();
  expect(server.mails).toHaveLength(0);
  expect(await countMails(studio.db)).toEqual({ 'not-needed': 1 });
});

test.each(['to', 'end'] as const)(
  'a temporary rejection at %s is retried with backoff',
  async (failingPhase) => {
    await importTestMessages();
    decide = (phase) => (phase === failingPhase ? { code: 451 } : 'continue');
    await send();
    expect(await readMailRow()).toMatchObject({ mail_state: 'waiting', mail_tries: 1 });
    expect(secondsUntil((await readMailRow())?.mail_next_at)).toBeCloseTo(10, -1);
    // The next attempt is not due yet.
    await send();
    expect(await readMailRow()).toMatchObject({ mail_tries: 1 });
    await retryMailsNow(studio.db);
    await send();
    expect(secondsUntil((await readMailRow())?.mail_next_at)).toBeGreaterThan(15);
    decide = () => 'continue';
    await retryMailsNow(studio.db);
    await send();
    expect(await readMailRow()).toMatchObject({ mail_state: 'sent', mail_tries: 3 });
    expect(server.mails).toHaveLength(1);
  },
);

test('a permanent rejection is stored and not retried', async () => {
  await importTestMessages();
  decide = (phase) => (phase === 'to' ? { code: 550 } : 'continue');
  await send();
  await retryMailsNow(studio.db);
  await send();
  expect(await readMailRow()).toMatchObject({
    mail_state: 'refused',
    mail_tries: 1,
    mail_answer: '550',
  });
});

test("neither the log nor the stored reply has the mail server's text, which may quote the visitor", async () => {
  const { name, email } = createTestMessage();
  const warn = vi.spyOn(studio.payload.logger, 'warn');
  await importTestMessages();
  const text = `5.7.1 Rejected: header Reply-To: ${name} <${email}> is listed`;
  decide = (phase) => (phase === 'end' ? { code: 554, text } : 'continue');
  await send();
  const row = await readMailRow();
  expect(row).toMatchObject({ mail_state: 'refused', mail_answer: '554 5.7.1' });
  const written = JSON.stringify([row, warn.mock.calls]);
  expect(written).toContain('554 5.7.1');
  expect(written).not.toContain(name);
  expect(written).not.toContain(email);
});

test('a mail whose reply is lost counts as handed over and is not sent again', async () => {
  await importTestMessages();
  decide = (phase) => (phase === 'accepted' ? 'disconnect' : 'continue');
  await send();
  decide = () => 'continue';
  await retryMailsNow(studio.db);
  await send();
  expect(await readMailRow()).toMatchObject({ mail_state: 'handed-over', mail_tries: 1 });
  expect(server.mails).toHaveLength(1);
});

test('gives up after three days, even without attempts', async () => {
  await importTestMessages();
  await studio.db`UPDATE site.contact_messages SET taken_at = now() - interval '73 hours'`;
  await send();
  expect(server.mails).toHaveLength(0);
  expect(await countMails(studio.db)).toEqual({ 'given-up': 1 });
});

test('another process sends the mail of a killed process, unless its end was already sent', async () => {
  const [first, second] = await importTestMessages(2);
  const [unsent, handedOver] = [await beginAttempt(studio.db), await beginAttempt(studio.db)];
  if (!unsent || !handedOver) throw new Error('Two mails must be due');
  await senderLock.run(async (db) => void (await (await recordHandOver(db, handedOver)).committed));
  await retryMailsNow(studio.db);
  await send();
  expect(server.mails.map(({ messageId }) => messageId)).toEqual([
    [first, second].find((id) => id?.startsWith(unsent.id)),
  ]);
  expect(await countMails(studio.db)).toEqual({ sent: 1, 'handed-over': 1 });
});

test('if two processes have the same mail, only the later one may send its end', async () => {
  await importTestMessages();
  const first = await beginAttempt(studio.db);
  await retryMailsNow(studio.db);
  const second = await beginAttempt(studio.db);
  if (!first || !second) throw new Error('Two mails must be due');
  await senderLock.run(async (db) => {
    await expect(recordHandOver(db, first)).rejects.toThrow(/another process/i);
    await endAttempt(db, first, { state: 'refused' }, null);
    await (await recordHandOver(db, second)).committed;
  });
  expect(await countMails(studio.db)).toEqual({ 'handed-over': 1 });
});

test('a process sends nothing while another process is sending', async () => {
  await importTestMessages();
  const other = createSenderLock();
  await other.run(async () => {
    await send();
    expect(server.mails).toHaveLength(0);
  });
  await other.end();
  await send();
  expect(server.mails).toHaveLength(1);
});

test('editing a message does not change the state of its mail', async () => {
  await importTestMessages();
  const { docs } = await studio.payload.find({ collection: 'messages', sort: '-receivedAt', limit: 1 });
  const attempt = await beginAttempt(studio.db);
  await studio.payload.update({
    collection: 'messages',
    id: docs[0]?.id ?? 0,
    data: { status: 'in-work' },
  });
  expect(await readMailRow()).toMatchObject({ mail_state: 'sending', mail_tries: attempt?.tries });
});
