import { expect, test } from 'vitest';
import type { Check } from './check.ts';
import { crawlMadeUp, type MadeUpSite, ORIGIN, writeSitemap } from './made-up-site.ts';
import { SITEMAP_CHECKS } from './sitemap-checks.ts';

async function find(site: MadeUpSite, name: string) {
  const check = SITEMAP_CHECKS.find((entry) => entry.name === name) as Check;
  return check
    .find(await crawlMadeUp(site))
    .map(({ url, detail }) => `${url} ${detail}`.replaceAll(ORIGIN, ''));
}

const index = (...paths: string[]) => ({
  type: 'application/xml',
  body: Buffer.from(
    `<sitemapindex>${paths.map((path) => `<sitemap><loc>${ORIGIN}${path}</loc></sitemap>`).join('')}</sitemapindex>`,
  ),
});

test('a site without a fault has none in its sitemaps', async () => {
  const site = {
    '/sitemap.xml': index('/sitemap-fi.xml'),
    '/sitemap-fi.xml': writeSitemap([{ path: '/fi', lastmod: '2026-11-15' }]),
    '/fi': {},
  };
  for (const { name } of SITEMAP_CHECKS) expect(await find(site, name), name).toEqual([]);
});

test('a sitemap that is named but not there, or does not parse, is a fault', async () => {
  const site = {
    '/sitemap.xml': index('/sitemap-fi.xml', '/sitemap-se.xml'),
    '/sitemap-se.xml': { type: 'application/xml', body: Buffer.from('<urlset><url></urlset>') },
    '/fi': {},
  };
  const faults = await find(site, 'sitemap faults');
  expect(faults[0]).toMatch('/sitemap-se.xml does not parse');
  expect(faults[1]).toBe('/sitemap-fi.xml returns 404');
});

test('a sitemap that only robots.txt names is read as well', async () => {
  const site = {
    '/robots.txt': { type: 'text/plain', body: Buffer.from(`Sitemap: ${ORIGIN}/more.xml`) },
    '/sitemap.xml': writeSitemap([{ path: '/fi' }]),
    '/more.xml': writeSitemap([{ path: '/se' }]),
    '/fi': {},
  };
  expect(await find(site, 'sitemap faults')).toEqual(['/se returns 404']);
});

test('entries are canonical pages with a date of its form, each once', async () => {
  const site = {
    '/sitemap.xml': writeSitemap([
      { path: '/fi' },
      { path: '/fi' },
      { path: '/fi/snabbcasinon' },
      { path: '/fi/pikakasinot', lastmod: '15.11.2026' },
    ]),
    '/fi': { links: ['/fi/pikakasinot'] },
    '/fi/pikakasinot': {},
    '/fi/snabbcasinon': { canonical: `${ORIGIN}/fi/pikakasinot` },
  };
  expect(await find(site, 'sitemap faults')).toEqual([
    '/fi is listed twice',
    '/fi/snabbcasinon has the canonical URL /fi/pikakasinot',
    '/fi/pikakasinot was last modified 15.11.2026',
  ]);
});

test('a page of the sitemap that nothing links to is an orphan', async () => {
  const site = { '/sitemap.xml': writeSitemap([{ path: '/fi' }, { path: '/se' }]), '/fi': {}, '/se': {} };
  expect(await find(site, 'in the sitemap, not linked')).toEqual(['/se is in the sitemap, but not linked']);
});

test('a page that is linked has to be in the sitemap, its variants not', async () => {
  const site = {
    '/sitemap.xml': writeSitemap([{ path: '/fi' }]),
    '/fi': { links: ['/fi?sort=net', '/fi/mga-kasinot'] },
    '/fi?sort=net': {},
    '/fi/mga-kasinot': {},
  };
  expect(await find(site, 'linked, not in the sitemap')).toEqual([
    '/fi/mga-kasinot is linked, but not in a sitemap',
  ]);
});

test('the sitemap names the language versions that the page names', async () => {
  const site = {
    '/sitemap.xml': writeSitemap([{ path: '/fi', alternates: { fi: '/fi' } }]),
    '/fi': { alternates: { fi: '/fi', sv: '/se' } },
    '/se': {},
  };
  expect(await find(site, 'sitemap and page differ in languages')).toEqual([
    '/fi the sitemap says [fi /fi], the page [fi /fi, sv /se]',
  ]);
});
