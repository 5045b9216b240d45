import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import type { TestDatabase } from '../../../ops/test-database.ts';
import { useTestDatabase } from '../../../ops/use-test-database.ts';
import type { Database } from './connect.ts';
import { saveContactMessage, takeMessageStatement } from './contact-messages.ts';
import {
  beginTry,
  countMails,
  endTry,
  MailSenderLock,
  recordHandOver,
  retryMailsNow,
} from './message-mails.ts';

let server: TestDatabase;
let db: Database;
useTestDatabase((started, connected) => {
  server = started;
  db = connected;
});

test('if PostgreSQL restarts while a mail is sent, the result of the attempt is saved and later rounds run', async () => {
  const id = randomUUID();
  await saveContactMessage(db, {
    id,
    market: 'fi',
    name: 'Aino',
    email: 'aino@esimerkki.fi',
    message: 'Hei',
  });
  const { text, values } = takeMessageStatement(id);
  await db.unsafe(text, values);
  const sender = new MailSenderLock(server.url);
  await sender.run(async (connection) => {
    const mailTry = await beginTry(connection);
    if (!mailTry) throw new Error('A try was due');
    await server.kill();
    await expect(recordHandOver(connection, mailTry)).rejects.toThrow();
    await server.start();
    await endTry(connection, mailTry, { state: 'waiting', nextAt: new Date(0) }, 'PostgreSQL was away');
  });
  for (let round = 0; round < 5; round += 1) {
    const tries: number[] = [];
    await sender.run(async (connection) => {
      const mailTry = await beginTry(connection);
      if (mailTry) tries.push(mailTry.tries);
    });
    expect(tries).toEqual([round + 2]);
    await retryMailsNow(db);
  }
  expect(await countMails(db)).toEqual({ sending: 1 });
  await sender.end();
});
