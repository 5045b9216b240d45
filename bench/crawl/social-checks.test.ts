import { expect, test } from 'vitest';
import { crawlMadeUp, type MadeUpSite, ORIGIN } from './made-up-site.ts';
import { SOCIAL_CHECKS } from './social-checks.ts';

const PICTURE = '/og/fi/home.png';
const PROPERTIES = {
  'og:title': 'Title',
  'og:description': 'Description',
  'og:type': 'website',
  'og:url': `${ORIGIN}/fi`,
  'og:image': ORIGIN + PICTURE,
  'og:locale': 'fi_FI',
  'og:site_name': 'Nettobonus',
  'twitter:card': 'summary_large_image',
};
const ARTICLE = {
  ...PROPERTIES,
  'og:type': 'article',
  'article:author': 'An Author',
  'article:published_time': '2026-10-01',
  'article:modified_time': '2026-11-01T09:00:00+02:00',
  'article:section': 'Casino Reviews',
};

function picture(width = 1200, height = 630, bytes = 30_000) {
  const body = Buffer.alloc(bytes);
  Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]).copy(body);
  body.writeUInt32BE(width, 16);
  body.writeUInt32BE(height, 20);
  return { type: 'image/png', body };
}

async function judge(properties: Record<string, string>, image: MadeUpSite[string] = picture()) {
  const crawl = await crawlMadeUp({ '/fi': { properties }, [PICTURE]: image });
  return Object.fromEntries(
    SOCIAL_CHECKS.map(
      ({ name, find }) => [name, find(crawl).map(({ detail }) => detail.replaceAll(ORIGIN, ''))] as const,
    ).filter(([, found]) => found.length > 0),
  );
}

test('a page with all that is shared of it has no fault, as an article neither', async () => {
  expect(await judge(PROPERTIES)).toEqual({});
  expect(await judge(ARTICLE)).toEqual({});
});

test('what is missing is named', async () => {
  expect(await judge({})).toEqual({
    'Open Graph': ['lacks og:title, og:description, og:type, og:url, og:image, og:locale, og:site_name'],
    'Twitter card': ['twitter:card is ""'],
  });
});

test('address, type and locale are those of the page', async () => {
  const odd = { 'og:url': `${ORIGIN}/fi?x=1`, 'og:type': 'product', 'og:locale': 'fi-FI' };
  expect(await judge({ ...PROPERTIES, ...odd })).toEqual({
    'Open Graph': ['og:url is /fi?x=1, og:type is product, og:locale is fi-FI'],
  });
});

test('an article has its author, times and section', async () => {
  expect(await judge({ ...PROPERTIES, 'og:type': 'article' })).toEqual({
    'Open Graph: article': [
      'lacks article:author, article:section is "", article:published_time is "", article:modified_time is ""',
    ],
  });
  expect(await judge({ ...ARTICLE, 'article:modified_time': '2026-09-01' })).toEqual({
    'Open Graph: article': ['was modified before it was published'],
  });
});

test('the picture is a PNG of its size and weight, under a whole address', async () => {
  const fault = async (image: MadeUpSite[string]) =>
    (await judge(PROPERTIES, image))['Open Graph: picture']?.[0]?.replace(`${PICTURE} `, '');
  expect(await fault(picture(1200, 600))).toBe('is 1200 × 600');
  expect(await fault(picture(1200, 630, 102_401))).toBe('weighs 100 KB');
  expect(await fault({ type: 'image/svg+xml', body: Buffer.from('<svg/>') })).toBe(
    'is not a PNG but image/svg+xml',
  );
  expect(await fault({ type: 'image/png', body: Buffer.from('<svg/>') })).toBe('is not a PNG but image/png');
  expect(await fault({ status: 500 })).toBe('returns 500');
  expect(await judge({ ...PROPERTIES, 'og:image': PICTURE })).toEqual({
    'Open Graph: picture': [`${PICTURE} is not absolute`],
  });
  expect(await judge({ ...PROPERTIES, 'og:image': 'https://elsewhere.example/a.png' })).toEqual({
    'Open Graph: picture': ['https://elsewhere.example/a.png is not of this site'],
  });
});
