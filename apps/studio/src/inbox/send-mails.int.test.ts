import { saveContactMessage } from '@nettobonus/store/contact-messages';
import {
  beginTry,
  countMails,
  endTry,
  MailSenderLock,
  recordHandOver,
  retryMailsNow,
} from '@nettobonus/store/message-mails';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type Fate, type MailServer, type Phase, startMailServer } from '../../../../ops/mail-server.ts';
import { type TestStudio, withTestStudio } from '../test-studio.ts';
import { importMessages } from './import-messages.ts';
import { sendMails } from './send-mails.ts';
import { messageOf } from './test-messages.ts';

let studio: TestStudio;
withTestStudio((started) => {
  studio = started;
});
let sender: MailSenderLock;
let server: MailServer;
let decide: (phase: Phase) => Promise<Fate> | Fate;

const newSender = () => new MailSenderLock(process.env.DATABASE_URL ?? '');

beforeEach(async () => {
  sender = newSender();
  decide = () => 'go on';
  server = await startMailServer({ decide: (phase) => decide(phase) });
  await studio.db`TRUNCATE site.contact_messages`;
});
afterEach(async () => {
  await server.stop();
  await sender.end();
});

const send = (by = sender) =>
  sendMails(studio.payload, by, {
    smtpUrl: server.url,
    from: 'studio@nettobonus.example',
    to: 'inbox@nettobonus.example',
    studioUrl: 'https://studio.example',
  });

async function receive(count = 1): Promise<string[]> {
  const sent = Array.from({ length: count }, () => messageOf());
  for (const message of sent) await saveContactMessage(studio.db, message);
  await importMessages(studio.payload, studio.db);
  return sent.map(({ id }) => `${id}@nettobonus.example`);
}

async function onlyMail() {
  const [row] = await studio.db`SELECT * FROM site.contact_messages`;
  return row;
}

const secondsUntil = (at: Date) => Math.round((at.getTime() - Date.now()) / 1000);

test('every message is announced once, however many processes send mails', async () => {
  const ids = await receive(8);
  const others = [newSender(), newSender()];
  await Promise.all([send(), send(), ...others.map(send)]);
  await send();
  await Promise.all(others.map((other) => other.end()));
  expect(server.mails.map(({ messageId }) => messageId).toSorted()).toEqual(ids.toSorted());
  expect(await countMails(studio.db)).toEqual({ sent: 8 });
});

test('a message that is not in the inbox yet has no mail yet', async () => {
  await saveContactMessage(studio.db, messageOf());
  await send();
  expect(server.mails).toHaveLength(0);
  expect(await countMails(studio.db)).toEqual({ waiting: 1 });
});

test('one that is deleted before its mail went out needs none', async () => {
  await receive();
  await studio.payload.delete({ collection: 'messages', where: {} });
  await send();
  expect(server.mails).toHaveLength(0);
  expect(await countMails(studio.db)).toEqual({ 'not-needed': 1 });
});

test.each(['to', 'end'] as const)('"not now" at %s: again after a wait that grows', async (where) => {
  await receive();
  decide = (phase) => (phase === where ? { code: 451 } : 'go on');
  await send();
  expect(await onlyMail()).toMatchObject({ mail_state: 'waiting', mail_tries: 1 });
  expect(secondsUntil((await onlyMail())?.mail_next_at)).toBeCloseTo(10, -1);
  // Not due yet.
  await send();
  expect(await onlyMail()).toMatchObject({ mail_tries: 1 });
  await retryMailsNow(studio.db);
  await send();
  expect(secondsUntil((await onlyMail())?.mail_next_at)).toBeGreaterThan(15);
  decide = () => 'go on';
  await retryMailsNow(studio.db);
  await send();
  expect(await onlyMail()).toMatchObject({ mail_state: 'sent', mail_tries: 3 });
  expect(server.mails).toHaveLength(1);
});

test('"never" is shown and not tried again', async () => {
  await receive();
  decide = (phase) => (phase === 'to' ? { code: 550 } : 'go on');
  await send();
  await retryMailsNow(studio.db);
  await send();
  expect(await onlyMail()).toMatchObject({
    mail_state: 'refused',
    mail_tries: 1,
    mail_answer: expect.stringContaining('550'),
  });
});

test('an answer that is not seen leaves the mail handed over, and it is not sent again', async () => {
  await receive();
  decide = (phase) => (phase === 'taken' ? 'break off' : 'go on');
  await send();
  decide = () => 'go on';
  await retryMailsNow(studio.db);
  await send();
  expect(await onlyMail()).toMatchObject({ mail_state: 'handed-over', mail_tries: 1 });
  expect(server.mails).toHaveLength(1);
});

test('after three days it is given up, tried or not', async () => {
  await receive();
  await studio.db`UPDATE site.contact_messages SET taken_at = now() - interval '73 hours'`;
  await send();
  expect(server.mails).toHaveLength(0);
  expect(await countMails(studio.db)).toEqual({ 'given-up': 1 });
});

test('what a killed process was sending is taken over; where the end had gone out it is not', async () => {
  const [first, second] = await receive(2);
  const [begun, ended] = [await beginTry(studio.db), await beginTry(studio.db)];
  if (!begun || !ended) throw new Error('Two tries were due');
  await sender.run(async (db) => void (await (await recordHandOver(db, ended)).committed));
  await retryMailsNow(studio.db);
  await send();
  expect(server.mails.map(({ messageId }) => messageId)).toEqual([
    [first, second].find((id) => id?.startsWith(begun.id)),
  ]);
  expect(await countMails(studio.db)).toEqual({ sent: 1, 'handed-over': 1 });
});

test('of two processes that believe in one mail only the later may send its end', async () => {
  await receive();
  const early = await beginTry(studio.db);
  await retryMailsNow(studio.db);
  const late = await beginTry(studio.db);
  if (!early || !late) throw new Error('Two tries were due');
  await sender.run(async (db) => {
    await expect(recordHandOver(db, early)).rejects.toThrow('another process');
    await endTry(db, early, { state: 'refused' }, null);
    await (await recordHandOver(db, late)).committed;
  });
  expect(await countMails(studio.db)).toEqual({ 'handed-over': 1 });
});

test('while one process sends, another leaves it alone', async () => {
  await receive();
  const other = newSender();
  await other.run(async () => {
    await send();
    expect(server.mails).toHaveLength(0);
  });
  await other.end();
  await send();
  expect(server.mails).toHaveLength(1);
});

test('editing a message moves nothing of its mail', async () => {
  await receive();
  const { docs } = await studio.payload.find({ collection: 'messages', sort: '-receivedAt', limit: 1 });
  const begun = await beginTry(studio.db);
  await studio.payload.update({
    collection: 'messages',
    id: docs[0]?.id ?? 0,
    data: { status: 'in-work' },
  });
  expect(await onlyMail()).toMatchObject({ mail_state: 'sending', mail_tries: begun?.tries });
});
