/**
 * Runs Lighthouse (mobile) on the production build behind the real edge: `npm run lighthouse` after `npm run build`,
 * `npm run lighthouse /fi` for some pages only. Also measures a bare static control page of the same size in the same
 * run, to separate the cost of the machine from that of the page. Fails below its limits.
 */

import { brotliCompressSync } from 'node:zlib';
import { medianOf } from '@nettobonus/domain/shared/median';
import { withControlPages } from './control-page.ts';
import { withEdge } from './edge-setup.ts';
import { listFailing, type RunLighthouse, scoreOf, withLighthouse } from './lighthouse-page.ts';
import { buildCatalogue } from './synthetic-catalogue.ts';

const PER_MARKET = 80;
const ROUNDS = 3;
const LIMITS = { performance: 98, accessibility: 100, 'best-practices': 100, seo: 100 };
const ALL_PAGES = [
  '/fi',
  '/fi/pikakasinot',
  '/dk',
  '/dk/hurtige-casinoer',
  '/fi/kasino/casinoist',
  '/fi/vertailu?kasinot=winz-casino,rizzio-casino,casinoist',
  '/fi/nettolaskuri?kasino=casinoist',
];
/** The pages of the command line, or all. */
const PAGES = process.argv.length > 2 ? process.argv.slice(2) : ALL_PAGES;

interface Figures {
  scores: Record<keyof typeof LIMITS, number>;
  lcpMs: number;
  tbtMs: number;
  cls: number;
}

async function measure(url: string, runLighthouse: RunLighthouse, isControl = false): Promise<Figures> {
  const result = await runLighthouse(url);
  for (const id of isControl ? [] : ['accessibility', 'best-practices', 'seo']) {
    for (const title of listFailing(result, id)) console.log(`    ${id}: ${title}`);
  }
  const { audits } = result;
  return {
    scores: {
      performance: scoreOf(result, 'performance'),
      accessibility: scoreOf(result, 'accessibility'),
      'best-practices': scoreOf(result, 'best-practices'),
      seo: scoreOf(result, 'seo'),
    },
    lcpMs: audits['largest-contentful-paint']?.numericValue ?? 0,
    tbtMs: audits['total-blocking-time']?.numericValue ?? 0,
    cls: audits['cumulative-layout-shift']?.numericValue ?? 0,
  };
}

await withEdge(
  1,
  ({ edge }) =>
    withControlPages((bare) =>
      withLighthouse(async (runLighthouse) => {
        console.log(`Median of ${ROUNDS} rounds, page and control interleaved`);
        console.log(
          `${'page'.padEnd(24)} perf a11y best  seo    LCP (control)    TBT (control)    CLS (control)`,
        );
        for (const path of PAGES) {
          const html = Buffer.from(await (await fetch(edge.url + path)).arrayBuffer());
          // Random text hardly compresses, so about as many bytes are transferred as for the page itself.
          const control = `${bare}/${Math.round(brotliCompressSync(html).length * 1.5)}`;
          const ours: Figures[] = [];
          const controls: Figures[] = [];
          for (let round = 0; round < ROUNDS; round++) {
            ours.push(await measure(edge.url + path, runLighthouse));
            controls.push(await measure(control, runLighthouse, true));
          }
          const of = (figures: Figures[], key: 'lcpMs' | 'tbtMs' | 'cls') =>
            medianOf(figures.map((entry) => entry[key])) ?? 0;
          const scores = Object.keys(LIMITS).map((id) => {
            const key = id as keyof typeof LIMITS;
            const value = medianOf(ours.map((entry) => entry.scores[key])) ?? 0;
            if (value < LIMITS[key]) process.exitCode = 1;
            return `${value}${value < LIMITS[key] ? '!' : ' '}`.padStart(4);
          });
          const pair = (key: 'lcpMs' | 'tbtMs', unit: string) =>
            `${of(ours, key).toFixed(0)} ${unit} (${of(controls, key).toFixed(0)})`.padStart(16);
          console.log(
            `${path.padEnd(24)} ${scores.join(' ')} ${pair('lcpMs', 'ms')} ${pair('tbtMs', 'ms')}  ${of(ours, 'cls').toFixed(3)} (${of(controls, 'cls').toFixed(3)})`,
          );
        }
      }),
    ),
  { documents: buildCatalogue(PER_MARKET) },
);

// Without an explicit exit the embedded database ends the process with code 0.
process.exit();
