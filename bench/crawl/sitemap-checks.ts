import type { Check, Finding } from './check.ts';
import { type Crawl, listCanonicalPages } from './crawl-site.ts';
import { listReachable } from './link-checks.ts';
import { parseRobots } from './robots-txt.ts';
import { parseSitemap, type SitemapEntry } from './sitemap.ts';

const ISO_DATE = /^\d{4}-\d\d-\d\d(T\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:\d\d))?$/;
/** The protocol's own limits. */
const MAX_ENTRIES = 50_000;
const MAX_BYTES = 50 * 1024 * 1024;

/** From the index and from robots.txt, each once. */
function readSitemaps(crawl: Crawl) {
  const read = new Map<string, SitemapEntry[]>();
  const faults: Finding[] = [];
  const robots = crawl.answers.get(`${crawl.origin}/robots.txt`);
  const named = robots?.status === 200 ? parseRobots(robots.body.toString('utf8')).sitemaps : [];
  const waiting = [`${crawl.origin}/sitemap.xml`, ...named];
  const seen = new Set<string>();
  for (let url = waiting.pop(); url !== undefined; url = waiting.pop()) {
    if (seen.has(url)) continue;
    seen.add(url);
    const answer = crawl.answers.get(url);
    if (answer?.status !== 200) {
      faults.push({ url, detail: `returns ${answer?.status ?? 'nothing (not requested)'}` });
      continue;
    }
    const { entries, sitemaps, fault } = parseSitemap(answer.body.toString('utf8'));
    if (fault) faults.push({ url, detail: fault });
    if (entries.length > MAX_ENTRIES || answer.body.length > MAX_BYTES)
      faults.push({ url, detail: `is too large: ${entries.length} entries, ${answer.body.length} bytes` });
    if (entries.length === 0 && sitemaps.length === 0 && !fault) faults.push({ url, detail: 'is empty' });
    read.set(url, entries);
    waiting.push(...sitemaps);
  }
  return { entries: [...read.values()].flat(), faults };
}

function findFaults(crawl: Crawl): Finding[] {
  const { entries, faults } = readSitemaps(crawl);
  const seen = new Set<string>();
  return [
    ...faults,
    ...entries.flatMap(({ url, lastModified }) => {
      const page = crawl.pages.get(url);
      const status = crawl.answers.get(url)?.status ?? 'nothing (not requested)';
      const details = [
        seen.has(url) && 'is listed twice',
        status !== 200 && `returns ${status}`,
        page && page.canonicals[0] !== url && `has the canonical URL ${page.canonicals[0]}`,
        lastModified !== null && !ISO_DATE.test(lastModified) && `was last modified ${lastModified}`,
      ].filter((detail) => detail !== false && detail !== undefined);
      seen.add(url);
      return details.map((detail) => ({ url, detail }));
    }),
  ];
}

function findOrphans(crawl: Crawl): Finding[] {
  const reachable = listReachable(crawl);
  return readSitemaps(crawl)
    .entries.filter(({ url }) => !reachable.has(url))
    .map(({ url }) => ({ url, detail: 'is in the sitemap, but not linked' }));
}

function findUnlisted(crawl: Crawl): Finding[] {
  const listed = new Set(readSitemaps(crawl).entries.map(({ url }) => url));
  const reachable = listReachable(crawl);
  return listCanonicalPages(crawl)
    .filter(({ url }) => reachable.has(url) && !listed.has(url))
    .map(({ url }) => ({ url, detail: 'is linked, but not in a sitemap' }));
}

function findOtherLanguages(crawl: Crawl): Finding[] {
  const write = (alternates: SitemapEntry['alternates']) =>
    alternates
      .map(({ hreflang, href }) => `${hreflang} ${href}`)
      .toSorted()
      .join(', ');
  return readSitemaps(crawl).entries.flatMap(({ url, alternates }) => {
    const page = crawl.pages.get(url);
    if (!page || write(alternates) === write(page.alternates)) return [];
    return [{ url, detail: `the sitemap says [${write(alternates)}], the page [${write(page.alternates)}]` }];
  });
}

export const SITEMAP_CHECKS: Check[] = [
  { name: 'sitemap faults', find: findFaults },
  { name: 'in the sitemap, not linked', find: findOrphans },
  { name: 'linked, not in the sitemap', find: findUnlisted },
  { name: 'sitemap and page differ in languages', find: findOtherLanguages },
];
