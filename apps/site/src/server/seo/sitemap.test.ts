import { XMLParser } from 'fast-xml-parser';
import { expect, test } from 'vitest';
import { buildSitemap, buildSitemapIndex } from './sitemap.ts';

const parse = (document: string) =>
  new XMLParser({ ignoreAttributes: false, isArray: (name) => name === 'url' || name === 'sitemap' }).parse(
    document,
    true,
  );
const changedAt = new Date('2025-05-12T12:00:00Z');

test('a page is listed with its date and its language versions', () => {
  const alternates = [
    { hreflang: 'fi', href: 'https://x.example/fi' },
    { hreflang: 'sv', href: 'https://x.example/se' },
  ];
  const { urlset } = parse(
    buildSitemap([{ url: 'https://x.example/fi', lastChangedAt: changedAt, alternates }]),
  );
  expect(urlset.url).toEqual([
    {
      loc: 'https://x.example/fi',
      lastmod: '2025-05-12T12:00:00.000Z',
      'xhtml:link': alternates.map(({ hreflang, href }) => ({
        '@_rel': 'alternate',
        '@_hreflang': hreflang,
        '@_href': href,
      })),
    },
  ]);
});

test('a page without a known date has no lastmod, and a page in one language has no alternates', () => {
  const { urlset } = parse(
    buildSitemap([{ url: `https://x.example/fi?a=1&b=<">`, lastChangedAt: null, alternates: [] }]),
  );
  expect(urlset.url).toEqual([{ loc: `https://x.example/fi?a=1&b=<">` }]);
});

test('the index lists every sitemap with its date', () => {
  const { sitemapindex } = parse(
    buildSitemapIndex([
      { url: 'https://x.example/sitemap-fi.xml', lastChangedAt: changedAt },
      { url: 'https://x.example/sitemap-se.xml', lastChangedAt: null },
    ]),
  );
  expect(sitemapindex.sitemap).toEqual([
    { loc: 'https://x.example/sitemap-fi.xml', lastmod: '2025-05-12T12:00:00.000Z' },
    { loc: 'https://x.example/sitemap-se.xml' },
  ]);
});
