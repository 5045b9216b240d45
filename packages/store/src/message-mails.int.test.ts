import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import type { TestDatabase } from '../../../ops/test-database.ts';
import { useTestDatabase } from '../../../ops/use-test-database.ts';
import type { Database } from './connect.ts';
import { importMessageStatement, saveContactMessage } from './contact-messages.ts';
import {
  beginAttempt,
  countMails,
  endAttempt,
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

test('saves the result of an attempt, and continues, if PostgreSQL restarts while a mail is sent', async () => {
  const id = randomUUID();
  await saveContactMessage(db, {
    id,
    market: 'fi',
    name: 'Aino',
    email: 'aino@esimerkki.fi',
    message: 'Hei',
  });
  const { text, values } = importMessageStatement(id);
  await db.unsafe(text, values);
  const sender = new MailSenderLock(server.url);
  await sender.run(async (connection) => {
    const attempt = await beginAttempt(connection);
    if (!attempt) throw new Error('No attempt is due');
    await server.kill();
    await expect(recordHandOver(connection, attempt)).rejects.toThrow();
    await server.start();
    await endAttempt(connection, attempt, { state: 'waiting', nextAt: new Date(0) }, 'PostgreSQL was down');
  });
  for (let round = 0; round < 5; round += 1) {
    const tries: number[] = [];
    await sender.run(async (connection) => {
      const attempt = await beginAttempt(connection);
      if (attempt) tries.push(attempt.tries);
    });
    expect(tries).toEqual([round + 2]);
    await retryMailsNow(db);
  }
  expect(await countMails(db)).toEqual({ sending: 1 });
  await sender.end();
});
