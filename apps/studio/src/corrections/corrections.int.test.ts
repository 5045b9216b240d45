import { listDocuments } from '@nettobonus/content/documents';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { loadDocuments } from '../publishing/load-documents.ts';
import { logInAs, pickDocuments, type TestStudio, withTestStudio } from '../test-studio.ts';

let studio: TestStudio;
withTestStudio((started) => {
  studio = started;
});

const CASINO = 'winz-casino';
const SENTENCE = 'Ilmoitimme enimmäisbonuksen väärin.';
const CORRECTION = { publicHistory: 'correction', correction: SENTENCE } as const;
let id: number;
let token: string;
let cap = 300;

beforeAll(async () => {
  const documents = pickDocuments(
    listDocuments(),
    ({ kind, market, key }) => kind === 'listing' && market === 'fi' && key === CASINO,
  );
  await loadDocuments(studio.payload, documents);
  const [listing] = (await studio.payload.find({ collection: 'listings', depth: 0 })).docs;
  id = listing?.id ?? 0;
  token = await logInAs(studio, 'editor');
}, 120_000);

// Neither changes nor corrections can be deleted, so each test counts those that it adds.
let earlier: Awaited<ReturnType<typeof readHistory>>;
beforeEach(async () => {
  earlier = await readHistory();
});

async function readHistory() {
  const changes = await studio.db`
    SELECT (after -> 'terms' ->> 'maxBonus')::int / 100 AS cap, is_kept FROM site.offer_changes ORDER BY version`;
  const corrections = await studio.db`
    SELECT market, casino, (wrong -> 'terms' ->> 'maxBonus')::int / 100 AS wrong,
      (correct -> 'terms' ->> 'maxBonus')::int / 100 AS correct, sentence
    FROM site.corrections ORDER BY version`;
  return { changes: [...changes], corrections: [...corrections] };
}

async function listAdded() {
  const { changes, corrections } = await readHistory();
  return {
    changes: changes.slice(earlier.changes.length),
    corrections: corrections.slice(earlier.corrections.length),
  };
}

/** The fields of the same offer with another maximum bonus. */
async function withCap(amount: number) {
  const { terms } = await studio.payload.findByID({ collection: 'listings', id, depth: 0 });
  cap = amount;
  return { bonus: `100 % jopa ${amount} €`, terms: { ...terms, kind: 'match' as const, maxBonus: amount } };
}

const publish = async (data: object) =>
  studio.payload.update({ collection: 'listings', id, data: { ...data, _status: 'published' } });
const isLogged = (wrong: number, correct: number) => ({
  changes: [],
  corrections: [{ market: 'fi', casino: CASINO, wrong, correct, sentence: SENTENCE }],
});

test('a change of the offer is a change, unless the editor says otherwise', async () => {
  await publish(await withCap(310));
  expect(await listAdded()).toEqual({ changes: [{ cap: 310, is_kept: false }], corrections: [] });
});

test('a correction is logged with a sentence, and applies to one publication', async () => {
  await publish({ ...(await withCap(320)), ...CORRECTION });
  expect(await listAdded()).toEqual(isLogged(310, 320));
  const stored = await studio.payload.findByID({ collection: 'listings', id, draft: true, depth: 0 });
  expect(stored).toMatchObject({ publicHistory: 'change', correction: null });
  const { docs } = await studio.payload.find({ collection: 'audit-log', sort: '-id', limit: 1 });
  expect(docs[0]).toMatchObject({ action: 'published', reason: `Correction: ${SENTENCE}` });
});

test('a change that the editor keeps is marked', async () => {
  await publish({ ...(await withCap(310)), publicHistory: 'keep' });
  expect(await listAdded()).toEqual({ changes: [{ cap: 310, is_kept: true }], corrections: [] });
});

test.each([
  ['without a sentence', { correction: ' ' }],
  ['with a sentence of one word', { correction: 'Virhe.' }],
])('a correction %s is refused', async (_, fields) => {
  const before = cap;
  await expect(publish({ ...(await withCap(999)), ...CORRECTION, ...fields })).rejects.toMatchObject({
    data: { errors: [{ path: 'correction' }] },
  });
  cap = before;
  expect(await listAdded()).toEqual({ changes: [], corrections: [] });
});

test('a correction that changes neither headline nor terms is refused', async () => {
  await expect(publish({ ...CORRECTION, verdict: 'Toinen.' })).rejects.toMatchObject({
    data: { errors: [{ path: 'publicHistory' }] },
  });
});

test('a draft says that it is a correction when it is published over REST', async () => {
  const before = cap;
  const body = { ...(await withCap(330)), ...CORRECTION };
  await studio.payload.update({ collection: 'listings', id, data: body, draft: true });
  expect(await listAdded()).toEqual({ changes: [], corrections: [] });
  const published = await studio.request('PATCH', `/listings/${id}`, {
    token,
    body: { _status: 'published' },
  });
  expect(published.status).toBe(200);
  expect(await listAdded()).toEqual(isLogged(before, 330));
});

test('a restored version is a correction if the newest draft says so', async () => {
  const before = cap;
  const { docs } = await studio.payload.findVersions({
    collection: 'listings',
    where: { parent: { equals: id }, 'version._status': { equals: 'published' } },
    sort: '-id',
    limit: 2,
  });
  const [current, earlierVersion] = docs;
  await publish(await withCap(777));
  earlier = await readHistory();
  await studio.payload.update({ collection: 'listings', id, data: CORRECTION, draft: true });
  expect(earlierVersion?.id).not.toBe(current?.id);
  await studio.payload.restoreVersion({ collection: 'listings', id: String(current?.id) });
  expect(await listAdded()).toEqual(isLogged(777, before));
  cap = before;
});

test('a bulk edit can be a correction', async () => {
  const before = cap;
  const { errors } = await studio.payload.update({
    collection: 'listings',
    where: { id: { equals: id } },
    data: { ...(await withCap(340)), ...CORRECTION, _status: 'published' },
  });
  expect(errors).toEqual([]);
  expect(await listAdded()).toEqual(isLogged(before, 340));
});

test('a row of a CSV file can be a correction, which an unpublished draft does not inherit', async () => {
  const before = cap;
  await studio.payload.update({ collection: 'listings', id, data: { verdict: 'Luonnos.' }, draft: true });
  const csv = `market,casino,bonus,terms.maxBonus,publicHistory,correction\nfi,${CASINO},100 % jopa 350 €,350,correction,${SENTENCE}\n`;
  const send = async (body: object) =>
    (await studio.request('POST', '/sheets/listings', { token, body })).json();
  const { digest } = await send({ csv });
  expect(await send({ csv, save: 'published', digest })).toMatchObject({ savedLines: [2] });
  expect(await listAdded()).toEqual(isLogged(before, 350));
  const draft = await studio.payload.findByID({ collection: 'listings', id, draft: true, depth: 0 });
  expect(draft).toMatchObject({ verdict: 'Luonnos.', publicHistory: 'change', correction: null });
  cap = 350;
});
