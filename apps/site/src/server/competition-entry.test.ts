import { competitions } from '@nettobonus/content/fi/competitions';
import { ENTRY_NAME, isEntry } from '@nettobonus/domain/campaigns/competition-entry';
import type { ContactMessage } from '@nettobonus/domain/contact/contact-message';
import { MARKETS, type Market } from '@nettobonus/domain/markets/market';
import { beforeEach, describe, expect, test } from 'vitest';
import { getEntryMessages } from '../i18n/pages.ts';
import { createEntryHandler, isForm } from './competition-entry.ts';
import { CONTACT_LIMITS, ContactLimits } from './contact-limits.ts';

const SITE = 'https://site.example';
const COMPETITION = competitions[0] as (typeof competitions)[number];

let saved: ContactMessage[];
let logged: unknown[];
beforeEach(() => {
  saved = [];
  logged = [];
});

const createHandler = (
  save = async (message: ContactMessage) => void saved.push(message),
  findCompetition = () => COMPETITION as typeof COMPETITION | null,
  idSecret = 'secret',
) =>
  createEntryHandler({
    siteUrl: SITE,
    limits: new ContactLimits(),
    save,
    log: (event, details) => logged.push({ event, ...details }),
    findCompetition,
    getPagePath: (market) => `/${market}/kilpailut`,
    idSecret,
  });

interface Entry {
  amounts?: string[];
  [field: string]: string | string[] | undefined;
}

function entryRequest(
  changes: Entry = {},
  { accept = 'text/html', lang = 'fi', headers = {} } = {},
): Request {
  const { amounts = ['52', '−12', '18', '56', '34'], ...fields } = changes;
  const body = new URLSearchParams(amounts.map((amount) => ['amount', amount]));
  const values = {
    email: 'aino@esimerkki.fi',
    adult: 'on',
    subject: '',
    competition: COMPETITION.title,
    ...fields,
  };
  for (const [name, value] of Object.entries(values)) {
    if (value !== undefined) body.set(name, String(value));
  }
  return new Request(`${SITE}/api/contact?lang=${lang}`, {
    method: 'POST',
    headers: { Accept: accept, 'Sec-Fetch-Site': 'same-origin', ...headers },
    body,
  });
}
const byScript = { accept: 'application/json' };
const readLocation = (response: Response) => [response.status, response.headers.get('Location')];
const readError = async (response: Response) => (await response.json()).error;

test('stores the five amounts, the email and nothing else, and leads a visitor without scripts to the confirmation', async () => {
  const response = await createHandler()(entryRequest(), 'a');
  expect(readLocation(response)).toEqual([303, '/fi/kilpailut#entry-sent']);
  expect(response.headers.get('Cache-Control')).toBe('no-store');
  expect(saved).toEqual([
    {
      id: expect.stringMatching(/^[\da-f]{8}-[\da-f]{4}-8[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/),
      market: 'fi',
      name: ENTRY_NAME,
      email: 'aino@esimerkki.fi',
      message: expect.stringMatching(
        /^Competition entry: Kuukauden nettovisa\n1\. 100.€ ja 12×: 52\n2\. 100.€ ja 28×: -12\n3\. [\s\S]*\nAge 18 or over: confirmed$/,
      ),
    },
  ]);
  expect(isEntry(saved[0] as ContactMessage)).toBe(true);
});

test('the page’s script gets an empty object', async () => {
  const response = await createHandler()(entryRequest({ filledMs: '5000' }, byScript), 'a');
  expect([response.status, await response.json()]).toEqual([201, {}]);
  expect(saved).toHaveLength(1);
});

test('the same address always gives the same id, so that the database keeps only the first entry', async () => {
  const handle = createHandler();
  await handle(entryRequest(), 'a');
  await handle(entryRequest({ email: ' AINO@esimerkki.fi', amounts: ['1', '2', '3', '4', '5'] }), 'a');
  await handle(entryRequest({ email: 'onni@esimerkki.fi' }), 'a');
  await handle(entryRequest({}, { lang: 'se' }), 'a');
  const ids = saved.map(({ id }) => id);
  expect(ids[1]).toBe(ids[0]);
  expect(new Set(ids).size).toBe(3);
  // Another secret gives other ids: an id does not reveal an address.
  await createHandler(undefined, undefined, 'other')(entryRequest(), 'a');
  expect(ids).not.toContain(saved.at(-1)?.id);
});

describe.each(MARKETS)('in %s', (market) => {
  const messages = getEntryMessages(market as Market);

  test('every problem is reported for its field', async () => {
    const request = entryRequest(
      { amounts: ['1', 'x', '', '4'], email: 'aino@', adult: undefined },
      { ...byScript, lang: market },
    );
    const response = await createHandler()(request, 'a');
    expect(response.status).toBe(400);
    expect(await readError(response)).toEqual({
      message: messages.check,
      fields: {
        'amount-1': messages.amountProblem,
        'amount-2': messages.amountProblem,
        'amount-4': messages.amountProblem,
        email: expect.stringContaining('@'),
        adult: messages.adultProblem,
      },
    });
    expect(saved).toEqual([]);
  });

  test('a failure is reported in the language of the page', async () => {
    const handle = createHandler(() => Promise.reject(Object.assign(new Error('x'), { code: '57014' })));
    const response = await handle(entryRequest({}, { ...byScript, lang: market }), 'a');
    expect([response.status, await readError(response)]).toEqual([503, { message: messages.failed }]);
    expect(logged).toEqual([{ event: 'contact-not-stored', problem: '57014' }]);
    expect(readLocation(await handle(entryRequest({}, { lang: market }), 'a'))).toEqual([
      303,
      `/${market}/kilpailut#entry-failed`,
    ]);
  });
});

test('an invalid entry leads a visitor without scripts to the notice', async () => {
  const response = await createHandler()(entryRequest({ adult: undefined }), 'a');
  expect(readLocation(response)).toEqual([303, '/fi/kilpailut#entry-check']);
});

test.each([
  ['fills the honeypot', { subject: 'spam' }],
  ['is faster than a person', { filledMs: '1200' }],
])('the entry of a bot that %s is dropped, with the response for a person', async (_, changes) => {
  expect((await createHandler()(entryRequest(changes, byScript), 'a')).status).toBe(201);
  expect(readLocation(await createHandler()(entryRequest(changes), 'a'))[1]).toBe('/fi/kilpailut#entry-sent');
  expect(saved).toEqual([]);
});

test.each([
  ['has ended', null, COMPETITION.title],
  ['has no form', { ...COMPETITION, questions: undefined }, COMPETITION.title],
  ['is a different one', COMPETITION, 'Lokakuun visa'],
])('an entry is refused if the competition %s', async (_, competition, title) => {
  const handle = createHandler(undefined, () => competition);
  const response = await handle(entryRequest({ competition: title }, byScript), 'a');
  expect([response.status, await readError(response)]).toEqual([
    409,
    { message: getEntryMessages('fi').closed },
  ]);
  expect(saved).toEqual([]);
});

test.each([
  { 'Sec-Fetch-Site': 'cross-site' },
  { 'Sec-Fetch-Site': 'same-site', Origin: SITE },
  { 'Sec-Fetch-Site': 'none' },
  { 'Sec-Fetch-Site': null, Origin: 'https://evil.example' },
  { 'Sec-Fetch-Site': null, Origin: 'null' },
  { 'Sec-Fetch-Site': null },
])('a post from another site is refused: %j', async (sent) => {
  const request = entryRequest();
  for (const [name, value] of Object.entries(sent)) {
    if (value === null) request.headers.delete(name);
    else request.headers.set(name, value);
  }
  expect((await createHandler()(request, 'a')).status).toBe(403);
  expect(saved).toEqual([]);
});

test('a browser without Sec-Fetch-Site is accepted with our own Origin', async () => {
  const request = entryRequest({}, { headers: { Origin: SITE } });
  request.headers.delete('Sec-Fetch-Site');
  expect((await createHandler()(request, 'a')).status).toBe(303);
  expect(saved).toHaveLength(1);
});

test('entries share the limits of contact messages', async () => {
  const handle = createHandler();
  for (let entry = 0; entry < CONTACT_LIMITS.messagesPerHour; entry++) await handle(entryRequest(), 'a');
  const response = await handle(entryRequest({}, byScript), 'a');
  expect(response.status).toBe(429);
  expect(Number(response.headers.get('Retry-After'))).toBeGreaterThan(0);
  expect(saved).toHaveLength(CONTACT_LIMITS.messagesPerHour);
});

test('a body that is too large is not read', async () => {
  const response = await createHandler()(entryRequest({ amounts: ['1'.repeat(20_000)] }), 'a');
  expect(response.status).toBe(303);
  expect(saved).toEqual([]);
});

test.each([
  ['application/x-www-form-urlencoded', true],
  ['application/x-www-form-urlencoded;charset=UTF-8', true],
  ['application/json', false],
  ['multipart/form-data; boundary=x', false],
  ['', false],
])('content type %j: a form is %s', (type, expected) => {
  expect(isForm(new Headers({ 'Content-Type': type }))).toBe(expected);
});
