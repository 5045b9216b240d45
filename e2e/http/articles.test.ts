import { MARKETS, type Market } from '@nettobonus/domain/markets/market';
import { pathFor } from '@nettobonus/domain/routes/routes';
import { expect, test } from 'vitest';
import { getTexts, loadPage, send, siteUrl } from './site.ts';

const GUIDES: Record<Market, string> = {
  fi: '/fi/oppaat/nain-kierratys-toimii',
  se: '/se/guider/sa-fungerar-omsattningskravet',
  no: '/no/guider/slik-virker-omsetningskravet',
  dk: '/dk/guider/saadan-virker-gennemspil',
};
const NEWS: Record<Market, string> = {
  fi: '/fi/uutiset/lupajarjestelma-alkaa-2027',
  se: '/se/nyheter/konsumentverkets-rad-om-spelreklam',
  no: '/no/nyheter/netto-for-ditt-eget-innskudd',
  dk: '/dk/nyheder/ingen-gennemspil-paa-gevinster-fra-spins',
};

test.each(MARKETS)(
  'in %s the lists link to all articles of their kind, and the navigation to the lists',
  async (market) => {
    const guides = await loadPage(pathFor('guides', market));
    const links = guides('.article-list a').map((_, link) => guides(link).attr('href'));
    expect(links.toArray()).toContain(GUIDES[market]);
    expect(links.length).toBe(2);
    expect(guides('.site-nav [aria-current=page]').attr('href')).toBe(pathFor('guides', market));
    const news = await loadPage(pathFor('news', market));
    expect(news('.article-list a').attr('href')).toBe(NEWS[market]);
    const footer = news('footer a')
      .map((_, link) => news(link).attr('href'))
      .toArray();
    expect(footer).toContain(pathFor('guides', market));
    expect(footer).toContain(pathFor('news', market));
  },
);

test.each(MARKETS)('in %s a guide has its contents, author, dates, table and metadata', async (market) => {
  const path = GUIDES[market];
  const $ = await loadPage(path);
  const anchors = $('.contents nav a')
    .map((_, link) => $(link).attr('href'))
    .toArray();
  expect(anchors.length).toBe(4);
  for (const anchor of anchors) expect($(anchor ?? '').length, anchor).toBe(1);
  expect($('h1').length).toBe(1);
  expect($('.article-byline time').length).toBe(2);
  expect($('article table tbody tr').length).toBe(3);
  expect($('.article-related a').length).toBe(3);
  expect($('link[rel=canonical]').attr('href')).toBe(siteUrl + path);
  expect($('link[rel=alternate][hreflang]').length).toBe(0);
  expect($('meta[property="og:type"]').attr('content')).toBe('article');
  expect($('meta[property="og:image"]').attr('content')).toBe(`${siteUrl}/og-image.png`);
  const graph: { '@type': string; [name: string]: unknown }[] = JSON.parse(
    $('script[type="application/ld+json"]').text(),
  )['@graph'];
  const [author] = getTexts($, $('.article-author b'));
  expect(graph.find((thing) => thing['@type'] === 'Article')).toMatchObject({
    headline: $('h1').text(),
    author: { '@type': 'Person', name: author },
    datePublished: $('.article-byline time').first().attr('datetime'),
    disambiguatingDescription: expect.any(String),
  });
  expect(graph.find((thing) => thing['@type'] === 'BreadcrumbList')).toMatchObject({
    itemListElement: [
      { position: 1 },
      { item: siteUrl + pathFor('guides', market) },
      { item: siteUrl + path },
    ],
  });
});

test('sample authors are marked as invented', async () => {
  const $ = await loadPage(GUIDES.fi);
  expect(getTexts($, $('.article-author > span:last-child > span'))).toEqual([
    'bonustoimittaja',
    'Keksitty henkilö',
  ]);
});

test.each(MARKETS)(
  'in %s articles are in the sitemap, the feed, the search and the suggestions',
  async (market) => {
    const sitemap = await (await send(`/sitemap-${market}.xml`)).text();
    for (const path of [GUIDES[market], NEWS[market], pathFor('guides', market), pathFor('news', market)])
      expect(sitemap).toContain(`<loc>${siteUrl}${path}</loc>`);
    const feed = await (await send(`/${market}/feed.xml`)).text();
    expect(feed).toContain(`${siteUrl}${GUIDES[market]}`);
    expect(feed).toContain(`${siteUrl}${NEWS[market]}`);
    const title = (await loadPage(NEWS[market]))('h1').text();
    const search = encodeURIComponent(title);
    const results = await loadPage(`/${market}?search=${search}`);
    expect(
      results('.search-results a')
        .map((_, link) => results(link).attr('href'))
        .toArray(),
    ).toContain(NEWS[market]);
    const suggestions = await (
      await send(`/${market}/part/suggestions?search=${encodeURIComponent(title.slice(0, 24))}`)
    ).text();
    expect(suggestions).toContain(NEWS[market]);
  },
);

test.each([
  '/fi/oppaat/ei-ole',
  '/fi/uutiset/nain-kierratys-toimii',
  '/se/guider/nain-kierratys-toimii',
  '/fi/oppaat/nain-kierratys-toimii/lisaa',
])('%s is not found', async (path) => {
  expect((await send(path)).status).toBe(404);
});

test('an article has one address: other names of its list redirect nowhere, and capitals to lower case', async () => {
  expect((await send('/fi/oppaat/Nain-Kierratys-Toimii')).headers.get('location')).toBe(GUIDES.fi);
  const $ = await loadPage('/fi/guider/nain-kierratys-toimii');
  expect($('link[rel=canonical]').attr('href')).toBe(siteUrl + GUIDES.fi);
});
