import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { listDocuments } from '@nettobonus/content/documents';
import type { PublishedDocument } from '@nettobonus/domain/publishing/published-document';
import { DocumentSet } from '@nettobonus/store/document-set';
import { writeSnapshotFile } from '@nettobonus/store/snapshot-file';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';

/*
 * Markets with and without articles, without PostgreSQL: nothing listens at this address, so the site reads its last
 * snapshot from disk. Norway has no articles, and Denmark has guides only, whose author is not published.
 */
let folder: string;
const isIncluded = ({ kind, market, body }: PublishedDocument) => {
  if (kind === 'person') return market !== 'dk';
  if (kind !== 'article' || market === 'fi' || market === 'se') return true;
  return market === 'dk' && body.kind === 'guide';
};
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'articles-'));
  const path = join(folder, 'snapshot.ndjson');
  const documents = listDocuments()
    .filter(isIncluded)
    .map((document) => ({ ...document, publishedAt: null, publishedSince: null }));
  await writeSnapshotFile(path, DocumentSet.from(1, documents));
  vi.stubEnv('SNAPSHOT_PATH', path);
  vi.stubEnv('DATABASE_URL', 'postgres://site@127.0.0.1:1/none');
  const { waitForContent } = await import('./server/content.ts');
  expect(await waitForContent()).toBe(true);
});
afterAll(() => rm(folder, { recursive: true }));

test('a list without articles is no page: not in the sitemap, the search or the navigation', async () => {
  const { listRoutes } = await import('./server/published-pages.ts');
  const { buildShell } = await import('./layout/build-shell.ts');
  const { getSearchIndex } = await import('./server/search/site-search.ts');
  const listLists = (market: 'fi' | 'no' | 'dk') =>
    listRoutes(market).flatMap(({ page }) => (page === 'guides' || page === 'news' ? [page] : []));
  expect(listLists('fi')).toEqual(['guides', 'news']);
  expect(listLists('dk')).toEqual(['guides']);
  expect(listLists('no')).toEqual([]);
  const listLinks = (market: 'fi' | 'no' | 'dk') => {
    const locals = { market, deposit: 100_00, url: new URL('http://localhost'), route: { page: 'home' } };
    const { navigation, footer } = buildShell(locals as App.Locals);
    return [...navigation, ...footer.site].flatMap((item) =>
      'links' in item || !/\/(oppaat|uutiset|guider|nyhe[td]er)$/.test(item.href) ? [] : [item.href],
    );
  };
  expect(listLinks('fi')).toEqual(['/fi/oppaat', '/fi/uutiset', '/fi/oppaat', '/fi/uutiset']);
  expect(listLinks('dk')).toEqual(['/dk/guider', '/dk/guider']);
  expect(listLinks('no')).toEqual([]);
  const found = (await getSearchIndex('no')).search('nyheter').map(({ document }) => document.id);
  expect(found).not.toContain('page:news');
});

test('an address is an article of its kind and market only', async () => {
  const { isPublished } = await import('./server/published-pages.ts');
  const slug = 'nain-kierratys-toimii';
  expect(isPublished('fi', { page: 'guide', slug })).toBe(true);
  expect(isPublished('fi', { page: 'news-item', slug })).toBe(false);
  expect(isPublished('se', { page: 'guide', slug })).toBe(false);
});

test('an article’s language links lead to the lists of the other markets, or their home pages', async () => {
  const { buildShell } = await import('./layout/build-shell.ts');
  const route = { page: 'guide', slug: 'nain-kierratys-toimii' };
  const url = new URL('http://localhost');
  const { markets } = buildShell({ market: 'fi', deposit: 100_00, url, route } as App.Locals);
  expect(markets.map(({ href }) => href)).toEqual([
    '/fi/oppaat',
    '/se/guider',
    expect.stringMatching(/^\/no#/),
    '/dk/guider',
  ]);
});

test('without its author an article names the site', async () => {
  const { buildArticlePage } = await import('./server/articles.ts');
  expect(buildArticlePage('dk', 'saadan-virker-gennemspil')).toMatchObject({
    author: null,
    metadata: { article: { author: null } },
  });
});

test('related articles that the market does not have are left out', async () => {
  const { buildArticlePage } = await import('./server/articles.ts');
  const { related } = buildArticlePage('se', 'konsumentverkets-rad-om-spelreklam');
  expect(related.map(({ href }) => href)).toEqual(['/se/guider/casino-med-svensk-licens']);
  const { related: pages } = buildArticlePage('fi', 'kasinovoiton-verotus');
  expect(pages.map(({ href }) => href)).toEqual([
    '/fi/oppaat/nain-kierratys-toimii',
    '/fi/verovapaat',
    '/fi/viron-lisenssi',
    '/fi/mga-kasinot',
  ]);
});
