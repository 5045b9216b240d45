import { listAllCasinosSection, listRecommended } from '@nettobonus/domain/catalogue/casino-order';
import { isLicensedIn } from '@nettobonus/domain/catalogue/licence';
import { MARKETS, type Market } from '@nettobonus/domain/markets/market';
import { getNetValue, hasNet, netOrNull, referenceDeposit } from '@nettobonus/domain/net-value/net-value';
import { fillEditionYear } from '@nettobonus/domain/publishing/page-text';
import { parseDocument } from '@nettobonus/domain/publishing/published-document';
import { fastestPayoutMinutes } from '@nettobonus/domain/reviews/payout-time';
import { isGroup, type NavigationLink, navigationHref } from '@nettobonus/domain/routes/navigation';
import { DEDICATED_REVIEW_PATHS } from '@nettobonus/domain/routes/review-path';
import { EARNINGS_ANCHOR, getRoute, pathFor } from '@nettobonus/domain/routes/routes';
import { expect, test } from 'vitest';
import { listDocuments } from './documents.ts';
import { listSampleCasinos } from './sample-catalogue.ts';

const documents = listDocuments();
const listBodies = <K extends (typeof documents)[number]['kind']>(kind: K, market: string) =>
  documents.flatMap((document) =>
    document.kind === kind && document.market === market
      ? [document.body as Extract<(typeof documents)[number], { kind: K }>['body']]
      : [],
  );
const listSlugs = (casinos: { casino: string }[]) => casinos.map(({ casino }) => casino);
const listPages = (paths: string[]) => paths.map((path) => getRoute(path.slice(1))?.page);
/** The paths of the links, without those to a section of a page. */
const listPaths = (links: NavigationLink[]) =>
  links.map(({ path }) => path).filter((path) => !path.includes('#'));

test('every document is valid', () => {
  const problems = documents.map(parseDocument).filter(({ ok }) => !ok);
  expect(problems).toEqual([]);
});

test('no two documents have the same kind, market and key', () => {
  const names = documents.map(({ kind, market, key }) => `${kind}/${market}/${key}`);
  expect(new Set(names).size).toBe(names.length);
});

test.each(MARKETS)('%s lists only brands that exist, each in the market’s currency', (market) => {
  const brands = new Set(documents.filter(({ kind }) => kind === 'casino').map(({ key }) => key));
  const currency = { fi: 'EUR', se: 'SEK', no: 'NOK', dk: 'DKK' }[market];
  for (const { casino, terms } of listBodies('listing', market)) {
    expect(brands).toContain(casino);
    expect(terms?.currency, casino).toBe(currency);
  }
});

test('no page text has a telephone number that can break at a space', () => {
  const numbers = /0800 100 101|020-81 91 00|800 800 40|70 22 28 25/;
  const pages = documents.filter(({ kind }) => ['page', 'editorial', 'competition'].includes(kind));
  expect(pages.length).toBeGreaterThan(MARKETS.length);
  expect(pages.filter(({ body }) => numbers.test(JSON.stringify(body))).map(({ key }) => key)).toEqual([]);
});

test.each(MARKETS)('%s lists every casino with a dedicated review path', (market) => {
  const listed = listBodies('listing', market).map(({ casino }) => casino);
  expect(listed).toEqual(expect.arrayContaining(Object.keys(DEDICATED_REVIEW_PATHS)));
});

test('listings with the same licence number have the same licence', () => {
  const listings = MARKETS.flatMap((market) => listBodies('listing', market));
  const numbered = listings.map(({ licence }) => licence).filter(({ number }) => number !== undefined);
  const byNumber = Map.groupBy(numbered, ({ type, number }) => `${type} ${number}`);
  expect(byNumber.size).toBeLessThan(numbered.length);
  for (const [number, licences] of byNumber) {
    expect(new Set(licences.map((licence) => JSON.stringify(licence))).size, number).toBe(1);
  }
});

test.each(MARKETS)('%s has no review with a withdrawal time that the comparison cannot compare', (market) => {
  const unclear = listBodies('review', market).filter((review) => fastestPayoutMinutes(review) === null);
  expect(unclear.map(({ casino }) => casino)).toEqual([]);
});

test('affiliate links go to reserved hosts, with the parameters affiliate and campaign', () => {
  for (const market of MARKETS) {
    for (const { affiliateLink } of listBodies('listing', market)) {
      const url = new URL(affiliateLink ?? '');
      expect(url.hostname).toMatch(/\.example$/);
      expect([...url.searchParams.keys()]).toEqual(['affiliate', 'campaign']);
    }
  }
});

test.each<[Market, string[], string[]]>([
  [
    'fi',
    [
      '/pikakasinot',
      '/viron-lisensi',
      '/mga-kasinot',
      '/verovapaat',
      '/kierratysvapaat',
      '/yli-200-bonukset',
      '/ilmaiskierrokset',
      '/ilman-talletusta',
      '/non-sticky',
      '/kasinoarvostelut',
      '/kilpailut',
      '/demopelit',
    ],
    ['/pikakasinot', '/viron-lisensi', '/mga-kasinot', '/kierratysvapaat', '/kasinoarvostelut', '/kilpailut'],
  ],
  [
    'se',
    ['/snabbcasinon', '/omsattningsfria', '/casinorecensioner', '/tavlingar', '/demopelit'],
    ['/snabbcasinon', '/omsattningsfria', '/casinorecensioner', '/tavlingar'],
  ],
  ['no', ['/', '/casinoanmeldelser', '/demopelit'], ['/hurtigcasinoer', '/casinoanmeldelser']],
  ['dk', ['/', '/casinoanmeldelser', '/demopelit'], ['/hurtige-casinoer', '/casinoanmeldelser']],
])('the header and footer of %s link to the pages that the specification lists', (market, header, footer) => {
  const [navigation] = listBodies('navigation', market);
  const links = navigation?.header.flatMap((item) => (isGroup(item) ? item.submenu : [item]));
  // The calculator, the method, guides and news are additions to the specification's lists.
  const isArticles = (page: string | undefined) => page === 'guides' || page === 'news';
  const headerPages = listPages(listPaths(links ?? []));
  expect(headerPages.filter((page) => !isArticles(page))).toEqual([...listPages(header), 'calculator']);
  expect(headerPages.filter(isArticles)).toEqual(['guides', 'news']);
  expect(listPages(listPaths(navigation?.footer.site ?? []))).toEqual([
    ...listPages(footer),
    'guides',
    'news',
  ]);
  expect(listPages(listPaths(navigation?.footer.about ?? []))).toEqual([
    'method',
    ...listPages(['/vastuuvapauslauseke', '/tietosuoja']),
  ]);
});

test.each(MARKETS)('the header and footer of %s use the canonical names of pages', (market) => {
  const [navigation] = listBodies('navigation', market);
  const links = [
    ...(navigation?.header.flatMap((item) => (isGroup(item) ? item.submenu : [item])) ?? []),
    ...(navigation?.footer.site ?? []),
    ...(navigation?.footer.about ?? []),
  ];
  expect(links.length).toBeGreaterThan(8);
  const toHref = (path: string) => (path === '/' ? `/${market}` : `/${market}${path}`);
  expect(links.map(({ path }) => toHref(path))).toEqual(
    links.map(({ path }) => navigationHref(path, market)),
  );
  expect(links.map(({ path }) => toHref(path))).toContain(`${pathFor('method', market)}#${EARNINGS_ANCHOR}`);
});

test.each([
  ['fi', 2],
  ['se', 2],
  ['no', 1],
  ['dk', 2],
])('%s has %d help organisations', (market, count) => {
  expect(listBodies('market-settings', market)[0]?.helpOrganisations).toHaveLength(count);
});

test.each([
  ['fi', 'Parhaat kasinobonukset 2025'],
  ['se', 'Bästa casinobonusarna 2025'],
  ['no', 'Beste casinobonuser 2025'],
  ['dk', 'Bedste casinobonusser 2025'],
])('the headline in %s matches the specification in the edition of 2025', (market, headline) => {
  const home = documents.find((document) => document.market === market && document.key === 'home');
  if (home?.kind !== 'page') throw new Error(`${market} has no home page`);
  const { heading, search } = fillEditionYear(home.body, 2025);
  expect(heading).toBe(headline);
  expect(search.title).toBe(`${headline} · Nettobonus`);
});

test('no heading or search engine entry names a year: it would be out of date next year', () => {
  for (const { heading, lead, search } of MARKETS.flatMap((market) => listBodies('page', market))) {
    expect([heading, lead, ...Object.values(search)].join(' ')).not.toMatch(/\b20\d\d\b/);
  }
});

test.each(MARKETS)('no two pages in %s have the same title or heading', (market) => {
  const pages = listBodies('page', market);
  expect(new Set(pages.map(({ search }) => search.title)).size).toBe(pages.length);
  expect(new Set(pages.map(({ heading }) => heading)).size).toBe(pages.length);
});

test.each(MARKETS)(
  '%s gives a reason for every recommended casino whose bonus costs more than it gives',
  (market) => {
    const [places] = listBodies('places', market);
    for (const { casino, recommendationReason, terms } of listBodies('listing', market)) {
      const value = getNetValue(terms, referenceDeposit(market));
      if (places?.recommended.includes(casino) && hasNet(value) && value.net < 0)
        expect(recommendationReason, casino).toBeDefined();
      else expect(recommendationReason, casino).toBeUndefined();
    }
  },
);

test('the featured casino is Rizzio Casino in fi and Ninja Casino in se; there is none in no and dk', () => {
  expect(MARKETS.map((market) => listBodies('places', market)[0]?.featuredCasino)).toEqual([
    'rizzio-casino',
    'ninja-casino',
    undefined,
    undefined,
  ]);
});

test('in the fi list Joki Casino, Flamez Casino and Klikki Casino come first', () => {
  expect(MARKETS.map((market) => listBodies('places', market)[0]?.leading)).toEqual([
    ['joki-casino', 'flamez-casino', 'klikki-casino'],
    [],
    [],
    [],
  ]);
  expect(listSlugs(listAllCasinosSection(listSampleCasinos('fi'))).slice(0, 4)).toEqual([
    'joki-casino',
    'flamez-casino',
    'klikki-casino',
    'casinoist',
  ]);
});

test('the "all" lists exclude the seven casinos that the specification names', () => {
  const named = /^(winz-casino|247-bet|rizzio-casino|kiekka-casino|boost-casino|ninja-casino|speedz-casino)$/;
  for (const market of MARKETS) {
    const slugs = listSlugs(listSampleCasinos(market));
    expect(slugs.some((slug) => named.test(slug))).toBe(true);
    expect(listSlugs(listAllCasinosSection(listSampleCasinos(market))), market).toEqual(
      slugs.filter((slug) => !named.test(slug)),
    );
  }
});

test('the fi recommended section is ordered Winz, Rizzio, Speedz, Casinoist, Kiekka, 247 Bet', () => {
  expect(listSlugs(listRecommended(listSampleCasinos('fi')))).toEqual([
    'winz-casino',
    'rizzio-casino',
    'speedz-casino',
    'casinoist',
    'kiekka-casino',
    '247-bet',
  ]);
});

test('every casino that the editorial block or the places mention is listed in its market', () => {
  for (const market of MARKETS) {
    const listed = new Set(listBodies('listing', market).map(({ casino }) => casino));
    const [editorial] = listBodies('editorial', market);
    const [places] = listBodies('places', market);
    const mentioned = [
      ...(editorial?.best.entries.map(({ casino }) => casino) ?? []),
      ...[places?.leading, places?.recommended, places?.leftOut].flatMap((casinos) => casinos ?? []),
      ...Object.values(places?.categories ?? {}).flat(),
      places?.featuredCasino,
      places?.monthCasino,
    ].filter((casino) => casino !== undefined);
    for (const casino of mentioned) expect(listed, market).toContain(casino);
  }
});

test('Denmark’s “highest net with a Danish licence” is the casino of which that is true', () => {
  const [{ net, best } = { net: 0, best: '' }] = listSampleCasinos('dk')
    .filter(({ licence }) => isLicensedIn('dk', licence))
    .map(({ casino, terms }) => ({
      best: casino,
      net: netOrNull(getNetValue(terms, referenceDeposit('dk'))) ?? 0,
    }))
    .toSorted((a, b) => b.net - a.net);
  expect(net).toBeGreaterThan(0);
  expect(listBodies('editorial', 'dk')[0]?.best.entries[0]).toMatchObject({
    title: 'Højeste netto med dansk tilladelse',
    casino: best,
  });
});

test('Norway’s five categories have no casino yet, and Denmark’s casinos differ from Finland’s and Sweden’s', () => {
  const listBestCasinos = (market: string) =>
    listBodies('editorial', market)[0]?.best.entries.map(({ casino }) => casino) ?? [];
  expect(listBestCasinos('no')).toEqual([undefined, undefined, undefined, undefined, undefined]);
  const elsewhere = [...listBestCasinos('fi'), ...listBestCasinos('se')];
  expect(listBestCasinos('dk').filter((casino) => elsewhere.includes(casino))).toEqual([]);
});

test.each(MARKETS)('the editorial block of %s has as many entries as the specification says', (market) => {
  const [editorial] = listBodies('editorial', market);
  const lists = [
    editorial?.best.entries,
    editorial?.why.cards,
    editorial?.why.benefits,
    editorial?.advantages.items,
    editorial?.standards.items,
    editorial?.bonusTypes.items,
  ];
  expect(lists.map((list) => list?.length)).toEqual([5, 4, 7, 4, 6, 4]);
});

test('the long guide has as many entries as the specification says, and a note on its steps', () => {
  const guide = listBodies('editorial', 'fi')[0]?.guide;
  const lists = [
    guide?.claimSteps,
    guide?.terms,
    guide?.localFeatures,
    guide?.localQualities,
    guide?.choosingTips,
    guide?.experiences,
  ];
  expect(lists.map((list) => list?.items.length)).toEqual([5, 6, 6, 4, 6, 5]);
  expect(guide?.claimSteps.note).toMatch(/./);
  expect(guide?.conclusion.paragraphs.length).toBeGreaterThan(0);
});

test('only Finland has the long guide', () => {
  expect(MARKETS.map((market) => listBodies('editorial', market)[0]?.guide !== undefined)).toEqual([
    true,
    false,
    false,
    false,
  ]);
});
