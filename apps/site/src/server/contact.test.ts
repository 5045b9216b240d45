import { randomUUID } from 'node:crypto';
import { MIN_FILL_MS } from '@nettobonus/domain/contact/contact';
import type { ContactMessage } from '@nettobonus/domain/contact/contact-message';
import { MARKETS } from '@nettobonus/domain/markets/market';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createContactHandler } from './contact.ts';
import { CONTACT_LIMITS, ContactLimits } from './contact-limits.ts';

const SITE = 'https://site.example';
const HEADERS = { 'Content-Type': 'application/json', 'Sec-Fetch-Site': 'same-origin' };

let saved: ContactMessage[];
let logged: unknown[];
beforeEach(() => {
  saved = [];
  logged = [];
});

function createHandler(save: (message: ContactMessage) => Promise<void>) {
  return createContactHandler({
    siteUrl: SITE,
    limits: new ContactLimits(),
    save,
    log: (event, details) => logged.push({ event, ...details }),
  });
}
const createSavingHandler = () =>
  createHandler(async (message) => {
    saved.push(message);
  });

const contactForm = (changes: Record<string, unknown> = {}) => ({
  id: randomUUID(),
  name: 'Aino Lehtonen',
  email: 'aino@esimerkki.fi',
  message: 'Minimitalletus on muuttunut.',
  subject: '',
  filledMs: MIN_FILL_MS,
  ...changes,
});
function contactRequest(body: unknown, init: RequestInit = {}, lang = 'fi'): Request {
  return new Request(`${SITE}/api/contact?lang=${lang}`, {
    method: 'POST',
    headers: HEADERS,
    body: JSON.stringify(body),
    ...init,
  });
}
const readError = async (response: Response) => (await response.json()).error;

test('saves a message with the market of its page, and responds with an empty object', async () => {
  const { subject: _, filledMs: __, ...message } = contactForm();
  const response = await createSavingHandler()(
    contactRequest({ ...message, subject: '', filledMs: MIN_FILL_MS }, {}, 'dk'),
    'a',
  );
  expect([response.status, await response.json()]).toEqual([201, {}]);
  expect(response.headers.get('Cache-Control')).toBe('no-store');
  expect(saved).toEqual([{ ...message, market: 'dk' }]);
});

test('sends a bot the same response, and saves nothing', async () => {
  for (const changes of [{ subject: 'x' }, { filledMs: MIN_FILL_MS - 1 }]) {
    const response = await createSavingHandler()(contactRequest(contactForm(changes)), 'a');
    expect([response.status, await response.json()]).toEqual([201, {}]);
  }
  expect(saved).toEqual([]);
});

describe('rejects', () => {
  afterEach(() => expect(saved).toEqual([]));
  const getStatus = async (request: Request) => (await createSavingHandler()(request, 'a')).status;

  test('other methods, other sites and other content types', async () => {
    const other = await createSavingHandler()(new Request(`${SITE}/api/contact`), 'a');
    expect([other.status, other.headers.get('Allow')]).toEqual([405, 'POST']);
    const from = (headers: Record<string, string>) =>
      contactRequest(contactForm(), { headers: { ...HEADERS, ...headers } });
    expect(await getStatus(from({ 'Sec-Fetch-Site': 'cross-site' }))).toBe(403);
    expect(await getStatus(from({ 'Content-Type': 'text/plain' }))).toBe(415);
    expect(await getStatus(from({ 'Content-Type': 'application/jsonp' }))).toBe(415);
    expect(await getStatus(from({ 'Content-Type': 'application/json; charset=utf-8' }))).toBe(201);
    saved = [];
  });

  test('a body that is too large, with or without a correct Content-Length', async () => {
    const large = contactForm({ message: 'x'.repeat(CONTACT_LIMITS.bodyBytes) });
    expect(await getStatus(contactRequest(large))).toBe(413);
    const headers = { ...HEADERS, 'Content-Length': String(CONTACT_LIMITS.bodyBytes + 1) };
    expect(await getStatus(contactRequest(contactForm(), { headers }))).toBe(413);
  });

  test('invalid fields, each with an error message in the visitor’s language', async () => {
    const body = contactForm({ name: '', email: 'aino@', message: 'x'.repeat(4_001) });
    const response = await createSavingHandler()(contactRequest(body, {}, 'se'), 'a');
    expect(response.status).toBe(400);
    expect(await readError(response)).toEqual({
      message: 'Meddelandet har inte skickats än. Kontrollera de markerade fälten.',
      fields: {
        name: 'Fyll i det här fältet.',
        email: 'Skriv hela e-postadressen, till exempel namn@exempel.se',
        message: 'Texten är för lång. Här ryms 4\u00a0000 tecken.',
      },
    });
  });

  test('a body that is not JSON, with an error message', async () => {
    const response = await createSavingHandler()(contactRequest('', { body: 'not JSON' }), 'a');
    expect(response.status).toBe(400);
    expect(await readError(response)).toEqual({
      message: 'Viestiä ei voitu lähettää. Teksti on tallessa; yritä hetken kuluttua uudelleen.',
    });
  });
});

test('rejects messages over the limit, and says when to retry', async () => {
  const handle = createSavingHandler();
  for (let sent = 0; sent < CONTACT_LIMITS.messagesPerHour; sent++)
    expect((await handle(contactRequest(contactForm()), 'a')).status).toBe(201);
  const rejected = await handle(contactRequest(contactForm()), 'a');
  expect(rejected.status).toBe(429);
  expect(Number(rejected.headers.get('Retry-After'))).toBeGreaterThan(0);
  expect((await readError(rejected)).message).toMatch(
    /Teksti on tallessa; voit lähettää sen \d+ (minuut|sekun)/u,
  );
  expect((await handle(contactRequest(contactForm()), 'b')).status).toBe(201);
  expect(saved).toHaveLength(CONTACT_LIMITS.messagesPerHour + 1);
});

describe('if the message cannot be saved', () => {
  const createFailingHandler = () =>
    createHandler(async ({ message }) => {
      throw Object.assign(new Error(`Failing row contains ${message}`), { code: '23514' });
    });

  test.each(MARKETS)('%s gets the error message in its own language', async (market) => {
    const response = await createFailingHandler()(contactRequest(contactForm(), {}, market), 'a');
    expect(response.status).toBe(503);
    const { message } = await readError(response);
    expect(message).toContain(
      { fi: 'Teksti on tallessa', se: 'Texten finns kvar', no: 'tatt vare på', dk: 'ikke gået tabt' }[market],
    );
  });

  test('the log contains the error code, and nothing that the visitor wrote', async () => {
    await createFailingHandler()(contactRequest(contactForm()), 'a');
    expect(logged).toEqual([{ event: 'contact-not-stored', problem: '23514' }]);
  });

  test('failed attempts do not count against the limit', async () => {
    const handle = createFailingHandler();
    for (let attempt = 0; attempt <= CONTACT_LIMITS.messagesPerHour; attempt++)
      expect((await handle(contactRequest(contactForm()), 'a')).status).toBe(503);
  });
});
