/**
 * One visitor floods the edge while others visit the site. Run `npm run build` first, then `npm run bench edge-flood`
 * for 100,000 requests, or `npm run bench edge-flood 10000` for fewer. Publishes changes meanwhile, so that no page
 * stays cached. Fails if a request from another visitor fails. The cache volume is a small tmpfs; without permission
 * to mount it, the cache is on the disk, and the run does not show what happens when the volume is full.
 */
import { execFileSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { mkdtemp, statfs } from 'node:fs/promises';
import { Agent } from 'node:https';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { makeTestCertificate } from '../ops/edge/test-certificate.ts';
import { countRenders, type EdgeSetup, warmUp, withEdge } from './edge-setup.ts';
import type { FloodFigures, FloodOptions } from './hostile-visitor.ts';
import { check, runBenchmark } from './outcome.ts';
import { publishAndMeasure } from './publish-and-measure.ts';
import { type HttpResponse, sendRequest } from './send-request.ts';
import { PAGES, type VisitFigures, Visits } from './visits.ts';

const REQUESTS = Number(process.argv[2] ?? 100_000);
const VOLUME_MB = 64;
const VISITORS = { connections: 32, perSecond: 30, isEncrypted: true };
const QUIET_MS = 40_000;
const PUBLISH_EVERY_MS = 20_000;
const HOSTILE_ADDRESS = '127.9.9.9';
const RESETS = 120;
/** The renders that may have started before the edge closed their connections. */
const MAX_RESET_RENDERS = 20;

let publications = 0;
const agent = new Agent({ keepAlive: true, rejectUnauthorized: false });

await runBenchmark(async () => {
  const volume = await mkdtemp(join(tmpdir(), 'nettobonus-test-volume-'));
  const isMounted = mount(volume);
  // This handler also runs after a signal. Unmount lazily, because nginx may still be stopping.
  process.once('exit', () => {
    if (isMounted) execFileSync('umount', ['--lazy', volume]);
    rmSync(volume, { recursive: true, force: true });
  });
  const tls = { ...(await makeTestCertificate(volume)), plainListen: null };
  const options = { tls, stateDir: volume, cacheVolumeMb: VOLUME_MB };
  await withEdge(2, (setup) => run(setup, volume), undefined, undefined, options);
}, 'No other visitor’s request failed.');

function mount(volume: string): boolean {
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${VOLUME_MB}m`, 'tmpfs', volume], { stdio: 'pipe' });
    return true;
  } catch (error) {
    console.log(`The cache is on the disk, because a tmpfs could not be mounted: ${error}`);
    return false;
  }
}

async function run(setup: EdgeSetup, volume: string): Promise<void> {
  const { edge, sites, database } = setup;
  await warmUp(edge, PAGES, agent);
  const rendersBefore = await countRenders(sites);
  await flood({ port: edge.port, address: HOSTILE_ADDRESS, requests: RESETS, kinds: ['reset'] });
  await pause(2_000);
  const renders = (await countRenders(sites)) - rendersBefore;
  console.log(`${RESETS} searches over HTTP/2, each reset at once: ${renders} pages rendered`);
  check(renders <= MAX_RESET_RENDERS, `${renders} pages were rendered for clients that had disconnected`);

  const visits = new Visits({ port: edge.port, ...VISITORS });
  const quiet = pause(QUIET_MS);
  const quietVisibleMs = await publishDuring(quiet, setup);
  print('quiet', visits.takeFigures(), quietVisibleMs);

  console.log(`${REQUESTS} requests from one visitor, load average ${loadavg()[0]?.toFixed(1)}`);
  const startedAt = performance.now();
  const fullness: number[] = [];
  const sampling = setInterval(async () => fullness.push(await readFullness(volume)), 200);
  const flooding = flood({ port: edge.port, address: HOSTILE_ADDRESS, requests: REQUESTS });
  const visibleMs = await publishDuring(flooding, setup);
  clearInterval(sampling);
  const seconds = (performance.now() - startedAt) / 1000;
  const during = await visits.stop();
  print('flood', during, visibleMs);
  console.log(
    `The hostile visitor's responses in ${seconds.toFixed(0)} s, by status: ${JSON.stringify(await flooding)}; cache volume at most ${(100 * Math.max(...fullness)).toFixed(0)} % full`,
  );
  check(
    during.failed === 0,
    `${during.failed} requests from other visitors failed, for example: ${during.failures[0]}`,
  );

  await publishAndMeasure(database.url, edge.port, 'Joki', agent);
  const failed: HttpResponse[] = [];
  for (const path of PAGES) {
    const response = await sendRequest(edge.port, { path, agent });
    if (response.status !== 200) failed.push(response);
  }
  console.log(`After the next publication: ${PAGES.length} pages, ${failed.length} failed`);
  check(
    failed.length === 0,
    `${failed.length} pages failed, for example: ${failed[0]?.status} ${failed[0]?.text}`,
  );
}

/** Publishes changes until the promise is settled. Returns how long they took to become visible. */
async function publishDuring(running: Promise<unknown>, { edge, database }: EdgeSetup): Promise<number[]> {
  let isRunning = true;
  const end = () => {
    isRunning = false;
  };
  running.then(end, end);
  const visibleMs: number[] = [];
  while (isRunning) {
    visibleMs.push(await publishAndMeasure(database.url, edge.port, `Joki ${++publications}`, agent));
    await Promise.race([running, pause(PUBLISH_EVERY_MS)]);
  }
  return visibleMs;
}

async function flood(options: FloodOptions): Promise<FloodFigures> {
  const worker = new Worker(new URL('hostile-visitor.ts', import.meta.url), { workerData: options });
  return new Promise((done, fail) => {
    worker.on('message', done).on('error', fail);
  });
}

/** The share of the volume that is in use. */
async function readFullness(volume: string): Promise<number> {
  const { blocks, bfree } = await statfs(volume);
  return 1 - bfree / blocks;
}

function print(name: string, figures: VisitFigures, visibleMs: readonly number[]): void {
  const { seconds, requests, failed, p50, p99 } = figures;
  console.log(
    `Other visitors, ${name}: ${requests} requests in ${seconds.toFixed(0)} s, ${failed} failed, median ${p50.toFixed(0)} ms, p99 ${p99.toFixed(0)} ms; ${visibleMs.length} publications, visible after ${Math.max(...visibleMs).toFixed(0)} ms at most`,
  );
}
