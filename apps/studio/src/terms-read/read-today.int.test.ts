import { listDocuments } from '@nettobonus/content/documents';
import { getLocalDate } from '@nettobonus/domain/markets/market';
import type { TypedUser } from 'payload';
import { beforeAll, expect, test } from 'vitest';
import { loadDocuments } from '../publishing/load-documents.ts';
import { runInTransaction } from '../publishing/run-in-transaction.ts';
import {
  logInAs,
  pickDocuments,
  type TestStudio,
  turnOffSecondPerson,
  withTestStudio,
} from '../test-studio.ts';
import { markReadToday } from './read-today.ts';

let studio: TestStudio;
withTestStudio((started) => {
  studio = started;
});
let token: string;
const ids = new Map<string, number>();
const getId = (title: string) => ids.get(title) ?? 0;

beforeAll(async () => {
  const documents = pickDocuments(
    listDocuments(),
    ({ kind, market, key }) =>
      kind === 'listing' && (key === 'casinoist' || (market === 'fi' && key === 'winz-casino')),
  );
  await loadDocuments(studio.payload, documents);
  token = await logInAs(studio, 'editor');
  for (const { title, id } of (await studio.payload.find({ collection: 'listings' })).docs)
    ids.set(title ?? '', id);
}, 120_000);

async function markRead(...titles: string[]) {
  const response = await studio.request('POST', '/terms-read-today', {
    token,
    body: { ids: titles.map(getId) },
  });
  return { status: response.status, body: await response.json() };
}
const read = (title: string, draft: boolean) =>
  studio.payload.findByID({ collection: 'listings', id: getId(title), depth: 0, draft });
async function readPublished(market: string, casino: string) {
  const [row] = await studio.db`
    SELECT body FROM site.published_documents WHERE kind = 'listing' AND market = ${market} AND key = ${casino}`;
  return row?.body;
}

test('sets the date of the published version to today in the market’s time zone, and logs it', async () => {
  const before = await readPublished('fi', 'winz-casino');
  expect(await markRead('Winz Casino · fi')).toEqual({ status: 200, body: { done: 1, refused: [] } });
  const verifiedOn = getLocalDate('fi', new Date());
  expect(await readPublished('fi', 'winz-casino')).toEqual({ ...before, verifiedOn });
  const { docs } = await studio.payload.find({ collection: 'audit-log', sort: '-id', limit: 1 });
  expect(docs[0]).toMatchObject({ action: 'published', title: 'Winz Casino · fi', fields: ['verifiedOn'] });
});

test('the day is the market’s: after midnight in Finland it is still yesterday in Denmark', async () => {
  await turnOffSecondPerson(studio);
  await studio.payload.update({
    collection: 'listings',
    id: getId('Casinoist · dk'),
    data: { overrideReason: 'The lawyer agreed on 3 November.', _status: 'published' },
  });
  const user = { ...(await studio.payload.find({ collection: 'users' })).docs[0], collection: 'users' };
  for (const title of ['Casinoist · fi', 'Casinoist · dk']) {
    await runInTransaction(studio.payload, (req) => {
      req.user = user as TypedUser;
      return markReadToday(req, getId(title), new Date('2026-12-01T22:30:00Z'));
    });
  }
  expect((await read('Casinoist · fi', false)).verifiedOn).toBe('2026-12-02');
  expect((await read('Casinoist · dk', false)).verifiedOn).toBe('2026-12-01');
});

test('an unpublished draft of other fields remains a draft', async () => {
  const id = getId('Winz Casino · fi');
  await studio.payload.update({
    collection: 'listings',
    id,
    data: { verdict: 'Luonnos.', features: [], verifiedOn: '2026-10-01' },
    draft: true,
  });
  const before = await readPublished('fi', 'winz-casino');
  const verifiedOn = getLocalDate('fi', new Date());
  expect(await markRead('Winz Casino · fi')).toMatchObject({ body: { done: 1 } });
  expect(await readPublished('fi', 'winz-casino')).toEqual({ ...before, verifiedOn });
  expect(await read('Winz Casino · fi', true)).toMatchObject({
    _status: 'draft',
    verdict: 'Luonnos.',
    features: [],
    verifiedOn,
  });
});

test('a listing that is refused does not prevent the others, and the message says why', async () => {
  await studio.payload.update({
    collection: 'listings',
    id: getId('Casinoist · no'),
    data: { _status: 'draft' },
  });
  const { body } = await markRead('Casinoist · no', 'Casinoist · fi');
  expect(body).toEqual({
    done: 1,
    refused: [
      {
        id: getId('Casinoist · no'),
        title: 'Casinoist · no',
        message: 'It is not published. Publish it in its form.',
      },
    ],
  });
});

test('market editors read terms only in their own markets; anonymous users in none', async () => {
  const own = token;
  token = await logInAs(studio, 'market-editor');
  const { body } = await markRead('Casinoist · fi');
  token = own;
  expect(body).toMatchObject({ done: 0, refused: [{ title: 'Casinoist · fi' }] });
  const anonymous = await studio.request('POST', '/terms-read-today', { body: { ids: [1] } });
  expect(anonymous.status).toBe(401);
});
