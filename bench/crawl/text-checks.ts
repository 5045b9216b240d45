import { SEARCH_ENTRY_LIMITS } from '@nettobonus/domain/publishing/page-text';
import type { Check, Finding } from './check.ts';
import { type Crawl, listCanonicalPages } from './crawl-site.ts';
import type { Page } from './page.ts';

/** Shorter says too little for a search engine to show. */
const MIN_DESCRIPTION = 50;

type Part = 'titles' | 'descriptions' | 'headings';

function findMissing(part: Part) {
  return (crawl: Crawl): Finding[] =>
    listCanonicalPages(crawl)
      .filter((page) => page[part].length !== 1 || page[part][0]?.trim() === '')
      .map((page) => ({ url: page.url, detail: `has ${page[part].filter((text) => text.trim()).length}` }));
}

function findDuplicates(part: Part) {
  const text = (page: Page) => `${page.market} ${page[part][0]?.trim().toLowerCase()}`;
  return (crawl: Crawl): Finding[] => {
    const pages = listCanonicalPages(crawl).filter((page) => page[part][0]?.trim());
    return [...Map.groupBy(pages, text).values()].flatMap(([first, ...others]) =>
      others.map(({ url }) => ({ url, detail: `"${first?.[part][0]}" as on ${first?.url}` })),
    );
  };
}

function findLengths(part: Part, { min, max }: { min: number; max: number }) {
  return (crawl: Crawl): Finding[] =>
    listCanonicalPages(crawl).flatMap((page) => {
      const text = page[part][0]?.trim() ?? '';
      const { length } = text;
      if (length === 0 || (length >= min && length <= max)) return [];
      return [{ url: page.url, detail: `${length} characters: "${text}"` }];
    });
}

const { title, description } = SEARCH_ENTRY_LIMITS;

export const TEXT_CHECKS: Check[] = [
  { name: 'title: not exactly one', find: findMissing('titles') },
  { name: 'title: used twice', find: findDuplicates('titles') },
  { name: `title: over ${title} characters`, find: findLengths('titles', { min: 1, max: title }) },
  { name: 'description: not exactly one', find: findMissing('descriptions') },
  { name: 'description: used twice', find: findDuplicates('descriptions') },
  {
    name: `description: not ${MIN_DESCRIPTION} to ${description} characters`,
    find: findLengths('descriptions', { min: MIN_DESCRIPTION, max: description }),
  },
  { name: 'h1: not exactly one', find: findMissing('headings') },
  { name: 'h1: used twice', find: findDuplicates('headings') },
];
