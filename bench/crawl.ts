/**
 * What a search engine meets: every page of the production build with the sample content, its links, head,
 * languages, sitemaps and structured data. `npm run crawl` after `npm run build`; `npm run crawl -- https://…`
 * crawls a site that runs elsewhere.
 */
import { MARKETS } from '@nettobonus/domain/markets/market';
import { listPaths, PAGE_KEYS } from '@nettobonus/domain/routes/routes';
import type { Check } from './crawl/check.ts';
import { askByFetch, type Crawl, crawlSite, listCanonicalPages } from './crawl/crawl-site.ts';
import { DATA_CHECKS, nodesOf } from './crawl/data-checks.ts';
import { INDEXING_CHECKS } from './crawl/indexing-checks.ts';
import { LANGUAGE_CHECKS } from './crawl/language-checks.ts';
import { LINK_CHECKS } from './crawl/link-checks.ts';
import { formatReport, isFaulty, type Result } from './crawl/report.ts';
import { findSchemaFaults } from './crawl/schema-types.ts';
import { SITEMAP_CHECKS } from './crawl/sitemap-checks.ts';
import { SOCIAL_CHECKS } from './crawl/social-checks.ts';
import { TEXT_CHECKS } from './crawl/text-checks.ts';
import { withServedSite } from './served-site.ts';

const CHECKS: Check[] = [
  ...LINK_CHECKS,
  ...SITEMAP_CHECKS,
  ...INDEXING_CHECKS,
  ...LANGUAGE_CHECKS,
  ...TEXT_CHECKS,
  ...SOCIAL_CHECKS,
  ...DATA_CHECKS,
];

const elsewhere = process.argv.slice(2).find((arg) => /^https?:/.test(arg));
/** Every name of every page, also those that nothing links to: each has to say which one it is known by. */
const NAMES = MARKETS.flatMap((market) => PAGE_KEYS.flatMap((page) => listPaths(page, market)));

const seconds = (since: number) => ((performance.now() - since) / 1000).toFixed(1);

async function judge(crawl: Crawl): Promise<{ results: Result[]; shapes: number }> {
  const pages = listCanonicalPages(crawl);
  const { faults, shapes } = await findSchemaFaults(
    pages.flatMap((page) => nodesOf(page).map((node) => ({ url: page.url, node }))),
  );
  const vocabulary = faults.map(({ url, pages, detail }) => ({
    url,
    detail: detail + (pages > 1 ? ` (and on ${pages - 1} more pages)` : ''),
  }));
  return {
    results: [
      ...CHECKS.map((check) => ({ check, findings: check.find(crawl) })),
      { check: { name: "structured data: schema.org's vocabulary" }, findings: vocabulary },
    ],
    shapes,
  };
}

async function crawlAndTell(origin: string): Promise<void> {
  const startedAt = performance.now();
  const crawl = await crawlSite({ origin, ask: askByFetch, also: NAMES });
  const asked = seconds(startedAt);
  const judgedAt = performance.now();
  const { results, shapes } = await judge(crawl);
  const pictures = new Set(crawl.edges.filter(({ kind }) => kind === 'picture').map(({ to }) => to));
  console.log(
    `${crawl.answers.size} URLs, ${crawl.pages.size} pages, ${listCanonicalPages(crawl).length} of them canonical, ${pictures.size} social images, crawled in ${asked} s; checked in ${seconds(judgedAt)} s, ${shapes} distinct structures of data\n`,
  );
  console.log(formatReport(results, origin));
  if (isFaulty(results)) process.exitCode = 1;
}

if (elsewhere) await crawlAndTell(new URL(elsewhere).origin);
else {
  // The site is to name itself by the address that it is served under, whatever it is called elsewhere.
  delete process.env.SITE_URL;
  await withServedSite(crawlAndTell);
}

// The embedded database ends a process that it was part of with 0, unless the process ends itself.
process.exit();
