import type { Market } from '@nettobonus/domain/markets/market';
import { type CheerioAPI, load } from 'cheerio';
import { marketOf, toInternal } from './address.ts';
import { listUrls, type ParsedData, parseData } from './data.ts';
import { QUESTIONS } from './expected-types.ts';
import { kindOfRoute, type PageKind, REVIEW_MARK, routeOf } from './page-kind.ts';

/**
 * How one address names another. A visitor follows links and forms; the head names other versions of the page;
 * files and pictures belong to it; data is what structured data names, a document is a sitemap, a feed or a manifest.
 */
export type ReferenceKind = 'link' | 'form' | 'head' | 'file' | 'picture' | 'data' | 'redirect' | 'document';

export interface Reference {
  kind: ReferenceKind;
  /** As it is asked for. */
  to: string;
  fragment: string;
}

/** What the checks need to know of a page. */
export interface Page {
  url: string;
  market: Market | null;
  kind: PageKind | null;
  lang: string | null;
  titles: string[];
  descriptions: string[];
  headings: string[];
  canonicals: string[];
  /** What the page and its answer's headers say to robots. */
  robots: string[];
  alternates: { hreflang: string; href: string }[];
  /** Of Open Graph, `article:` and `twitter:`. */
  properties: Map<string, string[]>;
  ids: Set<string>;
  references: Reference[];
  data: ParsedData[];
  /** Of its questions and answers. */
  questions: string[];
  /** All that can be read on it, in one line. */
  text: string;
}

const HEAD_RELATIONS = new Set(['canonical', 'alternate', 'prev', 'next']);

export function readPage(url: string, html: string, robotsHeader: string | null = null): Page {
  const $ = load(html);
  const texts = (selector: string) =>
    $(selector)
      .toArray()
      .map((element) => oneLine($(element).text()));
  const values = (selector: string, name: string) =>
    $(selector)
      .toArray()
      .map((element) => $(element).attr(name) ?? '');
  const data = $('script[type="application/ld+json"]')
    .toArray()
    .map((element) => parseData($(element).text()));
  const route = routeOf(url);
  const read = {
    url,
    market: marketOf(url),
    kind: route && kindOfRoute(route, $(REVIEW_MARK).length > 0),
    lang: $('html').attr('lang') ?? null,
    titles: texts('head > title'),
    descriptions: values('meta[name="description"]', 'content'),
    headings: texts('h1'),
    canonicals: values('link[rel="canonical"]', 'href'),
    robots: [...values('meta[name="robots"]', 'content'), ...(robotsHeader ? [robotsHeader] : [])],
    alternates: $('link[rel="alternate"][hreflang]')
      .toArray()
      .map((element) => ({
        hreflang: $(element).attr('hreflang') ?? '',
        href: $(element).attr('href') ?? '',
      })),
    properties: readProperties($),
    ids: new Set([...values('[id]', 'id'), ...values('a[name]', 'name')]),
    references: readReferences($, url, data),
    data,
    questions: texts(QUESTIONS),
  };
  $('script, style, template, noscript').remove();
  return { ...read, text: oneLine($('body').text()) };
}

export function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

function readProperties($: CheerioAPI): Map<string, string[]> {
  const properties = new Map<string, string[]>();
  for (const element of $('meta[property], meta[name^="twitter:"]').toArray()) {
    const name = $(element).attr('property') ?? $(element).attr('name') ?? '';
    properties.set(name, [...(properties.get(name) ?? []), $(element).attr('content') ?? '']);
  }
  return properties;
}

function readReferences($: CheerioAPI, url: string, data: readonly ParsedData[]): Reference[] {
  const found = new Map<string, Reference>();
  const add = (kind: ReferenceKind, href: string | undefined) => {
    const address = href ? toInternal(href, url) : null;
    if (!address) return;
    const reference = { kind, to: address.url, fragment: address.fragment };
    found.set(`${kind} ${reference.to}#${reference.fragment}`, reference);
  };
  const each = (kind: ReferenceKind, selector: string, name: string) => {
    for (const element of $(selector).toArray()) add(kind, $(element).attr(name));
  };
  each('link', 'a[href], area[href]', 'href');
  each('form', 'form:not([method="post" i])[action]', 'action');
  for (const element of $('link[href]').toArray()) {
    const relations = ($(element).attr('rel') ?? '').toLowerCase().split(/\s+/);
    const isHead = relations.some((relation) => HEAD_RELATIONS.has(relation)) && !$(element).attr('type');
    add(isHead ? 'head' : 'file', $(element).attr('href'));
  }
  each('file', 'img[src], script[src], source[src], iframe[src], video[src], audio[src]', 'src');
  each('file', 'use[href], svg image[href]', 'href');
  for (const name of ['component-url', 'renderer-url', 'before-hydration-url']) {
    each('file', `astro-island[${name}]`, name);
  }
  for (const set of $('img[srcset], source[srcset]').toArray()) {
    for (const candidate of ($(set).attr('srcset') ?? '').split(/,\s+/))
      add('file', candidate.trim().split(/\s+/)[0]);
  }
  each('picture', 'meta[property="og:image"], meta[property="og:image:secure_url"]', 'content');
  each('picture', 'meta[name="twitter:image"], meta[property="twitter:image"]', 'content');
  for (const { nodes } of data) {
    for (const href of listUrls(nodes)) add('data', href);
  }
  return [...found.values()];
}
