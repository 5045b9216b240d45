import { listDocuments } from '@nettobonus/content/documents';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import type { Place } from '../payload-types.ts';
import { loadDocuments } from '../publishing/load-documents.ts';
import { logInAs, pickDocuments, type TestStudio, withTestStudio } from '../test-studio.ts';

let studio: TestStudio;
withTestStudio((started) => {
  studio = started;
});

const documents = pickDocuments(listDocuments(), ({ kind, market, key }) => {
  if (market !== 'fi') return false;
  if (kind === 'listing') return !['crab-slots', 'slot-mafia'].includes(key);
  return kind === 'places' || kind === 'market-settings';
});
const crabSlots = listDocuments().filter(({ kind, key }) => kind === 'casino' && key === 'crab-slots');
const SAMPLE = documents.find(({ kind }) => kind === 'places')?.body;
const tokens: Record<string, string> = {};
const ids = new Map<string, number>();
let placesId = 0;

beforeAll(async () => {
  await loadDocuments(studio.payload, [...crabSlots, ...documents]);
  for (const role of ['chief-editor', 'market-editor'] as const) tokens[role] = await logInAs(studio, role);
  const { docs } = await studio.payload.find({ collection: 'casinos', pagination: false, depth: 0 });
  for (const { slug, id } of docs) if (slug) ids.set(slug, id);
  placesId = (await studio.payload.find({ collection: 'places' })).docs[0]?.id ?? 0;
}, 120_000);

beforeEach(async () => {
  await loadDocuments(studio.payload, documents);
});

const toIds = (...slugs: string[]) => slugs.map((slug) => ids.get(slug) ?? 0);

async function request(role: string, method: string, path: string, data?: object) {
  const { [role]: token = '' } = tokens;
  const response = await studio.request(method, path, { token, ...(data ? { body: data } : {}) });
  return { status: response.status, body: await response.json() };
}

const publish = (data: Partial<Place>, role = 'chief-editor') =>
  request(role, 'PATCH', `/places/${placesId}`, { ...data, _status: 'published' });

async function readSite() {
  const [row] = await studio.db`
    SELECT body FROM site.published_documents WHERE kind = 'places' AND market = 'fi'`;
  return row?.body;
}

async function listProblems(): Promise<string[]> {
  const { body } = await request('chief-editor', 'GET', `/place-problems/${placesId}`);
  return body.map(({ path, text }: Record<string, string>) => `${path}: ${text}`);
}

async function setListing(casino: string, data: object): Promise<void> {
  const { docs } = await studio.payload.find({
    collection: 'listings',
    where: { market: { equals: 'fi' }, 'casino.slug': { equals: casino } },
    depth: 0,
  });
  await studio.payload.update({ collection: 'listings', id: docs[0]?.id ?? 0, data });
}

test('a chief editor puts casinos first, and the site gets them in that order', async () => {
  const { status } = await publish({
    leading: toIds('klikki-casino', 'casinoist', 'joki-casino'),
    categories: { 'quick-casinos': toIds('flamez-casino', 'joki-casino') },
  });
  expect(status).toBe(200);
  expect(await readSite()).toEqual({
    ...(SAMPLE as object),
    leading: ['klikki-casino', 'casinoist', 'joki-casino'],
    categories: { 'quick-casinos': ['flamez-casino', 'joki-casino'] },
  });
});

test('a market editor reads the order, but may not change it', async () => {
  expect((await request('market-editor', 'GET', `/places/${placesId}?depth=0`)).body.leading).toEqual(
    toIds('joki-casino', 'flamez-casino', 'klikki-casino'),
  );
  expect((await publish({ leading: [] }, 'market-editor')).status).toBe(403);
  expect(await readSite()).toEqual(SAMPLE);
});

test.each([
  ['leading', { leading: ['crab-slots'] }],
  ['recommended', { recommended: ['winz-casino', 'crab-slots'] }],
  ['leftOut', { leftOut: ['crab-slots'] }],
  ['categories.mga-licence', { categories: { 'mga-licence': ['crab-slots'] } }],
])('a casino that the market does not list cannot be placed in %s', async (path, lists) => {
  const data = JSON.parse(JSON.stringify(lists), (_, value) =>
    Array.isArray(value) ? toIds(...value) : value,
  );
  const { status, body } = await publish(data);
  expect(status).toBe(400);
  expect(body.errors[0].data.errors).toEqual([
    {
      path,
      label: expect.any(String),
      message: 'Crab Slots is not listed in Finland. Publish its listing there first, or remove it here.',
    },
  ]);
  expect(await readSite()).toEqual(SAMPLE);
});

test.each(['featuredCasino', 'monthCasino'] as const)('%s must be listed in the market', async (field) => {
  const [crab = 0] = toIds('crab-slots');
  const { status, body } = await publish({ [field]: crab });
  expect(status).toBe(400);
  expect(body.errors[0].data.errors[0]).toMatchObject({
    path: field,
    message: expect.stringMatching(/^Crab Slots is not listed in Finland\. /),
  });
  expect((await publish({ [field]: toIds('casinoist')[0] ?? 0 })).status).toBe(200);
  expect(await readSite()).toMatchObject({ [field]: 'casinoist' });
});

test('a listing can be unpublished at once: the site skips its places, and the studio says so', async () => {
  await setListing('joki-casino', { _status: 'draft' });
  await setListing('rizzio-casino', { _status: 'draft' });
  expect(await listProblems()).toEqual(
    expect.arrayContaining([
      'leading: Joki Casino is not listed in Finland, so the site leaves it out.',
      'recommended: Rizzio Casino is not listed in Finland, so the site leaves it out.',
      'featuredCasino: Rizzio Casino is not listed in Finland, so the site leaves it out.',
      'monthCasino: Rizzio Casino is not listed in Finland, so the site leaves it out.',
    ]),
  );
});

test('a casino that no section of the home page has any more is reported', async () => {
  const nowhere =
    'leftOut: 247 Bet is left out of the list of all casinos, and no other section of the home page has it.';
  expect(await listProblems()).not.toContain(nowhere);
  await publish({ recommended: toIds('winz-casino', 'speedz-casino', 'casinoist', 'kiekka-casino') });
  expect(await listProblems()).toContain(nowhere);
  const leftOut = toIds('winz-casino', 'kiekka-casino', 'speedz-casino');
  expect((await publish({ leftOut })).status).toBe(200);
  expect(await listProblems()).toEqual([]);
});

test('a casino cannot both come first and be left out', async () => {
  const { status, body } = await publish({ leftOut: toIds('joki-casino') });
  expect(status).toBe(400);
  expect(body.errors[0].data.errors[0]).toMatchObject({
    path: 'leftOut',
    message: 'A casino that comes first in the list of all casinos cannot be left out of it.',
  });
});

test('a draft may name any casino, and says that the site would leave it out', async () => {
  const path = `/places/${placesId}?draft=true`;
  await request('chief-editor', 'PATCH', path, {
    leading: toIds('crab-slots'),
    monthCasino: toIds('crab-slots')[0],
  });
  expect(await listProblems()).toEqual(
    expect.arrayContaining([
      'leading: Crab Slots is not listed in Finland, so the site leaves it out.',
      'monthCasino: Crab Slots is not listed in Finland, so the site leaves it out.',
    ]),
  );
  expect(await readSite()).toEqual(SAMPLE);
});
