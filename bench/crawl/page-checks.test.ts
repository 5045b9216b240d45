import { expect, test } from 'vitest';
import { INDEXING_CHECKS } from './indexing-checks.ts';
import { LANGUAGE_CHECKS } from './language-checks.ts';
import { crawlMadeUp, type MadeUpSite, ORIGIN } from './made-up-site.ts';
import { isAllowed, parseRobots } from './robots-txt.ts';
import { TEXT_CHECKS } from './text-checks.ts';

const CHECKS = [...TEXT_CHECKS, ...LANGUAGE_CHECKS, ...INDEXING_CHECKS];
const ROBOTS = {
  type: 'text/plain',
  body: Buffer.from(`User-agent: *\nDisallow: /go/\n\nSitemap: ${ORIGIN}/sitemap.xml\n`),
};

/** Every check that finds something, with what it finds. */
async function judge(site: MadeUpSite, also: string[] = []): Promise<Record<string, string[]>> {
  const crawl = await crawlMadeUp({ '/robots.txt': ROBOTS, ...site }, { also });
  return Object.fromEntries(
    CHECKS.map(
      ({ name, find }) =>
        [name, find(crawl).map(({ url, detail }) => `${url} ${detail}`.replaceAll(ORIGIN, ''))] as const,
    ).filter(([, found]) => found.length > 0),
  );
}

const FOUR = { fi: '/fi', sv: '/se', no: '/no', nb: '/no', da: '/dk', 'x-default': '/fi' };
const HOMES = {
  '/fi': { alternates: FOUR, links: ['/se', '/no', '/dk'] },
  '/se': { alternates: FOUR, lang: 'sv' },
  '/no': { alternates: FOUR, lang: 'no' },
  '/dk': { alternates: FOUR, lang: 'da' },
};

test('pages that are as they should be fail no check', async () => {
  expect(await judge(HOMES)).toEqual({});
});

test('a title, a description and a heading are there, once', async () => {
  expect(
    await judge({
      '/fi': { title: '', description: '', heading: '', body: '<h1>One</h1><h1>Two</h1>' },
    }),
  ).toEqual({
    'title: not exactly one': ['/fi has 0'],
    'description: not exactly one': ['/fi has 0'],
    'h1: not exactly one': ['/fi has 2'],
  });
});

test('the same words on two pages are found within a language, not across languages', async () => {
  const same = {
    title: 'Same',
    heading: 'Same',
    description: 'Same words for a search engine, on two pages at once.',
  };
  expect(
    await judge({
      ...HOMES,
      '/fi': { ...HOMES['/fi'], ...same, links: ['/se', '/no', '/dk', '/fi/mga-kasinot'] },
      '/se': { ...HOMES['/se'], ...same },
      '/fi/mga-kasinot': same,
    }),
  ).toEqual({
    'title: used twice': ['/fi/mga-kasinot "Same" as on /fi'],
    'description: used twice': [`/fi/mga-kasinot "${same.description}" as on /fi`],
    'h1: used twice': ['/fi/mga-kasinot "Same" as on /fi'],
  });
});

test('titles and descriptions keep to their lengths', async () => {
  const lengths = async (title: number, description: number) =>
    Object.keys(await judge({ '/fi': { title: 't'.repeat(title), description: 'd'.repeat(description) } }));
  expect(await lengths(60, 155)).toEqual([]);
  expect(await lengths(60, 50)).toEqual([]);
  expect(await lengths(61, 156)).toEqual([
    'title: over 60 characters',
    'description: not 50 to 155 characters',
  ]);
  expect(await lengths(1, 49)).toEqual(['description: not 50 to 155 characters']);
});

test('the language of a page is that of its market', async () => {
  expect(await judge({ ...HOMES, '/se': { alternates: FOUR, lang: 'se' } })).toEqual({
    'html lang': ['/se lang="se"'],
  });
});

test('a market code in place of a language code is found', async () => {
  const wrong = { fi: '/fi', se: '/se', no: '/no', nb: '/no', da: '/dk', 'x-default': '/fi' };
  expect(await judge({ ...HOMES, '/dk': { alternates: wrong, lang: 'da' } })).toEqual({
    'hreflang: not the existing versions': ['/dk lacks sv /se; has se /se'],
  });
});

test('a version left out is missed, and those that name it get no return', async () => {
  const found = await judge({ ...HOMES, '/dk': { lang: 'da' } });
  expect(found['hreflang: no return link']).toEqual([
    '/fi /dk does not link back',
    '/se /dk does not link back',
    '/no /dk does not link back',
  ]);
  expect(found['hreflang: not the existing versions']?.[0]).toMatch('/dk lacks fi /fi, sv /se, no /no');
});

test('a version that is not there, or known otherwise, is found', async () => {
  expect(
    await judge({
      '/fi': { alternates: { sv: '/se/snabbcasinon', da: '/dk' }, links: ['/se/snabbcasinon'] },
      '/se/snabbcasinon': { lang: 'sv', canonical: `${ORIGIN}/se/other` },
      '/se/other': { lang: 'sv' },
    }),
  ).toMatchObject({
    'hreflang: not 200 or not canonical': [
      '/fi /se/snabbcasinon has the canonical URL /se/other',
      '/fi /dk returns 404',
    ],
  });
});

test('a page that one market has alone names no versions', async () => {
  const found = await judge({ '/fi': { alternates: { fi: '/fi', 'x-default': '/fi' } } });
  expect(found).toEqual({ 'hreflang: not the existing versions': ['/fi has fi /fi, x-default /fi'] });
});

test('a canonical is there once, whole, answers, and is the name that the route table gives', async () => {
  const canonical = async (page: object, others: MadeUpSite = {}) =>
    (await judge({ '/fi': { links: ['/fi/snabbcasinon'] }, '/fi/snabbcasinon': page, ...others })).canonical;
  expect(
    await canonical({ canonical: `${ORIGIN}/fi/pikakasinot` }, { '/fi/pikakasinot': {} }),
  ).toBeUndefined();
  expect(await canonical({})).toEqual(['/fi/snabbcasinon /fi/snabbcasinon in place of /fi/pikakasinot']);
  expect(await canonical({ canonical: '/fi/pikakasinot' })).toEqual([
    '/fi/snabbcasinon /fi/pikakasinot is not absolute',
  ]);
  expect(await canonical({ canonical: `${ORIGIN}/fi/pikakasinot` })).toEqual([
    '/fi/snabbcasinon /fi/pikakasinot returns 404',
  ]);
  expect(
    await canonical(
      { canonical: `${ORIGIN}/fi/pikakasinot`, head: '<link rel="canonical" href="/x">' },
      { '/fi/pikakasinot': {}, '/x': {} },
    ),
  ).toEqual(['/fi/snabbcasinon has 2']);
});

test('a variant of a page is known by the address without its query', async () => {
  const site = { '/fi': { links: ['/fi?sort=net'] }, '/fi?sort=net': { canonical: `${ORIGIN}/fi?sort=net` } };
  expect(await judge(site)).toEqual({ canonical: ['/fi?sort=net /fi?sort=net in place of /fi'] });
});

test('a name that nothing links to is asked for where it is given', async () => {
  const found = await judge({ '/fi': {}, '/fi/snabbcasinon': {}, '/fi/pikakasinot': {} }, [
    '/fi/snabbcasinon',
  ]);
  expect(found.canonical).toEqual(['/fi/snabbcasinon /fi/snabbcasinon in place of /fi/pikakasinot']);
});

test('robots are let in, with large pictures', async () => {
  expect(await judge({ '/fi': { robots: 'index, follow' } })).toEqual({
    'robots meta': ['/fi does not say max-image-preview:large'],
  });
  expect(await judge({ '/fi': { robots: 'noindex, follow, max-image-preview:large' } })).toEqual({
    'robots meta': ['/fi says noindex'],
  });
});

test('robots.txt lets pages and their files in, and names the sitemap', async () => {
  const site = {
    '/fi': { body: '<img src="/tiles/a.svg" alt="">' },
    '/tiles/a.svg': { type: 'image/svg+xml' },
    '/robots.txt': {
      type: 'text/plain',
      body: Buffer.from('User-agent: *\nDisallow: /tiles\nDisallow: /fi$'),
    },
  };
  expect(await judge(site)).toEqual({
    'robots.txt': [
      '/robots.txt does not name /sitemap.xml',
      '/fi is disallowed',
      '/tiles/a.svg is disallowed',
    ],
  });
});

test('the longest rule of robots.txt decides, and rules for others are not ours', () => {
  const { rules } = parseRobots(`User-agent: Bad\nDisallow: /
User-agent: Other
User-agent: *
Disallow: /a # not this
Allow: /a/b
Disallow: /*.json$
Disallow:`);
  const allowed = (path: string) => isAllowed(rules, path);
  expect(['/', '/a', '/a/c', '/a/b', '/x.json', '/x.json?y'].map(allowed)).toEqual([
    true,
    false,
    false,
    true,
    false,
    true,
  ]);
});
