/**
 * Runs Lighthouse's SEO category (mobile) once for each kind of page in each market: `npm run lighthouse:seo` after
 * `npm run build`. Fails if a page scores below 100.
 */
import { MARKETS } from '@nettobonus/domain/markets/market';
import { PAGE_KINDS } from './crawl/page-kind.ts';
import { listFailing, scoreOf, withLighthouse } from './lighthouse-page.ts';
import { listSamplePages } from './sample-pages.ts';
import { withServedSite } from './served-site.ts';

const FULL_SCORE = 100;
const startedAt = performance.now();
const pages = MARKETS.map((market) => new Map(listSamplePages(market).map(({ kind, path }) => [kind, path])));

// Lighthouse requests the canonical URL, so it must be the address that the site is served under.
delete process.env.SITE_URL;
await withServedSite((site) =>
  withLighthouse(async (runLighthouse) => {
    console.log(`${'page'.padEnd(16)}${MARKETS.map((market) => market.padStart(6)).join('')}`);
    let count = 0;
    for (const kind of PAGE_KINDS) {
      const scores: number[] = [];
      const failing: string[] = [];
      for (const path of pages.map((market) => market.get(kind))) {
        if (!path) throw new Error(`A market has no page of the kind ${kind}`);
        const result = await runLighthouse(site + path);
        count += 1;
        scores.push(scoreOf(result, 'seo'));
        failing.push(...listFailing(result, 'seo').map((title) => `    ${path}: ${title}`));
      }
      console.log(kind.padEnd(16) + scores.map((score) => String(score).padStart(6)).join(''));
      for (const line of failing) console.log(line);
      if (scores.some((score) => score < FULL_SCORE)) process.exitCode = 1;
    }
    console.log(`\n${count} pages in ${((performance.now() - startedAt) / 1000).toFixed(0)} s`);
  }, 'seo'),
);

// Without an explicit exit the embedded database ends the process with code 0.
process.exit();
