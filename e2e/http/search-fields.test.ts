import { listDocuments } from '@nettobonus/content/documents';
import type { PublishedDocument } from '@nettobonus/domain/publishing/published-document';
import { load } from 'cheerio';
import { expect, test } from 'vitest';
import { withServedSite } from '../../bench/served-site.ts';

const MEDIA = 'ab'.repeat(32);
const CANONICAL = 'https://elsewhere.example/tietosuoja';

/** The sample as our own content, in which editors have filled in search fields. */
const documents = listDocuments().map((document): PublishedDocument => {
  const { kind, market, key } = document;
  if (kind === 'market-settings') return { ...document, body: { ...document.body, isSample: false } };
  if (market !== 'fi') return document;
  if (kind === 'review' && key === 'winz-casino') {
    const picture = { media: MEDIA, width: 1200, height: 700, alt: 'Kassa' };
    return { ...document, body: { ...document.body, search: { title: 'Oma otsikko', picture } } };
  }
  if (kind === 'page' && key === 'privacy') {
    const search = { ...document.body.search, canonical: CANONICAL };
    return { ...document, body: { ...document.body, search } };
  }
  if (kind === 'page' && key === 'method') {
    const search = { ...document.body.search, noindex: true as const };
    return { ...document, body: { ...document.body, search } };
  }
  return document;
});

test('pages have the titles, addresses, pictures and robots rules that editors chose', async () => {
  await withServedSite(async (site) => {
    const loadHead = async (path: string) => load(await (await fetch(site + path)).text());
    const review = await loadHead('/fi/kasino/winz-casino');
    expect(review('title').text()).toBe('Oma otsikko');
    expect(review('meta[name=description]').attr('content')).toMatch(/^Winz Casino: /);
    expect(review('meta[property="og:title"]').attr('content')).toBe('Oma otsikko');
    expect(review('meta[property="og:image"]').attr('content')).toMatch(
      new RegExp(`^http.*/media/${MEDIA}\\.webp$`),
    );
    expect(review('meta[property="og:image:width"]').attr('content')).toBe('1200');
    expect(review('meta[property="og:image:height"]').attr('content')).toBe('700');
    expect(review('meta[property="og:image:alt"]').attr('content')).toBe('Kassa');
    expect(review('link[rel=canonical]').attr('href')).toMatch(/\/fi\/kasino\/winz-casino$/);

    const privacy = await loadHead('/fi/tietosuoja');
    expect(privacy('link[rel=canonical]').attr('href')).toBe(CANONICAL);
    expect(privacy('meta[property="og:url"]').attr('content')).toBe(CANONICAL);
    expect(privacy('link[hreflang]')).toHaveLength(0);

    const method = await loadHead('/fi/nain-laskimme');
    expect(method('meta[name=robots]').attr('content')).toBe('noindex, follow');

    const sitemap = await (await fetch(`${site}/sitemap-fi.xml`)).text();
    expect(sitemap).toContain('/fi/kasino/winz-casino<');
    for (const path of ['/fi/tietosuoja', '/fi/nain-laskimme']) expect(sitemap).not.toContain(path);
    const swedish = await loadHead('/se/integritet');
    const versions = swedish('link[hreflang]').toArray();
    expect(versions.map(({ attribs }) => attribs.hreflang)).toEqual(['sv', 'no', 'nb', 'da', 'x-default']);
  }, documents);
});
