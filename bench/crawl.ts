/**
 * Crawls the production build with the sample content. Checks the links, sitemaps, metadata and structured data of all
 * pages, then opens one page of each kind in Chromium. Run `npm run build` first, then `npm run crawl`.
 * `npm run crawl -- https://…` crawls a running site, without Chromium. Fails on any finding.
 */
import { checkLinks } from './crawl/check-links.ts';
import { checkPages, type Finding } from './crawl/check-pages.ts';
import { type Page, readPages } from './crawl/page.ts';
import { visitInBrowser } from './crawl/visit-in-browser.ts';
import { withServedSite } from './served-site.ts';

const MAX_PRINTED = 20;
const remote = process.argv.slice(2).find((arg) => /^https?:/.test(arg));

function report(name: string, findings: readonly Finding[], startedAt: number): void {
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(0);
  console.log(
    `${findings.length === 0 ? 'ok  ' : 'FAIL'} ${name}: ${findings.length} findings in ${seconds} s`,
  );
  for (const { url, problem } of findings.slice(0, MAX_PRINTED)) console.log(`    ${url}  ${problem}`);
  if (findings.length > MAX_PRINTED) console.log(`    … ${findings.length - MAX_PRINTED} more`);
  if (findings.length > 0) process.exitCode = 1;
}

/** The first page of each kind. Pages of one route can differ in structured data: not every casino has a review. */
function listSamples(pages: readonly Page[]): string[] {
  const getKind = ({ route, data }: Page) =>
    [route.page, ...(data ?? []).map((node) => node['@type'])].join();
  return [...Map.groupBy(pages, getKind).values()].flatMap(([first]) => first?.url ?? []);
}

async function crawl(origin: string): Promise<void> {
  let startedAt = performance.now();
  const pages = await readPages(origin);
  report(`${pages.length} pages in the sitemaps`, checkPages(pages), startedAt);
  startedAt = performance.now();
  const links = await checkLinks(origin, new Set(pages.map(({ url }) => url)));
  report(`${links.count} links`, links.findings, startedAt);
  if (remote) return;
  startedAt = performance.now();
  const samples = listSamples(pages);
  const visited = await visitInBrowser(origin, samples);
  report(
    `${samples.length} pages in Chromium, ${visited.opened} widgets and menus opened`,
    visited.findings,
    startedAt,
  );
}

if (remote) await crawl(new URL(remote).origin);
else {
  // The sitemaps must contain the URLs at which the site is served.
  delete process.env.SITE_URL;
  await withServedSite(crawl, undefined, { SITE_INDEXABLE: 'true' });
}

// Without an explicit exit the embedded database ends the process with code 0.
process.exit();
