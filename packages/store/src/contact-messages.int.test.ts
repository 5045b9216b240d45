import { randomUUID } from 'node:crypto';
import { CONTACT_FIELDS, CONTACT_MAX_LENGTH } from '@nettobonus/domain/contact/contact';
import type { ContactMessage } from '@nettobonus/domain/contact/contact-message';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { TestDatabase } from '../../../ops/test-database.ts';
import { useTestDatabase } from '../../../ops/use-test-database.ts';
import { connect, type Database, SITE_ROLE } from './connect.ts';
import { importMessageStatement, queueMessagesStatement, saveContactMessage } from './contact-messages.ts';

let server: TestDatabase;
let db: Database;
let site: Database;

useTestDatabase((started, connected) => {
  server = started;
  db = connected;
});
beforeAll(async () => {
  await db.unsafe(`CREATE ROLE visitor_site LOGIN PASSWORD 'site' IN ROLE ${SITE_ROLE}`);
  const url = new URL(server.url);
  url.username = 'visitor_site';
  url.password = 'site';
  site = connect(url.href, { role: SITE_ROLE, maxConnections: 2 });
});
afterAll(() => site.end());
beforeEach(async () => {
  await db`TRUNCATE site.contact_messages`;
});

const message = (overrides: Partial<ContactMessage> = {}): ContactMessage => ({
  id: randomUUID(),
  market: 'fi',
  name: 'Aino Lehtonen',
  email: 'aino@esimerkki.fi',
  message: 'Hei!\nMinimitalletus on muuttunut: 10 € 👍',
  ...overrides,
});
const listMessages = () => db`SELECT id, market, name, email, message FROM site.contact_messages`;

test('stores a message unchanged, with the time of receipt', async () => {
  const sent = message();
  const sentAt = Date.now();
  await saveContactMessage(site, sent);
  expect([...(await listMessages())]).toEqual([sent]);
  const [row] = await db`SELECT received_at FROM site.contact_messages`;
  expect(Math.abs(row?.received_at.getTime() - sentAt)).toBeLessThan(5_000);
});

test('stores only the first of several messages with the same id, even if they arrive at the same time', async () => {
  const sent = message();
  await Promise.all([saveContactMessage(site, sent), saveContactMessage(site, sent)]);
  await saveContactMessage(site, { ...sent, message: 'Toinen' });
  expect([...(await listMessages())]).toEqual([sent]);
});

test.each(CONTACT_FIELDS)('the database enforces the length limit of %s', async (field) => {
  const limit = CONTACT_MAX_LENGTH[field];
  await saveContactMessage(site, message({ [field]: 'å'.repeat(limit) }));
  for (const text of ['', 'å'.repeat(limit + 1)]) {
    await expect(saveContactMessage(site, message({ [field]: text }))).rejects.toThrow(/check constraint/);
  }
});

test('a message is either complete or imported, never incomplete', async () => {
  await expect(
    site.unsafe(`INSERT INTO site.contact_messages (id, market) VALUES (gen_random_uuid(), 'fi')`),
  ).rejects.toThrow(/check constraint/);
  const sent = message();
  await saveContactMessage(site, sent);
  const { text, values } = importMessageStatement(sent.id);
  expect([...(await db.unsafe(text, values))]).toMatchObject([sent]);
  expect([...(await db.unsafe(text, values))]).toEqual([]);
  expect([...(await listMessages())]).toEqual([
    { id: sent.id, market: 'fi', name: null, email: null, message: null },
  ]);
});

test('each message is queued once, even if it is sent again', async () => {
  const [first, second] = [message(), message()];
  await saveContactMessage(site, first);
  await db`UPDATE site.contact_messages SET received_at = now() - interval '1 minute'`;
  await saveContactMessage(site, second);
  const queueNew = async () =>
    (await db.unsafe<{ id: string }[]>(queueMessagesStatement().text)).map(({ id }) => id);
  expect(await queueNew()).toEqual([first.id, second.id]);
  await saveContactMessage(site, first);
  expect(await queueNew()).toEqual([]);
});

test('the site’s role can insert messages and do nothing else with them', async () => {
  await saveContactMessage(site, message());
  for (const forbidden of [
    'SELECT * FROM site.contact_messages',
    'SELECT count(*) FROM site.contact_messages',
    'SELECT id FROM site.contact_messages',
    `INSERT INTO site.contact_messages (id, market, name, email, message)
      VALUES (gen_random_uuid(), 'fi', 'A', 'a@b.fi', 'x') RETURNING id`,
    `INSERT INTO site.contact_messages (id, market, name, email, message, received_at)
      VALUES (gen_random_uuid(), 'fi', 'A', 'a@b.fi', 'x', '2020-01-01')`,
    `INSERT INTO site.contact_messages (id, market, name, email, message, queued_at)
      VALUES (gen_random_uuid(), 'fi', 'A', 'a@b.fi', 'x', now())`,
    'INSERT INTO site.contact_messages (id, market, taken_at) VALUES (gen_random_uuid(), $$fi$$, now())',
    'SELECT * FROM site.take_contact_message(gen_random_uuid())',
    `UPDATE site.contact_messages SET message = 'x'`,
    'DELETE FROM site.contact_messages',
    'TRUNCATE site.contact_messages',
    'DROP TABLE site.contact_messages',
  ]) {
    await expect(site.unsafe(forbidden), forbidden).rejects.toThrow(/permission denied|must be owner/);
  }
  expect(await listMessages()).toHaveLength(1);
});
