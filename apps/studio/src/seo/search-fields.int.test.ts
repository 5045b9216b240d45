import { listDocuments } from '@nettobonus/content/documents';
import type { DocumentBody } from '@nettobonus/domain/publishing/published-document';
import { beforeAll, expect, test } from 'vitest';
import { drawPicture, uploadForm } from '../media/test-picture.ts';
import { loadDocuments } from '../publishing/load-documents.ts';
import { logInAs, pickDocuments, type TestStudio, withTestStudio } from '../test-studio.ts';

let studio: TestStudio;
withTestStudio((started) => {
  studio = started;
});

const CASINO = 'winz-casino';
let reviewId: number;
let pageId: number;
let token: string;

beforeAll(async () => {
  await loadDocuments(
    studio.payload,
    pickDocuments(
      listDocuments(),
      ({ kind, market, key }) =>
        market === 'fi' &&
        (kind === 'market-settings' ||
          (kind === 'page' && key === 'privacy') ||
          ((kind === 'listing' || kind === 'review') && key === CASINO)),
    ),
  );
  const findId = async (collection: 'reviews' | 'page-texts') =>
    (await studio.payload.find({ collection, depth: 0 })).docs[0]?.id ?? 0;
  [reviewId, pageId] = [await findId('reviews'), await findId('page-texts')];
  token = await logInAs(studio, 'editor');
}, 120_000);

const publish = (path: string, search: object) =>
  studio.request('PATCH', path, { token, body: { search, _status: 'published' } });

async function readSearch(kind: 'review' | 'page'): Promise<DocumentBody<'review'>['search']> {
  const [row] = await studio.db`SELECT body -> 'search' AS search FROM site.published_documents
    WHERE market = 'fi' AND kind = ${kind}`;
  return row?.search ?? undefined;
}

async function upload(width: number): Promise<{ id: number; hash: string; width: number; height: number }> {
  const texts = { fi: { alt: 'Kassa' }, se: { alt: 'Kassan' } };
  const form = uploadForm(await drawPicture('#123456', width), `${width}.png`, 'image/png', {
    kind: 'screenshot',
    name: `${width} pixels`,
    texts,
  });
  const response = await studio.request('POST', '/media', { token, body: form });
  expect(response.status).toBe(201);
  return (await response.json()).doc;
}

test('a review is published with its own search fields, and without them when they are emptied', async () => {
  expect(await readSearch('review')).toBeUndefined();
  const picture = await upload(800);
  const search = { title: 'Winz: netto {net}', canonical: 'https://a.example/winz', noindex: true };
  expect((await publish(`/reviews/${reviewId}`, { ...search, picture: picture.id })).status).toBe(200);
  expect(await readSearch('review')).toEqual({
    ...search,
    picture: { media: picture.hash, width: picture.width, height: picture.height, alt: 'Kassa' },
  });
  const empty = { title: '', canonical: null, noindex: false, picture: null };
  expect((await publish(`/reviews/${reviewId}`, empty)).status).toBe(200);
  expect(await readSearch('review')).toBeUndefined();
});

test('a page text keeps its title while the other fields change', async () => {
  const before = await readSearch('page');
  expect((await publish(`/page-texts/${pageId}`, { noindex: true })).status).toBe(200);
  expect(await readSearch('page')).toEqual({ ...before, noindex: true });
});

test('an unsafe address and a small picture are refused at their fields', async () => {
  const small = await upload(300);
  const response = await publish(`/reviews/${reviewId}`, {
    canonical: 'http://a.example',
    picture: small.id,
  });
  expect(response.status).toBe(400);
  const [{ data }] = (await response.json()).errors;
  expect(data.errors).toEqual([
    expect.objectContaining({ path: 'search.canonical', message: expect.stringContaining('https://') }),
    expect.objectContaining({ path: 'search.picture', message: expect.stringContaining('600 pixels') }),
  ]);
  expect(await readSearch('review')).toBeUndefined();
});

test('the form gets the default title and description, the address and the placeholders', async () => {
  const fetchEntry = async (path: string) =>
    (await studio.request('GET', `/search-entry/${path}`, { token })).json();
  expect(await fetchEntry(`reviews/${reviewId}`)).toMatchObject({
    url: expect.stringMatching(/\/fi\/kasino\/winz-casino$/),
    title: 'Winz Casino: arvostelu ja bonuksen netto',
    description: expect.stringMatching(/^Winz Casino: .* netto/),
    fills: { wagering: '0×' },
  });
  expect(await fetchEntry(`page-texts/${pageId}`)).toMatchObject({
    url: expect.stringMatching(/\/fi\/tietosuoja$/),
    title: '',
    fills: { year: expect.stringMatching(/^20\d\d$/) },
  });
});

test('nobody else gets them, and other documents have none', async () => {
  const statusOf = async (path: string, options = {}) =>
    (await studio.request('GET', `/search-entry/${path}`, options)).status;
  expect(await statusOf(`reviews/${reviewId}`)).toBe(401);
  expect(await statusOf('reviews/999999', { token })).toBe(404);
  expect(await statusOf('users/1', { token })).toBe(404);
  expect(await statusOf('constructor/1', { token })).toBe(404);
});
