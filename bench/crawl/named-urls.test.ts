import { expect, test } from 'vitest';
import { LINK_CHECKS } from './link-checks.ts';
import { crawlMadeUp, ORIGIN } from './made-up-site.ts';
import { listNamedUrls } from './named-urls.ts';

test('what a feed or a manifest names has to answer, as links do', async () => {
  const crawl = await crawlMadeUp({
    '/fi': {
      head: `<link rel="alternate" type="application/rss+xml" href="/fi/feed.xml">
        <link rel="manifest" href="/fi/app.webmanifest">`,
    },
    '/fi/feed.xml': {
      type: 'application/rss+xml',
      body: Buffer.from(
        `<rss><channel><link>${ORIGIN}/fi</link><item><link>${ORIGIN}/fi/gone</link></item></channel></rss>`,
      ),
    },
    '/fi/app.webmanifest': {
      type: 'application/manifest+json',
      body: Buffer.from(JSON.stringify({ start_url: '/fi', icons: [{ src: '/icon.png' }] })),
    },
  });
  const broken = LINK_CHECKS.find(({ name }) => name === 'broken links')?.find(crawl) ?? [];
  expect(broken.map(({ url, detail }) => `${url} ${detail}`.replaceAll(ORIGIN, '')).toSorted()).toEqual([
    '/fi/app.webmanifest document to /icon.png returns 404',
    '/fi/feed.xml document to /fi/gone returns 404',
  ]);
});

test('entries of Atom are read as items of RSS are', () => {
  const feed = '<feed><link href="/fi"/><entry><link rel="alternate" href="/fi/a"/></entry></feed>';
  expect(listNamedUrls('/feed.xml', 'application/atom+xml', feed)).toEqual(['/fi/a']);
});

test('a document that does not parse names nothing', () => {
  expect(listNamedUrls('/feed.xml', 'application/rss+xml', '<rss>')).toEqual([]);
  expect(listNamedUrls('/app.webmanifest', 'application/json', '{')).toEqual([]);
});
