/**
 * Measures publishing through the edge with three site processes: how long until every affected page is fresh, whether
 * a read one second later is stale, and whether a concurrent read ever returns the wrong language or a draft. Then
 * replays visits with 20 publications and counts how often the site renders. Run `npm run build` first, then
 * `npm run bench edge-publish`, or `npm run bench edge-publish 20 60` for 20 publications and a replay of 60 s.
 */
import { randomUUID } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { loadavg } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { listDocuments } from '@nettobonus/content/documents';
import { MARKET_FACTS, MARKETS, type Market } from '@nettobonus/domain/markets/market';
import { previewPath } from '@nettobonus/domain/publishing/preview';
import type { PublishedDocument } from '@nettobonus/domain/publishing/published-document';
import { reviewPathFor } from '@nettobonus/domain/routes/review-path';
import { pathFor } from '@nettobonus/domain/routes/routes';
import { seededRandom } from '@nettobonus/domain/shared/seeded-random';
import { connect, type Database } from '@nettobonus/store/connect';
import { DEVELOPMENT_PREVIEW_SECRET, signPreview } from '@nettobonus/store/preview-token';
import { savePreviewStatement } from '@nettobonus/store/previews';
import { publish } from '@nettobonus/store/publish';
import { countRenders, type EdgeSetup, withEdge } from './edge-setup.ts';
import { check, runBenchmark } from './outcome.ts';
import { wrk } from './wrk.ts';

const PUBLICATIONS = Number(process.argv[2] ?? 100);
const REPLAY_SECONDS = Number(process.argv[3] ?? 300);
const REPLAY_PUBLICATIONS = 20;
const CONCURRENT_READS = 10_000;
/** How often to publish during the concurrent reads: more often than a dozen editors would. */
const PUBLISH_EVERY_MS = 250;
const SITES = 3;
const CASINO = 'winz-casino';
const LIMITS = { p99Ms: 1_000, renders: 0.001 };
/** Stop waiting for a page that is still stale after this time. */
const GIVE_UP_MS = 10_000;
const DRAFT = 'LUONNOS-12345';

const listings = listByKey('listing', CASINO);
const homes = listByKey('page', 'home');

await runBenchmark(
  () => withEdge(SITES, measure, undefined, undefined, { trustedProxies: ['127.0.0.1'] }),
  'Every page was fresh in time.',
);

async function measure(setup: EdgeSetup): Promise<void> {
  const db = connect(setup.database.url, { maxConnections: 1 });
  try {
    console.log(`\n${SITES} site processes, load average ${loadavg()[0]?.toFixed(1)}`);
    await measureFreshness(setup, db);
    await readConcurrently(setup, db);
    await replay(setup, db);
  } finally {
    await db.end();
  }
}

/** Publishes a new text as a casino's verdict and as the title of the home page, in the given markets at once. */
async function publishText(db: Database, text: string, markets: readonly Market[] = MARKETS) {
  const isSelected = ({ market }: { market: string }) => markets.includes(market as Market);
  await publish(db, [
    ...listings
      .filter(isSelected)
      .map((listing) => ({ ...listing, body: { ...listing.body, verdict: text } })),
    ...homes
      .filter(isSelected)
      .map((home) => ({ ...home, body: { ...home.body, search: { ...home.body.search, title: text } } })),
  ]);
}

/** The pages that show the published text: the review and the home page of each language. */
function listAffectedPages(): string[] {
  return MARKETS.flatMap((market) => [reviewPathFor(CASINO, market), pathFor('home', market)]);
}

function listByKey<Kind extends 'listing' | 'page'>(kind: Kind, key: string) {
  return listDocuments().filter(
    (document): document is Extract<PublishedDocument, { kind: Kind }> =>
      document.kind === kind && document.key === key,
  );
}

/** Reads as one of many visitors, because the edge limits the requests per visitor. */
async function read(edge: string, path: string): Promise<string> {
  const visitor = `10.0.${Math.floor(Math.random() * 4)}.${Math.floor(Math.random() * 250)}`;
  const response = await fetch(edge + path, { headers: { 'X-Forwarded-For': visitor } });
  if (!response.ok) throw new Error(`${path} returned ${response.status}`);
  return response.text();
}

async function measureFreshness({ edge }: EdgeSetup, db: Database): Promise<void> {
  const pages = listAffectedPages();
  for (const page of pages) await read(edge.url, page);
  const times: number[] = [];
  let stale = 0;
  for (let publication = 0; publication < PUBLICATIONS; publication += 1) {
    const text = `Uusi ${1_000 + publication}.`;
    await publishText(db, text);
    const publishedAt = performance.now();
    const waitUntilFresh = async (page: string) => {
      let ms = 0;
      while (!(await read(edge.url, page)).includes(text) && ms < GIVE_UP_MS) {
        await setTimeout(5);
        ms = performance.now() - publishedAt;
      }
      times.push(performance.now() - publishedAt);
    };
    await Promise.all(pages.map(waitUntilFresh));
    await setTimeout(Math.max(0, 1_000 - (performance.now() - publishedAt)));
    // At least one read per process and page, so that a stale process shows up on a cache miss.
    const oneSecondLater = await Promise.all(
      pages.flatMap((page) => [page, page, page].map((path) => read(edge.url, path))),
    );
    stale += oneSecondLater.filter((html) => !html.includes(text)).length;
  }
  const sorted = times.toSorted((a, b) => a - b);
  const percentile = (share: number) => Math.round(sorted[Math.floor((sorted.length - 1) * share)] ?? 0);
  report(
    `${PUBLICATIONS} publications, ${pages.length} pages in ${MARKETS.length} languages each: fresh at the edge after ${percentile(0.5)} ms (median), p99 ${percentile(0.99)} ms, maximum ${percentile(1)} ms`,
    percentile(0.99) <= LIMITS.p99Ms,
  );
  report(`stale reads one second after a publication: ${stale}`, stale === 0);
}

/** Reads pages in all languages, reads a draft and publishes, all concurrently. */
async function readConcurrently({ edge }: EdgeSetup, db: Database): Promise<void> {
  const [first] = listings;
  if (!first) throw new Error('No listing for the draft');
  const claim = { id: randomUUID(), expiresAt: new Date(Date.now() + 10 * 60_000) };
  const draft = { ...first, body: { ...first.body, verdict: DRAFT } };
  const { text, values } = savePreviewStatement(claim, { published: [draft], withdrawn: [] });
  await db.unsafe(text, values);
  const preview = previewPath(
    signPreview(claim, DEVELOPMENT_PREVIEW_SECRET),
    reviewPathFor(CASINO, first.market as Market),
  );
  const pages = listAffectedPages();
  let wrongLanguage = 0;
  let leakedDrafts = 0;
  let shownPreviews = 0;
  let remaining = CONCURRENT_READS;
  const reader = async () => {
    while (remaining > 0) {
      remaining -= 1;
      const readIndex = remaining;
      const page = pages[readIndex % pages.length] ?? '';
      const html = await read(edge.url, page);
      const lang = MARKET_FACTS[page.slice(1, 3) as Market].htmlLang;
      if (!html.includes(`<html lang="${lang}"`)) wrongLanguage += 1;
      if (html.includes(DRAFT)) leakedDrafts += 1;
      if (readIndex % 100 === 0 && (await read(edge.url, preview)).includes(DRAFT)) shownPreviews += 1;
    }
  };
  const publisher = async () => {
    for (let publication = 0; remaining > 0; publication += 1) {
      await publishText(db, `Kilpa ${publication}.`);
      await setTimeout(PUBLISH_EVERY_MS);
    }
  };
  await Promise.all([...Array.from({ length: 32 }, reader), publisher()]);
  report(
    `${CONCURRENT_READS} concurrent reads: ${wrongLanguage} in the wrong language, ${leakedDrafts} with the draft (its preview showed it ${shownPreviews} times)`,
    wrongLanguage === 0 && leakedDrafts === 0 && shownPreviews > 0,
  );
}

/** Replays realistic visits: a few pages get most requests. */
async function replay({ edge, sites }: EdgeSetup, db: Database): Promise<void> {
  const sitemaps = await Promise.all(MARKETS.map((market) => read(edge.url, `/sitemap-${market}.xml`)));
  const pages = sitemaps.flatMap((sitemap) =>
    [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => new URL(url).pathname),
  );
  const script = join(edge.dir, 'replay.lua');
  await writeFile(script, buildReplayScript(pages));
  const before = await countRenders(sites);
  const running = wrk(edge.url, { seconds: REPLAY_SECONDS, script });
  for (let publication = 0; publication < REPLAY_PUBLICATIONS; publication += 1) {
    await setTimeout((REPLAY_SECONDS * 1_000) / (REPLAY_PUBLICATIONS + 1));
    await publishText(db, `Toisto ${publication}.`, [MARKETS[publication % MARKETS.length] ?? 'fi']);
  }
  const { requests, perSecond, failed } = await running;
  const renders = (await countRenders(sites)) - before;
  report(
    `replay of ${requests} visits to ${pages.length} pages (${Math.round(perSecond)}/s, ${failed} failed) with ${REPLAY_PUBLICATIONS} publications: ${renders} renders, ${(renders / requests).toFixed(5)} per visit`,
    renders / requests <= LIMITS.renders && failed === 0,
  );
}

function buildReplayScript(pages: readonly string[]): string {
  const random = seededRandom(1);
  const shuffled = pages.map((page) => ({ page, rank: random() })).toSorted((a, b) => a.rank - b.rank);
  // Zipf distribution: the n-th page is visited in proportion to 1/n.
  const visits = shuffled.flatMap(({ page }, index) =>
    Array.from({ length: Math.ceil(shuffled.length / (index + 1)) }, () => page),
  );
  return `math.randomseed(1)
local pages = { ${visits.map((page) => `"${page}"`).join(', ')} }
request = function()
  wrk.headers["X-Forwarded-For"] = "10.0." .. math.random(0, 3) .. "." .. math.random(0, 249)
  return wrk.format("GET", pages[math.random(#pages)])
end
`;
}

function report(result: string, isOk: boolean): void {
  console.log(`${isOk ? 'ok  ' : 'FAIL'} ${result}`);
  check(isOk, result);
}
