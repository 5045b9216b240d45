import { expect, test } from 'vitest';
import type { Check } from './check.ts';
import type { Crawl } from './crawl-site.ts';
import { LINK_CHECKS } from './link-checks.ts';
import { crawlMadeUp, ORIGIN } from './made-up-site.ts';

function find(crawl: Crawl, name: string) {
  const check = LINK_CHECKS.find((entry) => entry.name === name) as Check;
  return check.find(crawl).map(({ url, detail }) => `${url} ${detail}`.replaceAll(ORIGIN, ''));
}

test('a link to a page that is not there is broken, whichever page has it', async () => {
  const crawl = await crawlMadeUp({
    '/fi': { links: ['/fi/pikakasinot', '/fi/viron-lisensi'] },
    '/fi/pikakasinot': { links: ['/fi/viron-lisensi'] },
  });
  expect(find(crawl, 'broken links')).toEqual([
    '/fi link to /fi/viron-lisensi returns 404 (and from 1 more pages)',
  ]);
});

test('files and forms can be broken as links can', async () => {
  const crawl = await crawlMadeUp({
    '/fi': {
      head: '<link rel="stylesheet" href="/a.css"><link rel="icon" href="/icon.svg">',
      body: `<img src="/b.svg" srcset="/c.svg 1x, /d.svg 2x" alt=""><script src="/e.js"></script>
        <form action="/fi/nettolaskuri#x"></form><form method="POST" action="/fi/send"></form>
        <astro-island component-url="/f.js"></astro-island>`,
    },
    '/b.svg': { type: 'image/svg+xml' },
  });
  const broken = find(crawl, 'broken links').map((line) => line.split(' ')[3]);
  expect(broken.toSorted()).toEqual([
    '/a.css',
    '/c.svg',
    '/d.svg',
    '/e.js',
    '/f.js',
    '/fi/nettolaskuri',
    '/icon.svg',
  ]);
});

test('one redirect is reported and followed, two are too many', async () => {
  const crawl = await crawlMadeUp({
    '/fi': { links: ['/once', '/twice'] },
    '/once': { status: 301, location: '/fi' },
    '/twice': { status: 301, location: '/once' },
  });
  expect(find(crawl, 'redirected links')).toEqual([
    '/fi /once redirects to /fi',
    '/fi /twice redirects to /once',
  ]);
  expect(find(crawl, 'broken links')).toEqual(['/fi link to /twice returns 301 after a redirect']);
});

test('a fragment has to name something on the page it leads to', async () => {
  const crawl = await crawlMadeUp({
    '/fi': {
      links: ['/fi/tietosuoja#here', '/fi/tietosuoja#gone', '#top', '#pää'],
      body: '<p id="pää"></p>',
    },
    '/fi/tietosuoja': { body: '<p id="here"></p>', links: ['#gone-too'] },
  });
  expect(find(crawl, 'missing fragments')).toEqual([
    '/fi /fi/tietosuoja has no element #gone',
    '/fi/tietosuoja /fi/tietosuoja has no element #gone-too',
  ]);
});

test('clicks and endpoints are never asked for, nor other sites', async () => {
  const asked: string[] = [];
  await crawlMadeUp(
    { '/fi': { links: ['/go/casino', '/api/chat', '/gone', 'https://elsewhere.example/', 'mailto:a@b.c'] } },
    { asked },
  );
  expect(asked.map((url) => url.replace(ORIGIN, '')).toSorted()).toEqual([
    '/',
    '/fi',
    '/gone',
    '/robots.txt',
    '/sitemap.xml',
  ]);
});

test('addresses that differ in the values of their query are asked for once', async () => {
  const asked: string[] = [];
  const crawl = await crawlMadeUp(
    {
      '/fi': { links: ['/fi?a=1', '/fi?a=2', '/fi?a=3&b=1', '/fi?b=2&a=1'] },
      '/fi?a=1': {},
      '/fi?a=3&b=1': {},
    },
    { asked },
  );
  expect(asked.filter((url) => url.includes('?'))).toEqual([`${ORIGIN}/fi?a=1`, `${ORIGIN}/fi?a=3&b=1`]);
  expect(find(crawl, 'broken links')).toEqual([]);
});

test('a page that only the head of another names is not linked', async () => {
  const crawl = await crawlMadeUp({
    '/fi': { alternates: { sv: '/se' } },
    '/se': { lang: 'sv' },
  });
  expect(find(crawl, 'orphan pages')).toEqual(['/se not reachable by links from the front page']);
});

test('a link to another name leads to the page, and is reported', async () => {
  const crawl = await crawlMadeUp({
    '/fi': { links: ['/fi/snabbcasinon'] },
    '/fi/snabbcasinon': { canonical: `${ORIGIN}/fi/pikakasinot`, links: ['#top'] },
    '/fi/pikakasinot': {},
  });
  expect(find(crawl, 'orphan pages')).toEqual([]);
  expect(find(crawl, 'pages linked by non-canonical URLs only')).toEqual([
    '/fi/pikakasinot every link uses another URL',
  ]);
  expect(find(crawl, 'links to non-canonical URLs')).toEqual([
    '/fi /fi/snabbcasinon has the canonical URL /fi/pikakasinot',
  ]);
});
