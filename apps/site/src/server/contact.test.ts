import { randomUUID } from 'node:crypto';
import { MIN_FILL_MS } from '@nettobonus/domain/contact/contact';
import type { ContactMessage } from '@nettobonus/domain/contact/contact-message';
import { MARKETS } from '@nettobonus/domain/markets/market';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createContact } from './contact.ts';
import { CONTACT_LIMITS, ContactLimits } from './contact-limits.ts';

const SITE = 'https://site.example';
const HEADERS = { 'Content-Type': 'application/json', 'Sec-Fetch-Site': 'same-origin' };

let saved: ContactMessage[];
let logged: unknown[];
beforeEach(() => {
  saved = [];
  logged = [];
});
afterEach(() => {
  vi.useRealTimers();
});

function contactWith(save: (message: ContactMessage) => Promise<void>) {
  return createContact({
    siteUrl: SITE,
    limits: new ContactLimits(),
    save,
    log: (event, details) => logged.push({ event, ...details }),
  });
}
const contact = () =>
  contactWith(async (message) => {
    saved.push(message);
  });

const written = (more: Record<string, unknown> = {}) => ({
  id: randomUUID(),
  name: 'Aino Lehtonen',
  email: 'aino@esimerkki.fi',
  message: 'Minimitalletus on muuttunut.',
  subject: '',
  filledMs: MIN_FILL_MS,
  ...more,
});
function sending(body: unknown, given: RequestInit = {}, lang = 'fi'): Request {
  return new Request(`${SITE}/api/contact?lang=${lang}`, {
    method: 'POST',
    headers: HEADERS,
    body: JSON.stringify(body),
    ...given,
  });
}
const errorOf = async (response: Response) => (await response.json()).error;

test('a message is saved with the market of its page, and the response says nothing more', async () => {
  const { subject: _, filledMs: __, ...message } = written();
  const response = await contact()(
    sending({ ...message, subject: '', filledMs: MIN_FILL_MS }, {}, 'dk'),
    'a',
  );
  expect([response.status, await response.json()]).toEqual([201, {}]);
  expect(response.headers.get('Cache-Control')).toBe('no-store');
  expect(saved).toEqual([{ ...message, market: 'dk' }]);
});

test('a bot hears the same, and nothing is saved', async () => {
  for (const more of [{ subject: 'x' }, { filledMs: MIN_FILL_MS - 1 }]) {
    const response = await contact()(sending(written(more)), 'a');
    expect([response.status, await response.json()]).toEqual([201, {}]);
  }
  expect(saved).toEqual([]);
});

describe('refuses', () => {
  afterEach(() => expect(saved).toEqual([]));
  const statusOf = async (request: Request) => (await contact()(request, 'a')).status;

  test('another method, another site, another kind of body', async () => {
    const other = await contact()(new Request(`${SITE}/api/contact`), 'a');
    expect([other.status, other.headers.get('Allow')]).toEqual([405, 'POST']);
    const from = (headers: Record<string, string>) =>
      sending(written(), { headers: { ...HEADERS, ...headers } });
    expect(await statusOf(from({ 'Sec-Fetch-Site': 'cross-site' }))).toBe(403);
    expect(await statusOf(from({ 'Content-Type': 'text/plain' }))).toBe(415);
    expect(await statusOf(from({ 'Content-Type': 'application/jsonp' }))).toBe(415);
    expect(await statusOf(from({ 'Content-Type': 'application/json; charset=utf-8' }))).toBe(201);
    saved = [];
  });

  test('a body that is too large, whether it says so or not', async () => {
    const large = written({ message: 'x'.repeat(CONTACT_LIMITS.bodyBytes) });
    expect(await statusOf(sending(large))).toBe(413);
    const headers = { ...HEADERS, 'Content-Length': String(CONTACT_LIMITS.bodyBytes + 1) };
    expect(await statusOf(sending(written(), { headers }))).toBe(413);
  });

  test('wrong fields, each with its sentence in the visitor’s language', async () => {
    const body = written({ name: '', email: 'aino@', message: 'x'.repeat(4_001) });
    const response = await contact()(sending(body, {}, 'se'), 'a');
    expect(response.status).toBe(400);
    expect(await errorOf(response)).toEqual({
      message: 'Meddelandet har inte skickats än. Kontrollera de markerade fälten.',
      fields: {
        name: 'Fyll i det här fältet.',
        email: 'Skriv hela e-postadressen, till exempel namn@exempel.se',
        message: 'Texten är för lång. Här ryms 4\u00a0000 tecken.',
      },
    });
  });

  test('what is not of the form, with a sentence', async () => {
    const response = await contact()(sending('', { body: 'no JSON' }), 'a');
    expect(response.status).toBe(400);
    expect(await errorOf(response)).toEqual({
      message: 'Viestiä ei voitu lähettää. Teksti on tallessa; yritä hetken kuluttua uudelleen.',
    });
  });
});

test('one message too many is refused, with a sentence that says when to come back', async () => {
  const answer = contact();
  for (let sent = 0; sent < CONTACT_LIMITS.messagesPerHour; sent++)
    expect((await answer(sending(written()), 'a')).status).toBe(201);
  const refused = await answer(sending(written()), 'a');
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(0);
  expect((await errorOf(refused)).message).toMatch(
    /Teksti on tallessa; voit lähettää sen \d+ (minuut|sekun)/u,
  );
  expect((await answer(sending(written()), 'b')).status).toBe(201);
  expect(saved).toHaveLength(CONTACT_LIMITS.messagesPerHour + 1);
});

describe('where it cannot be saved', () => {
  const broken = () =>
    contactWith(async ({ message }) => {
      throw Object.assign(new Error(`Failing row contains ${message}`), { code: '23514' });
    });

  test.each(MARKETS)('%s gets the error in its own language', async (market) => {
    const response = await broken()(sending(written(), {}, market), 'a');
    expect(response.status).toBe(503);
    const { message } = await errorOf(response);
    expect(message).toContain(
      { fi: 'Teksti on tallessa', se: 'Texten finns kvar', no: 'tatt vare på', dk: 'ikke gået tabt' }[market],
    );
  });

  test('the log has the kind of problem and nothing that was written', async () => {
    await broken()(sending(written()), 'a');
    expect(logged).toEqual([{ event: 'contact-not-stored', problem: '23514' }]);
  });

  test('tries are not counted against the visitor', async () => {
    const answer = broken();
    for (let tried = 0; tried <= CONTACT_LIMITS.messagesPerHour; tried++)
      expect((await answer(sending(written()), 'a')).status).toBe(503);
  });

  test('a database that does not answer is waited for as long as a visitor may wait', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const answering = contactWith(() => new Promise(() => {}))(sending(written()), 'a');
    await vi.advanceTimersByTimeAsync(CONTACT_LIMITS.timeoutMs);
    expect((await answering).status).toBe(503);
    expect(logged).toEqual([{ event: 'contact-not-stored', problem: 'no answer in time' }]);
  });
});
