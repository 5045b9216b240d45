import type { Check, Finding } from './check.ts';
import { type Crawl, listCanonicalPages } from './crawl-site.ts';
import { expectedCanonical } from './page-kind.ts';
import { isAllowed, parseRobots } from './robots-txt.ts';

const ROBOTS = ['index', 'follow', 'max-image-preview:large'];

function findCanonicals(crawl: Crawl): Finding[] {
  return [...crawl.pages.values()].flatMap(({ url, canonicals, kind }) => {
    const [canonical] = canonicals;
    if (canonicals.length !== 1 || !canonical)
      return kind ? [{ url, detail: `has ${canonicals.length}` }] : [];
    if (!/^https?:\/\//.test(canonical)) return [{ url, detail: `${canonical} is not absolute` }];
    const expected = expectedCanonical(url);
    if (expected && canonical !== expected) return [{ url, detail: `${canonical} in place of ${expected}` }];
    const status = crawl.answers.get(canonical)?.status;
    if (status !== 200) return [{ url, detail: `${canonical} returns ${status}` }];
    const own = crawl.pages.get(canonical)?.canonicals[0];
    return own === canonical ? [] : [{ url, detail: `${canonical} has another canonical URL: ${own}` }];
  });
}

function findRobotsMeta(crawl: Crawl): Finding[] {
  return listCanonicalPages(crawl).flatMap(({ url, robots }) => {
    const said = robots.flatMap((content) =>
      content
        .toLowerCase()
        .split(',')
        .map((word) => word.trim()),
    );
    const refused = said.filter((word) => /^(noindex|nofollow|none|noimageindex)$/.test(word));
    const missing = ROBOTS.filter((word) => !said.includes(word));
    if (refused.length > 0) return [{ url, detail: `says ${refused.join(', ')}` }];
    return missing.length > 0 ? [{ url, detail: `does not say ${missing.join(', ')}` }] : [];
  });
}

function findRobotsTxt(crawl: Crawl): Finding[] {
  const url = `${crawl.origin}/robots.txt`;
  const answer = crawl.answers.get(url);
  if (answer?.status !== 200) return [{ url, detail: `returns ${answer?.status}` }];
  const { rules, sitemaps } = parseRobots(answer.body.toString('utf8'));
  const index = `${crawl.origin}/sitemap.xml`;
  const pathOf = (address: string) => new URL(address).pathname + new URL(address).search;
  const needed = [
    ...listCanonicalPages(crawl).map((page) => page.url),
    // A search engine lays a page out before it judges it.
    ...new Set(crawl.edges.filter(({ kind }) => kind === 'file' || kind === 'picture').map(({ to }) => to)),
  ];
  return [
    ...(sitemaps.includes(index) ? [] : [{ url, detail: `does not name ${index}` }]),
    ...needed
      .filter((address) => !isAllowed(rules, pathOf(address)))
      .map((address) => ({ url: address, detail: 'is disallowed' })),
  ];
}

export const INDEXING_CHECKS: Check[] = [
  { name: 'canonical', find: findCanonicals },
  { name: 'robots meta', find: findRobotsMeta },
  { name: 'robots.txt', find: findRobotsTxt },
];
