import { MARKET_FACTS, MARKETS } from '@nettobonus/domain/markets/market';
import { listAlternates, OG_LOCALES } from '@nettobonus/domain/routes/alternates';
import { isArticlePage } from '@nettobonus/domain/routes/article-pages';
import { pathFor } from '@nettobonus/domain/routes/routes';
import type { Page } from './page.ts';

export interface Finding {
  url: string;
  problem: string;
}

const ROBOTS = ['index', 'follow', 'max-image-preview:large'];
const OPEN_GRAPH = ['og:title', 'og:description', 'og:image', 'og:site_name'];
const ARTICLE = ['article:author', 'article:published_time', 'article:modified_time'];

/** Checks the metadata that search engines read. `pages` are all pages in the sitemaps. */
export function checkPages(pages: readonly Page[]): Finding[] {
  const problems = pages.flatMap((page) => {
    const pageProblems = [...checkHead(page), ...checkSocialMetadata(page), ...checkStructuredData(page)];
    return [...pageProblems, ...checkLanguages(page, pages)].map((problem) => ({ url: page.url, problem }));
  });
  return [...problems, ...checkDuplicates(pages), ...checkReachable(pages)];
}

function checkHead(page: Page): string[] {
  const missing = ROBOTS.filter((directive) => !page.robots.includes(directive));
  return [
    ...(['titles', 'descriptions', 'headings', 'canonicals'] as const)
      .filter((name) => page[name].length !== 1 || !page[name][0])
      .map((name) => `${page[name].length} ${name} instead of one`),
    ...(page.canonicals[0] === page.url ? [] : [`canonical URL is ${page.canonicals[0]}`]),
    ...(page.lang === MARKET_FACTS[page.market].htmlLang ? [] : [`html lang is "${page.lang}"`]),
    ...(missing.length === 0 ? [] : [`robots meta lacks ${missing.join(', ')}`]),
  ];
}

function checkSocialMetadata({ properties, market, url, route }: Page): string[] {
  const type = properties['og:type'];
  const required = type === 'article' ? [...OPEN_GRAPH, ...ARTICLE] : OPEN_GRAPH;
  const expected = {
    'og:url': url,
    'og:type': type === 'article' ? 'article' : 'website',
    'og:locale': OG_LOCALES[market],
    'twitter:card': 'summary_large_image',
    ...(type === 'article' && !isArticlePage(route.page) && { 'article:section': 'Casino Reviews' }),
  };
  return [
    ...required.filter((name) => !properties[name]).map((name) => `${name} is missing`),
    ...Object.entries(expected)
      .filter(([name, value]) => properties[name] !== value)
      .map(([name]) => `${name} is "${properties[name]}"`),
  ];
}

function checkStructuredData({ data, route, properties, questions, text }: Page): string[] {
  if (!data) return ['structured data does not parse'];
  const types = data.map((node) => node['@type']);
  const expected = [
    ...(route.page === 'home' ? ['WebSite', 'Organization'] : ['BreadcrumbList']),
    ...(properties['og:type'] === 'article' ? ['Article'] : []),
    ...(properties['og:type'] === 'article' && !isArticlePage(route.page) ? ['Review'] : []),
  ];
  const entries = data.flatMap((node) => (node['@type'] === 'FAQPage' ? (node.mainEntity ?? []) : []));
  const shown = withoutSpaces(text);
  const hidden = entries
    .flatMap(({ name, acceptedAnswer }) => [name, acceptedAnswer.text])
    .filter((entryText) => !shown.includes(withoutSpaces(entryText)));
  return [
    ...expected.filter((type) => !types.includes(type)).map((type) => `structured data lacks ${type}`),
    ...(entries.length === questions.length
      ? []
      : [`shows ${questions.length} questions, but the FAQPage has ${entries.length}`]),
    ...hidden.map((entryText) => `FAQPage has "${entryText}", which the page does not show`),
  ];
}

/** Paragraph breaks differ between page and structured data. */
function withoutSpaces(text: string): string {
  return text.replace(/<[^>]*>/g, '').replace(/\s+/g, '');
}

function checkLanguages(page: Page, pages: readonly Page[]): string[] {
  const route = JSON.stringify(page.route);
  const versions = new Map(
    pages
      .filter((candidate) => JSON.stringify(candidate.route) === route)
      .map(({ market, url }) => [market, url]),
  );
  const expected = listAlternates([...versions.keys()]).map(
    ({ hreflang, market }) => `${hreflang} ${versions.get(market)}`,
  );
  const isWrong = (actual: readonly string[]) =>
    actual.toSorted().join(', ') !== expected.toSorted().join(', ');
  return [
    ...(isWrong(page.alternates) ? [`hreflang is [${page.alternates}] instead of [${expected}]`] : []),
    ...(isWrong(page.sitemapAlternates)
      ? [`hreflang in the sitemap is [${page.sitemapAlternates}] instead of [${expected}]`]
      : []),
  ];
}

function checkDuplicates(pages: readonly Page[]): Finding[] {
  return (['titles', 'descriptions', 'headings'] as const).flatMap((name) => {
    const groups = Map.groupBy(pages, (page) => `${page.market} ${page[name][0]?.toLowerCase()}`);
    return [...groups.values()].flatMap(([first, ...others]) =>
      others.map(({ url }) => ({ url, problem: `same ${name} as ${first?.url}` })),
    );
  });
}

/** Follows links from the home pages: every page in a sitemap must be reachable. */
function checkReachable(pages: readonly Page[]): Finding[] {
  const byUrl = new Map(pages.map((page) => [page.url, page]));
  const homes = MARKETS.map((market) => pathFor('home', market));
  const reached = new Set(pages.filter(({ url }) => homes.includes(new URL(url).pathname)));
  for (const { links } of reached) {
    for (const link of links) {
      const page = byUrl.get(link);
      if (page) reached.add(page);
    }
  }
  return pages
    .filter((page) => !reached.has(page))
    .map(({ url }) => ({ url, problem: 'cannot be reached by links from a home page' }));
}
