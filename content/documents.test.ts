import { MARKETS, type Market } from '@nettobonus/domain/markets/market';
import { getNetValue, referenceDeposit } from '@nettobonus/domain/net-value/net-value';
import { parseDocument } from '@nettobonus/domain/publishing/published-document';
import { isGroup, type NavigationLink } from '@nettobonus/domain/routes/navigation';
import { DEDICATED_REVIEWS } from '@nettobonus/domain/routes/review-path';
import { EARNINGS_ANCHOR, pathFor } from '@nettobonus/domain/routes/routes';
import { expect, test } from 'vitest';
import { listDocuments } from './documents.ts';

const documents = listDocuments();
const bodiesOf = <K extends (typeof documents)[number]['kind']>(kind: K, market: string) =>
  documents.flatMap((document) =>
    document.kind === kind && document.market === market
      ? [document.body as Extract<(typeof documents)[number], { kind: K }>['body']]
      : [],
  );
const pathsOf = (links: NavigationLink[]) => links.map(({ path }) => path);

test('every document is valid', () => {
  const problems = documents.map(parseDocument).filter(({ ok }) => !ok);
  expect(problems).toEqual([]);
});

test('no two documents have the same name', () => {
  const names = documents.map(({ kind, market, key }) => `${kind}/${market}/${key}`);
  expect(new Set(names).size).toBe(names.length);
});

test.each(MARKETS)('%s lists only brands that exist, each in the market’s currency', (market) => {
  const brands = new Set(documents.filter(({ kind }) => kind === 'casino').map(({ key }) => key));
  const currency = { fi: 'EUR', se: 'SEK', no: 'NOK', dk: 'DKK' }[market];
  for (const { casino, terms } of bodiesOf('listing', market)) {
    expect(brands).toContain(casino);
    expect(terms?.currency, casino).toBe(currency);
  }
});

test.each(MARKETS)('%s lists every casino with a dedicated review', (market) => {
  const listed = bodiesOf('listing', market).map(({ casino }) => casino);
  expect(listed).toEqual(expect.arrayContaining(Object.keys(DEDICATED_REVIEWS)));
});

test('affiliate links go to reserved hosts, with affiliate and campaign', () => {
  for (const market of MARKETS) {
    for (const { affiliateLink } of bodiesOf('listing', market)) {
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
])('header and footer of %s link what the specification lists', (market, header, footer) => {
  const [navigation] = bodiesOf('navigation', market);
  const headerPaths = navigation?.header.flatMap((item) => pathsOf(isGroup(item) ? item.submenu : [item]));
  // The calculator is an addition to the specification's list and comes last.
  expect(headerPaths).toEqual([...header, pathFor('calculator', market).slice(3)]);
  expect(pathsOf(navigation?.footer.site ?? [])).toEqual(footer);
  const method = pathFor('method', market).slice(3);
  expect(pathsOf(navigation?.footer.about ?? [])).toEqual([
    method,
    `${method}#${EARNINGS_ANCHOR}`,
    '/vastuuvapauslauseke',
    '/tietosuoja',
  ]);
});

test.each([
  ['fi', 2],
  ['se', 2],
  ['no', 1],
  ['dk', 1],
])('%s names %d help organisations', (market, count) => {
  expect(bodiesOf('market-settings', market)[0]?.helpOrganisations).toHaveLength(count);
});

test.each([
  ['fi', 'Parhaat kasinobonukset 2025'],
  ['se', 'Bästa casinobonusarna 2025'],
  ['no', 'Beste casinobonuser 2025'],
  ['dk', 'Bedste casinobonusser 2025'],
])('the headline of %s is the specification’s', (market, headline) => {
  const home = documents.find(
    ({ kind, market: m, key }) => kind === 'page' && m === market && key === 'home',
  );
  expect(home?.body).toMatchObject({ heading: headline });
});

test.each(MARKETS)('every page of %s has a title and heading of its own', (market) => {
  const pages = bodiesOf('page', market);
  expect(new Set(pages.map(({ search }) => search.title)).size).toBe(pages.length);
  expect(new Set(pages.map(({ heading }) => heading)).size).toBe(pages.length);
});

test.each(MARKETS)(
  '%s gives a reason for every recommended casino whose bonus costs more than it gives',
  (market) => {
    for (const { casino, recommended, recommendationReason, terms } of bodiesOf('listing', market)) {
      const value = getNetValue(terms, referenceDeposit(market));
      if (recommended && value.state !== 'unknown' && value.net < 0)
        expect(recommendationReason, casino).toBeDefined();
      else expect(recommendationReason, casino).toBeUndefined();
    }
  },
);

test('the featured casino is Rizzio Casino in fi and Ninja Casino in se; there is none in no and dk', () => {
  expect(MARKETS.map((market) => bodiesOf('market-settings', market)[0]?.featuredCasino)).toEqual([
    'rizzio-casino',
    'ninja-casino',
    undefined,
    undefined,
  ]);
});

test('every casino that a text names is listed in its market', () => {
  for (const market of MARKETS) {
    const listed = new Set(bodiesOf('listing', market).map(({ casino }) => casino));
    const [editorial] = bodiesOf('editorial', market);
    const [settings] = bodiesOf('market-settings', market);
    const named = [
      ...(editorial?.best.entries.map(({ casino }) => casino) ?? []),
      settings?.featuredCasino,
      settings?.monthCasino,
    ].filter((casino) => casino !== undefined);
    for (const casino of named) expect(listed, market).toContain(casino);
  }
});

test('Norway’s five categories are still to come, Denmark names other casinos than Finland and Sweden', () => {
  const bestOf = (market: string) =>
    bodiesOf('editorial', market)[0]?.best.entries.map(({ casino }) => casino) ?? [];
  expect(bestOf('no')).toEqual([undefined, undefined, undefined, undefined, undefined]);
  for (const [index, casino] of bestOf('dk').entries()) {
    expect([bestOf('fi')[index], bestOf('se')[index]]).not.toContain(casino);
  }
});

test.each(MARKETS)('the editorial block of %s has as many entries as the specification says', (market) => {
  const [editorial] = bodiesOf('editorial', market);
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

test('the long guide has as many entries as the specification says, and a note to its steps', () => {
  const guide = bodiesOf('editorial', 'fi')[0]?.guide;
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
  expect(MARKETS.map((market) => bodiesOf('editorial', market)[0]?.guide !== undefined)).toEqual([
    true,
    false,
    false,
    false,
  ]);
});
