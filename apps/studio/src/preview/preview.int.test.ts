import { listDocuments } from '@nettobonus/content/documents';
import { DEVELOPMENT_PREVIEW_SECRET, verifyPreview } from '@nettobonus/store/preview-token';
import type { Draft } from '@nettobonus/store/previews';
import { beforeAll, expect, test } from 'vitest';
import type { Role } from '../access/roles.ts';
import { loadDocuments } from '../publishing/load-documents.ts';
import { logInAs, pickDocuments, type TestStudio, withTestStudio } from '../test-studio.ts';

let studio: TestStudio;
withTestStudio((started) => {
  studio = started;
});

const SITE = 'http://localhost:4321';
const tokens = new Map<Role | 'anonymous', string>();

beforeAll(async () => {
  const documents = pickDocuments(
    listDocuments(),
    ({ kind, key }) =>
      ['editorial', 'market-settings', 'navigation', 'places'].includes(kind) ||
      ['winz-casino', 'joki-casino', 'privacy', 'kultasuoni'].includes(key),
  );
  await loadDocuments(studio.payload, documents);
  for (const role of ['admin', 'market-editor', 'analyst'] as const) {
    tokens.set(role, await logInAs(studio, role));
  }
}, 120_000);

type Collection = 'listings' | 'casinos' | 'reviews' | 'page-texts' | 'competitions' | 'demo-games';

async function findId(collection: string, where: Record<string, string>): Promise<number> {
  const conditions = Object.entries(where).map(([field, value]) => ({ [field]: { equals: value } }));
  const { docs } = await studio.payload.find({
    collection: collection as Collection,
    where: { and: conditions },
    depth: 0,
  });
  const [found] = docs;
  if (!found) throw new Error(`The studio has no ${collection} with ${JSON.stringify(where)}`);
  return found.id;
}

const preview = (role: Role | 'anonymous', collection: string, id: number | string) => {
  const token = tokens.get(role);
  return studio.request('GET', `/preview/${collection}/${id}`, token ? { token } : {});
};

/** Reads the path and the stored draft of the preview to which the response redirects. */
async function followRedirect(response: Response): Promise<{ path: string; draft: Draft; minutes: number }> {
  expect(response.status).toBe(303);
  const [, token = '', path = ''] =
    /^\/preview\/([^/]+)(\/.*)$/.exec(new URL(response.headers.get('Location') ?? '').pathname) ?? [];
  const claim = verifyPreview(token, DEVELOPMENT_PREVIEW_SECRET, new Date());
  if (!claim) throw new Error('The preview URL has no valid token');
  const [row] = await studio.db<[{ draft: Draft }]>`SELECT draft FROM site.previews WHERE id = ${claim.id}`;
  return { path, draft: row.draft, minutes: (claim.expiresAt.getTime() - Date.now()) / 60_000 };
}

test('the newest draft is stored for fifteen minutes, and its URL leads to its page on the site', async () => {
  const id = await findId('listings', { title: 'Winz Casino · fi' });
  await studio.payload.update({ collection: 'listings', id, data: { bonus: '1 € luonnos' }, draft: true });
  const response = await preview('admin', 'listings', id);
  expect(response.headers.get('Location')).toMatch(new RegExp(`^${SITE}/preview/`));
  expect(response.headers.get('Cache-Control')).toBe('no-store');
  const { path, draft, minutes } = await followRedirect(response);
  expect(path).toBe('/fi/kasino/winz-casino');
  expect(minutes).toBeGreaterThan(14.9);
  expect(minutes).toBeLessThanOrEqual(15);
  expect(draft.published).toHaveLength(1);
  expect(draft.published[0]).toMatchObject({
    kind: 'listing',
    market: 'fi',
    key: 'winz-casino',
    body: { bonus: '1 € luonnos' },
  });
  const [published] = await studio.db`
    SELECT body ->> 'bonus' AS bonus FROM site.published_documents
    WHERE (kind, market, key) = ('listing', 'fi', 'winz-casino')`;
  expect(published?.bonus).not.toBe('1 € luonnos');
});

test('a preview requires read access', async () => {
  const id = await findId('listings', { title: 'Winz Casino · fi' });
  expect((await preview('market-editor', 'listings', id)).status).toBe(303);
  expect((await preview('analyst', 'listings', id)).status).toBe(404);
  expect((await preview('anonymous', 'listings', id)).status).toBe(401);
  expect((await preview('admin', 'listings', 999_999)).status).toBe(404);
  expect((await preview('admin', 'users', 1)).status).toBe(404);
});

test.each([
  ['casinos', { slug: 'winz-casino' }, '/fi/kasino/winz-casino'],
  ['reviews', { title: 'Winz Casino · se' }, '/se/kasino/winz-casino'],
  ['page-texts', { market: 'dk', page: 'privacy' }, '/dk/privatliv'],
  ['editorial', { market: 'no' }, '/no'],
  ['demo-games', { market: 'no', key: 'kultasuoni' }, '/no/demospill/kultasuoni'],
  ['market-settings', { market: 'se' }, '/se'],
  ['navigation', { market: 'dk' }, '/dk'],
  ['places', { market: 'dk' }, '/dk'],
])('a preview of %s shows their page', async (collection, where, path) => {
  const response = await preview('admin', collection, await findId(collection, where));
  expect((await followRedirect(response)).path).toBe(path);
});

test('a casino’s preview shows a market editor their own market', async () => {
  const id = await findId('casinos', { slug: 'winz-casino' });
  expect((await followRedirect(await preview('market-editor', 'casinos', id))).path).toBe(
    '/se/kasino/winz-casino',
  );
});

test('an unpublished casino is included in the preview of its listing', async () => {
  const { id: casino } = await studio.payload.create({
    collection: 'casinos',
    data: { name: 'Uusi Kasino' },
    draft: true,
  });
  const unlisted = await preview('admin', 'casinos', casino);
  expect(unlisted.status).toBe(422);
  expect(await unlisted.text()).toContain('No market lists this casino yet');
  const template = await studio.payload.findByID({
    collection: 'listings',
    id: await findId('listings', { title: 'Winz Casino · fi' }),
    depth: 0,
  });
  const { id: _, title: __, ...fields } = template;
  const { id } = await studio.payload.create({
    collection: 'listings',
    data: { ...fields, casino, _status: 'draft' },
    draft: true,
  });
  const { path, draft } = await followRedirect(await preview('admin', 'listings', id));
  expect(path).toBe('/fi/kasino/uusi-kasino');
  expect(draft.published.map(({ kind, key }) => `${kind}/${key}`)).toEqual([
    'listing/uusi-kasino',
    'casino/uusi-kasino',
  ]);
  const casinoPreview = await followRedirect(await preview('admin', 'casinos', casino));
  expect(casinoPreview.path).toBe('/fi/kasino/uusi-kasino');
  expect(casinoPreview.draft.published).toHaveLength(2);
});

test('if a draft assigns a listing to another casino, the preview removes it from the old page', async () => {
  const id = await findId('listings', { title: 'Winz Casino · no' });
  const casino = await findId('casinos', { slug: 'joki-casino' });
  await studio.payload.update({ collection: 'listings', id, data: { casino }, draft: true });
  const { path, draft } = await followRedirect(await preview('admin', 'listings', id));
  expect(path).toBe('/no/kasino/joki-casino');
  expect(draft.withdrawn).toEqual([{ kind: 'listing', market: 'no', key: 'winz-casino' }]);
});

test('the response names the fields that prevent a preview', async () => {
  const id = await findId('listings', { title: 'Winz Casino · dk' });
  await studio.payload.update({
    collection: 'listings',
    id,
    data: { bonus: '', affiliateLink: 'http://<b>' },
    draft: true,
  });
  const response = await preview('admin', 'listings', id);
  const html = await response.text();
  expect(response.status).toBe(422);
  expect(html).toContain('<b>Headline</b>');
  expect(html).toContain('<b>Affiliate link</b>');
  expect(html).toContain(`/admin/collections/listings/${id}`);
  const { id: empty } = await studio.payload.create({
    collection: 'listings',
    data: { market: 'fi' },
    draft: true,
  } as never);
  expect(await (await preview('admin', 'listings', empty)).text()).toContain('Choose a casino first.');
});
