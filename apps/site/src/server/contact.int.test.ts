import { randomUUID } from 'node:crypto';
import { competitions } from '@nettobonus/content/fi/competitions';
import { ENTRY_NAME } from '@nettobonus/domain/campaigns/competition-entry';
import { MIN_FILL_MS } from '@nettobonus/domain/contact/contact';
import { connect, type Database, SITE_ROLE } from '@nettobonus/store/connect';
import { ConnectionPool } from '@nettobonus/store/connection-pool';
import { saveContactMessage } from '@nettobonus/store/contact-messages';
import { migrate } from '@nettobonus/store/migrate';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { startFreezingProxy } from '../../../../ops/freezing-proxy.ts';
import { startTestDatabase, type TestDatabase } from '../../../../ops/test-database.ts';
import { createEntryHandler } from './competition-entry.ts';
import { createContactHandler } from './contact.ts';
import { CONTACT_LIMITS, ContactLimits } from './contact-limits.ts';
import { serveEndpoint } from './test-server.ts';

const RESPONSE_TIMEOUT_MS = 5_000;

let database: TestDatabase;
let db: Database;
let server: Awaited<ReturnType<typeof serveContact>>;
let visitor: string;
let visitors = 0;
const logged: string[] = [];

beforeAll(async () => {
  database = await startTestDatabase();
  await migrate(database.url);
  db = connect(database.url);
  server = await serveContact(database.url);
});
afterAll(async () => {
  await server.stop();
  await db.end({ timeout: 1 });
  await database.remove();
});
// Each test acts as a new visitor, so that the hourly limit does not interfere.
beforeEach(async () => {
  visitor = `192.0.2.${++visitors}`;
  logged.length = 0;
  await db`TRUNCATE site.contact_messages`;
});

const contactForm = (changes: Record<string, unknown> = {}) => ({
  id: randomUUID(),
  name: 'Åsa Öberg',
  email: 'asa@exempel.se',
  message: 'Hej!\n\nInsättningen är 100 kr, inte 50 kr; \'"--\\ 👍',
  subject: '',
  filledMs: MIN_FILL_MS,
  ...changes,
});

/** Serves the contact form with the site's connections. */
async function serveContact(databaseUrl: string) {
  const pool = new ConnectionPool(databaseUrl, {
    role: SITE_ROLE,
    maxConnections: 2,
    statementTimeoutMs: CONTACT_LIMITS.statementTimeoutMs,
    probeTimeoutMs: CONTACT_LIMITS.probeTimeoutMs,
  });
  const handleContact = createContactHandler({
    siteUrl: 'https://site.example',
    limits: new ContactLimits(),
    save: (message) => pool.run(CONTACT_LIMITS.timeoutMs, (site) => saveContactMessage(site, message)),
    log: (event, details) => logged.push(JSON.stringify({ event, ...details })),
  });
  const endpoint = await serveEndpoint(handleContact);
  const stop = async () => {
    endpoint.stop();
    await pool.end();
  };
  return { url: `${endpoint.url}/api/contact`, stop };
}

const send = (body: unknown, { lang = 'se', url = server.url } = {}) =>
  fetch(`${url}?lang=${lang}`, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      Origin: 'https://site.example',
      'X-Forwarded-For': visitor,
    },
    body: JSON.stringify(body),
  });
const listMessages = () => db`SELECT id, market, name, email, message FROM site.contact_messages`;

test('a message is stored as sent', async () => {
  const { subject, filledMs, ...message } = contactForm();
  const response = await send({ ...message, subject, filledMs });
  expect([response.status, await response.json()]).toEqual([201, {}]);
  expect([...(await listMessages())]).toEqual([{ ...message, market: 'se' }]);
});

test('a message that is sent twice is stored once, and both requests succeed', async () => {
  const message = contactForm();
  const responses = await Promise.all([send(message), send(message)]);
  responses.push(await send(message));
  expect(responses.map(({ status }) => status)).toEqual([201, 201, 201]);
  expect(await listMessages()).toHaveLength(1);
});

test('a person’s second entry in a competition succeeds, and the first one stays', async () => {
  const pool = new ConnectionPool(database.url, { role: SITE_ROLE, maxConnections: 1 });
  const endpoint = await serveEndpoint(
    createEntryHandler({
      siteUrl: 'https://site.example',
      limits: new ContactLimits(),
      save: (message) => pool.run(CONTACT_LIMITS.timeoutMs, (site) => saveContactMessage(site, message)),
      log: (event) => logged.push(event),
      findCompetition: () => competitions[0] ?? null,
      getPagePath: () => '/fi/kilpailut',
      idSecret: 'secret',
    }),
  );
  const enter = (amount: string) =>
    fetch(`${endpoint.url}/api/contact?lang=fi`, {
      method: 'POST',
      headers: { Origin: 'https://site.example' },
      body: new URLSearchParams([
        ...Array.from({ length: 5 }, () => ['amount', amount] as [string, string]),
        ['email', 'aino@esimerkki.fi'],
        ['adult', 'on'],
        ['competition', competitions[0]?.title ?? ''],
      ]),
      redirect: 'manual',
    });
  for (const amount of ['48', '−12']) {
    const response = await enter(amount);
    expect([response.status, response.headers.get('Location')]).toEqual([303, '/fi/kilpailut#entry-sent']);
  }
  const messages = await listMessages();
  expect([...messages]).toMatchObject([{ market: 'fi', name: ENTRY_NAME, email: 'aino@esimerkki.fi' }]);
  expect(messages[0]?.message).toContain(': 48\n');
  endpoint.stop();
  await pool.end();
});

test('a bot gets the same response, and nothing is stored', async () => {
  for (const changes of [{ subject: 'Cheap links' }, { filledMs: 0 }]) {
    const response = await send(contactForm(changes));
    expect([response.status, await response.json()]).toEqual([201, {}]);
  }
  expect(await listMessages()).toHaveLength(0);
});

test('characters that PostgreSQL cannot store are removed or replaced, and the message is accepted', async () => {
  expect((await send(contactForm({ name: 'Åsa\u0000', message: 'Hej\u0000 \ud83d du' }))).status).toBe(201);
  expect(await listMessages()).toMatchObject([{ name: 'Åsa', message: 'Hej \ufffd du' }]);
});

test('if the table is locked, the visitor gets an error in time, and the message is not stored later', async () => {
  const message = contactForm();
  const locked = Promise.withResolvers<void>();
  const release = Promise.withResolvers<void>();
  const locking = db.begin(async (sql) => {
    await sql`LOCK TABLE site.contact_messages`;
    locked.resolve();
    await release.promise;
  });
  await locked.promise;
  const startedAt = performance.now();
  const response = await send(message);
  expect(response.status).toBe(503);
  expect(performance.now() - startedAt).toBeLessThan(RESPONSE_TIMEOUT_MS);
  release.resolve();
  await locking;
  expect(await listMessages()).toHaveLength(0);
  expect(logged).toEqual(['{"event":"contact-not-stored","problem":"57014"}']);
});

test('while the database is down visitors get an error in time; once it is up a retry succeeds', async () => {
  const message = contactForm();
  await database.stop();
  for (let attempt = 0; attempt < CONTACT_LIMITS.messagesPerHour + 1; attempt++) {
    const startedAt = performance.now();
    const response = await send(message);
    expect(performance.now() - startedAt).toBeLessThan(RESPONSE_TIMEOUT_MS);
    expect(response.status).toBe(503);
    expect(await response.json()).toEqual({
      error: { message: 'Meddelandet kunde inte skickas. Texten finns kvar; försök igen om en stund.' },
    });
  }
  expect(logged.join()).not.toMatch(/Åsa|asa@|Insättningen|192\.0\.2/u);

  await database.start();
  await expect.poll(async () => (await send(message)).status, { timeout: 5_000, interval: 300 }).toBe(201);
  expect(await listMessages()).toHaveLength(1);
});

test('a message is stored in time even after the connections have gone silent, twice in a row', async () => {
  const proxy = await startFreezingProxy(database.url);
  const { url, stop } = await serveContact(proxy.url);
  try {
    for (let round = 0; round < 2; round++) {
      expect((await send(contactForm(), { url })).status).toBe(201);
      proxy.freeze();
      const startedAt = performance.now();
      expect((await send(contactForm(), { url })).status).toBe(201);
      expect(performance.now() - startedAt).toBeLessThan(RESPONSE_TIMEOUT_MS);
    }
    expect(await listMessages()).toHaveLength(4);
  } finally {
    await stop();
    proxy.stop();
  }
});
