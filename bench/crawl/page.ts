import type { Market } from '@nettobonus/domain/markets/market';
import { parseLocation, type Route, routePath } from '@nettobonus/domain/routes/routes';
import { load } from 'cheerio';
import { XMLParser } from 'fast-xml-parser';
import pMap from 'p-map';

/** A page in the sitemaps, with everything that the checks need. */
export interface Page {
  url: string;
  market: Market;
  route: Route;
  lang: string | undefined;
  titles: string[];
  descriptions: string[];
  headings: string[];
  canonicals: string[];
  robots: string[];
  /** Pairs of `hreflang href`, from the page and from the sitemap. */
  alternates: string[];
  sitemapAlternates: string[];
  /** Open Graph, `article:` and `twitter:` properties. */
  properties: Record<string, string | undefined>;
  /** Canonical URLs of the pages that this page links to. */
  links: string[];
  /** The URL of the same page with a longer list. */
  more: string | null;
  /** JSON-LD nodes; null if a script does not parse. */
  data: DataNode[] | null;
  /** Questions that the page shows with their answers. */
  questions: string[];
  text: string;
}

export interface DataNode {
  '@type': string;
  mainEntity?: { name: string; acceptedAnswer: { text: string } }[];
}

interface SitemapUrl {
  loc: string;
  'xhtml:link'?: { '@_hreflang': string; '@_href': string }[];
}

/** Excludes the home page's guide, which uses the same accordion for other texts. */
const QUESTIONS = '.accordion:not(.editorial-guide .accordion) > details > summary';
const CONCURRENCY = 4;
const parser = new XMLParser({
  ignoreAttributes: false,
  isArray: (name) => ['sitemap', 'url', 'xhtml:link'].includes(name),
});

/** Reads every page in the sitemaps. */
export async function readPages(origin: string): Promise<Page[]> {
  const { sitemapindex } = parser.parse(await fetchText(`${origin}/sitemap.xml`));
  const sitemaps = (sitemapindex.sitemap as SitemapUrl[]).map(({ loc }) => loc);
  const urls = await Promise.all(
    sitemaps.map(async (url): Promise<SitemapUrl[]> => parser.parse(await fetchText(url)).urlset.url),
  );
  return pMap(
    urls.flat(),
    async ({ loc, 'xhtml:link': links = [] }) => {
      const page = parsePage(
        loc,
        await fetchText(loc),
        links.map((link) => `${link['@_hreflang']} ${link['@_href']}`),
      );
      // A search engine follows "show more" to the whole list.
      for (let { more } = page; more; ) {
        const longer = parsePage(more, await fetchText(more), []);
        page.links.push(...longer.links);
        more = longer.more;
      }
      return page;
    },
    { concurrency: CONCURRENCY },
  );
}

async function fetchText(url: string): Promise<string> {
  // The site may close a reused connection while this process is parsing a page.
  const response = await fetch(url, { redirect: 'manual', headers: { Connection: 'close' } });
  if (response.status !== 200) throw new Error(`${url} is in a sitemap, but returns ${response.status}`);
  return response.text();
}

export function parsePage(url: string, html: string, sitemapAlternates: string[]): Page {
  const location = parseLocation(new URL(url).pathname);
  if (location.kind !== 'page') throw new Error(`${url} is in a sitemap, but is not a page`);
  const $ = load(html);
  const texts = (selector: string) =>
    $(selector)
      .toArray()
      .map((element) => $(element).text().trim());
  const values = (selector: string, name: string) =>
    $(selector)
      .toArray()
      .map((element) => $(element).attr(name) ?? '');
  const properties = $('meta[property], meta[name^="twitter:"]')
    .toArray()
    .map((element) => [$(element).attr('property') ?? $(element).attr('name'), $(element).attr('content')]);
  const page = {
    url,
    market: location.market,
    route: location.route,
    lang: $('html').attr('lang'),
    titles: texts('head > title'),
    descriptions: values('meta[name="description"]', 'content'),
    headings: texts('h1'),
    canonicals: values('link[rel="canonical"]', 'href'),
    robots: values('meta[name="robots"]', 'content').flatMap((content) => content.split(/,\s*/)),
    alternates: $('link[hreflang]')
      .toArray()
      .map((element) => `${$(element).attr('hreflang')} ${$(element).attr('href')}`),
    sitemapAlternates,
    properties: Object.fromEntries(properties),
    links: values('a[href]', 'href').flatMap((href) => toPageUrl(href, url) ?? []),
    more: values('.more a:not([rel~=nofollow])', 'href').map((href) => new URL(href, url).href)[0] ?? null,
    data: parseData(texts('script[type="application/ld+json"]')),
    questions: texts(QUESTIONS),
  };
  $('script, style, template, noscript').remove();
  return { ...page, text: $('body').text() };
}

/** A page has several paths; a link to any of them counts as a link to the page. */
function toPageUrl(href: string, base: string): string | null {
  const url = URL.parse(href, base);
  if (url?.origin !== new URL(base).origin) return null;
  const location = parseLocation(url.pathname);
  return location.kind === 'page' ? url.origin + routePath(location.route, location.market) : null;
}

function parseData(scripts: readonly string[]): DataNode[] | null {
  try {
    return scripts.flatMap((script) => {
      const data = JSON.parse(script);
      return data['@graph'] ?? data;
    });
  } catch {
    return null;
  }
}
