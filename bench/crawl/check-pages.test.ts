import { expect, test } from 'vitest';
import { checkPages } from './check-pages.ts';
import { type Page, parsePage } from './page.ts';

const ORIGIN = 'https://site.example';
const FAQ = { '@type': 'FAQPage', mainEntity: [{ name: 'Why?', acceptedAnswer: { text: 'Because.' } }] };

/** Builds a page without faults, except for what `replace` puts into its HTML. */
function page(path: string, replace: [from: string, to: string] = ['', ''], alternates: string[] = []): Page {
  const url = ORIGIN + path;
  const isHome = /^\/\w\w$/.test(path);
  const types = isHome ? ['WebSite', 'Organization'] : ['BreadcrumbList'];
  const data = [...types.map((type) => ({ '@type': type })), FAQ];
  const html = `<html lang="${path.startsWith('/se') ? 'sv' : 'fi'}"><head><title>Title ${path}</title>
    <meta name="description" content="Description ${path}">
    <meta name="robots" content="index, follow, max-image-preview:large">
    <link rel="canonical" href="${url}">
    ${alternates.map((entry) => `<link rel="alternate" hreflang="${entry.split(' ')[0]}" href="${entry.split(' ')[1]}">`)}
    ${['title', 'description', 'image', 'site_name'].map((name) => `<meta property="og:${name}" content="x">`).join('')}
    <meta property="og:url" content="${url}"><meta property="og:type" content="website">
    <meta property="og:locale" content="${path.startsWith('/se') ? 'sv_SE' : 'fi_FI'}">
    <meta name="twitter:card" content="summary_large_image">
    <script type="application/ld+json">${JSON.stringify({ '@graph': data })}</script></head>
    <body><h1>Heading ${path}</h1><a href="/fi/tietosuoja?a=b#c">Privacy</a>
    <div class="accordion"><details><summary>Why?</summary><p>Because.</p></details></div></body></html>`;
  return parsePage(url, html.replace(...replace), alternates);
}
const listProblems = (...pages: Page[]) => checkPages(pages).map(({ problem }) => problem);

test('pages without faults have no findings', () => {
  expect(listProblems(page('/fi'), page('/fi/tietosuoja'))).toEqual([]);
});

test.each<[problem: string, from: string, to: string]>([
  ['0 titles instead of one', '<title>Title /fi</title>', ''],
  ['0 descriptions instead of one', 'name="description"', 'name="other"'],
  ['2 headings instead of one', '<h1>', '<h1>More</h1><h1>'],
  [
    'canonical URL is https://site.example/se',
    'canonical" href="https://site.example/fi"',
    'canonical" href="https://site.example/se"',
  ],
  ['html lang is "en"', 'lang="fi"', 'lang="en"'],
  ['robots meta lacks index', 'content="index', 'content="noindex'],
  ['og:image is missing', 'og:image', 'og:other'],
  ['og:type is "blog"', 'content="website"', 'content="blog"'],
  ['og:locale is "en_GB"', 'fi_FI', 'en_GB'],
  ['twitter:card is "summary"', 'summary_large_image', 'summary'],
  ['article:section is "undefined"', 'content="website"', 'content="article"'],
  ['structured data lacks Review', 'content="website"', 'content="article"'],
  ['structured data lacks WebSite', '"WebSite"', '"Thing"'],
  ['structured data does not parse', '{"@graph"', '{@graph'],
  ['shows 0 questions, but the FAQPage has 1', 'accordion', 'other'],
  ['FAQPage has "Because.", which the page does not show', '<p>Because.', '<p>No.'],
  [
    'hreflang is [sv https://site.example/se] instead of []',
    '<h1>',
    '<link hreflang="sv" href="https://site.example/se"><h1>',
  ],
])('finds: %s', (problem, from, to) => {
  expect(listProblems(page('/fi', [from, to]))).toContain(problem);
});

test('language versions must reference each other, on the page and in the sitemap', () => {
  const versions = ['fi', 'sv', 'x-default'].map(
    (code) => `${code} ${ORIGIN}/${code === 'sv' ? 'se' : 'fi'}`,
  );
  expect(listProblems(page('/fi', undefined, versions), page('/se', undefined, versions))).toEqual([]);
  const [first] = listProblems(page('/fi', undefined, versions.slice(1)), page('/se', undefined, versions));
  expect(first).toMatch(/^hreflang is \[sv /);
});

test('two pages in a market must not share a title', () => {
  const copy = page('/fi/tietosuoja', ['Title /fi/tietosuoja', 'Title /fi']);
  expect(listProblems(page('/fi'), copy)).toEqual(['same titles as https://site.example/fi']);
});

test('a page counts as linked under any of its paths, canonical or not', () => {
  expect(listProblems(page('/fi', ['/fi/tietosuoja', '/fi/personvern']), page('/fi/tietosuoja'))).toEqual([]);
  expect(listProblems(page('/fi', ['/fi/tietosuoja', '/fi']), page('/fi/tietosuoja'))).toEqual([
    'cannot be reached by links from a home page',
  ]);
});
