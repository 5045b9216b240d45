/**
 * Runs Lighthouse (mobile) on the production build behind the real edge. Run `npm run build` first, then
 * `npm run lighthouse`, or `npm run lighthouse /fi` for only some pages. Fails below its limits.
 */
import { getMedian } from '@nettobonus/domain/shared/median';
import { launch } from 'chrome-launcher';
import lighthouse, { type Result } from 'lighthouse';
import { CHROMIUM, CHROMIUM_FLAGS } from './browser.ts';
import { withEdge } from './edge-setup.ts';
import { check, runBenchmark } from './outcome.ts';
import { buildCatalogue } from './synthetic-catalogue.ts';

const PER_MARKET = 80;
const ROUNDS = 3;
const LIMITS = { performance: 98, accessibility: 100, 'best-practices': 100, seo: 100 };
const METRICS = {
  LCP: 'largest-contentful-paint',
  TBT: 'total-blocking-time',
  CLS: 'cumulative-layout-shift',
};
const ALL_PAGES = [
  '/fi',
  '/fi/pikakasinot',
  '/dk',
  '/dk/hurtige-casinoer',
  '/fi/kasino/casinoist',
  '/fi/vertailu?kasinot=winz-casino,rizzio-casino,casinoist',
  '/fi/nettolaskuri?kasino=casinoist',
];
/** The pages given on the command line, or all pages. */
const PAGES = process.argv.length > 2 ? process.argv.slice(2) : ALL_PAGES;

await runBenchmark(
  () => withEdge(1, ({ edge }) => measurePages(edge.url), buildCatalogue(PER_MARKET)),
  'All scores are within their limits.',
);

async function measurePages(site: string): Promise<void> {
  const chrome = await launch({ chromePath: CHROMIUM, chromeFlags: ['--headless=new', ...CHROMIUM_FLAGS] });
  try {
    console.log(`Median of ${ROUNDS} rounds`);
    for (const path of PAGES) {
      const results: Result[] = [];
      for (let round = 0; round < ROUNDS; round++) results.push(await measure(site + path, chrome.port));
      report(path, results);
    }
  } finally {
    chrome.kill();
  }
}

async function measure(url: string, port: number): Promise<Result> {
  const result = await lighthouse(url, { port, output: 'json', logLevel: 'error', formFactor: 'mobile' });
  if (!result) throw new Error(`Lighthouse returned no result for ${url}`);
  return result.lhr;
}

function report(path: string, results: readonly Result[]): void {
  const median = (value: (result: Result) => number | null | undefined) =>
    getMedian(results.map((result) => value(result) ?? 0)) ?? 0;
  const scores = Object.entries(LIMITS).map(([category, limit]) => {
    const score = Math.round(median(({ categories }) => categories[category]?.score) * 100);
    check(score >= limit, `${path}: ${category} is ${score}, at least ${limit} is required`);
    for (const title of score < limit ? listFailing(results, category) : []) console.log(`    ${title}`);
    return `${category} ${score}`;
  });
  const metrics = Object.entries(METRICS).map(
    ([name, id]) =>
      `${name} ${median(({ audits }) => audits[id]?.numericValue).toFixed(name === 'CLS' ? 3 : 0)}`,
  );
  console.log(`${path.padEnd(36)} ${[...scores, ...metrics].join(', ')}`);
}

/** The audits that cost a page points in a category. */
function listFailing(results: readonly Result[], category: string): string[] {
  const titles = results.flatMap(({ categories, audits }) =>
    (categories[category]?.auditRefs ?? []).flatMap(({ id, weight }) => {
      const audit = audits[id];
      return weight > 0 && audit && audit.score !== null && audit.score < 1 ? [audit.title] : [];
    }),
  );
  return [...new Set(titles)];
}
