import { MARKET_FACTS } from '@nettobonus/domain/markets/market';
import type { Check, Finding } from './check.ts';
import { type Answer, type Crawl, listCanonicalPages } from './crawl-site.ts';
import type { Page } from './page.ts';

const REQUIRED = ['og:title', 'og:description', 'og:type', 'og:url', 'og:image', 'og:locale', 'og:site_name'];
const PICTURE = { width: 1200, height: 630, maxBytes: 100 * 1024 };
const ARTICLE_SECTION = 'Casino Reviews';
const ISO_INSTANT = /^\d{4}-\d\d-\d\d(T\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:\d\d))?$/;
const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

function only(page: Page, name: string): string {
  return page.properties.get(name)?.[0]?.trim() ?? '';
}

function perPage(judge: (page: Page) => (string | false)[]) {
  return (crawl: Crawl): Finding[] =>
    listCanonicalPages(crawl).flatMap((page) => {
      const details = judge(page).filter((detail) => detail !== false);
      return details.length > 0 ? [{ url: page.url, detail: details.join(', ') }] : [];
    });
}

const findOpenGraph = perPage((page) => {
  const locale = page.market && MARKET_FACTS[page.market].locale.replace('-', '_');
  const missing = REQUIRED.filter((name) => !only(page, name));
  const several = REQUIRED.filter((name) => (page.properties.get(name)?.length ?? 0) > 1);
  const [url, type] = [only(page, 'og:url'), only(page, 'og:type')];
  const stated = only(page, 'og:locale');
  return [
    missing.length > 0 && `lacks ${missing.join(', ')}`,
    several.length > 0 && `has several ${several.join(', ')}`,
    url !== '' && url !== page.canonicals[0] && `og:url is ${url}`,
    type !== '' && !['website', 'article'].includes(type) && `og:type is ${type}`,
    stated !== '' && locale !== null && !sameLocale(stated, locale) && `og:locale is ${stated}`,
  ];
});

/** Open Graph's list knows Norwegian as nb_NO; the specification's locale is no-NO. */
function sameLocale(stated: string, locale: string): boolean {
  return stated === locale || (locale === 'no_NO' && stated === 'nb_NO');
}

const findTwitter = perPage((page) => {
  const card = only(page, 'twitter:card');
  return [card !== 'summary_large_image' && `twitter:card is "${card}"`];
});

const findArticle = perPage((page) => {
  if (only(page, 'og:type') !== 'article') return [];
  const section = only(page, 'article:section');
  const times = ['article:published_time', 'article:modified_time'];
  return [
    !only(page, 'article:author') && 'lacks article:author',
    section !== ARTICLE_SECTION && `article:section is "${section}"`,
    ...times.map((name) => !ISO_INSTANT.test(only(page, name)) && `${name} is "${only(page, name)}"`),
    only(page, 'article:modified_time') < only(page, 'article:published_time') &&
      'was modified before it was published',
  ];
});

function findPictures(crawl: Crawl): Finding[] {
  const seen = new Set<string>();
  return listCanonicalPages(crawl).flatMap((page) => {
    const url = only(page, 'og:image');
    if (!url || seen.has(url)) return [];
    seen.add(url);
    if (!/^https?:\/\//.test(url)) return [{ url: page.url, detail: `${url} is not absolute` }];
    const answer = crawl.answers.get(crawl.askedFor(url));
    const fault = answer ? judgePicture(answer) : 'is not of this site';
    return fault ? [{ url: page.url, detail: `${url} ${fault}` }] : [];
  });
}

function judgePicture({ status, type, body }: Answer): string | null {
  if (status !== 200) return `returns ${status}`;
  if (!type.startsWith('image/png') || !body.subarray(0, 8).equals(PNG)) return `is not a PNG but ${type}`;
  // The first chunk of every PNG begins with its width and height.
  const [width, height] = [body.readUInt32BE(16), body.readUInt32BE(20)];
  if (width !== PICTURE.width || height !== PICTURE.height) return `is ${width} × ${height}`;
  return body.length > PICTURE.maxBytes ? `weighs ${Math.round(body.length / 1024)} KB` : null;
}

export const SOCIAL_CHECKS: Check[] = [
  { name: 'Open Graph', find: findOpenGraph },
  { name: 'Open Graph: picture', find: findPictures },
  { name: 'Open Graph: article', find: findArticle },
  { name: 'Twitter card', find: findTwitter },
];
