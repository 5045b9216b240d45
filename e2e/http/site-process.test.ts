import { once } from 'node:events';
import { mkdtemp, open, readFile, rm } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { migrate } from '@nettobonus/store/migrate';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { sendRequest } from '../../bench/send-request.ts';
import { findFreePort } from '../../ops/embedded-database.ts';
import { publishContent } from '../../ops/publish-content.ts';
import { type SiteProcess, startSite } from '../../ops/site-process.ts';
import { type StubModelProvider, startStubModelProvider } from '../../ops/start-stub-model-provider.ts';
import { startTestDatabase, type TestDatabase } from '../../ops/test-database.ts';

// Generous: on a busy machine a start takes ten seconds, and a request one.
const READY_TIMEOUT_MS = 60_000;
const DRAIN_MS = 10_000;
const STREAM_MS = 15_000;
const UNREACHABLE_DATABASE_URL = 'postgres://nobody@127.0.0.1:9/none';

let dir: string;
let database: TestDatabase;
let stub: StubModelProvider;
let site: SiteProcess | undefined;
let logPath: string;
let siteCount = 0;

beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'nettobonus-test-'));
  database = await startTestDatabase();
  await migrate(database.url);
  await publishContent(database.url);
  stub = await startStubModelProvider({ STUB_STREAM_MS: String(STREAM_MS) });
});
afterEach(() => site?.stop());
afterAll(async () => {
  await stub.stop();
  await database.remove();
  await rm(dir, { recursive: true, force: true });
});

async function start(env: Record<string, string> = {}, databaseUrl = database.url): Promise<SiteProcess> {
  logPath = join(dir, `site-${++siteCount}.log`);
  const log = await open(logPath, 'a');
  site = await startSite({
    mode: 'production',
    port: await findFreePort(),
    databaseUrl,
    snapshotPath: join(dir, `snapshot-${siteCount}.ndjson`),
    output: log.fd,
    env,
  });
  await log.close();
  return site;
}

/** Parses the log; fails if a line is not JSON. */
async function readLog(): Promise<{ at: string; level: string; event: string; [detail: string]: unknown }[]> {
  const text = await readFile(logPath, 'utf8');
  return text
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
}

const sendQuestion = (url: string) =>
  fetch(`${url}/api/casino-chat?lang=fi`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Authorization: 'Bearer nettobonus-public' },
    body: JSON.stringify({ messages: [{ role: 'user', content: 'Mikä on paras bonus?' }] }),
  });

test('after SIGTERM the site reports that it is draining, keeps serving, completes responses, and exits cleanly', async () => {
  const { url, process, exited, ready } = await start({
    DRAIN_MS: String(DRAIN_MS),
    ASSISTANT_BASE_URL: stub.baseURL,
    ASSISTANT_MODEL: 'stub',
  });
  await ready(READY_TIMEOUT_MS);
  const idleSocket = connect(Number(new URL(url).port), 'localhost');
  await once(idleSocket, 'connect');
  const response = await sendQuestion(url);
  const body = response.text();

  const signalledAt = performance.now();
  process.kill('SIGTERM');
  await expect.poll(async () => (await fetch(`${url}/readyz`)).status).toBe(503);
  const readyz = await fetch(`${url}/readyz`);
  expect(await readyz.json()).toMatchObject({ status: 'draining', source: 'database' });
  const page = await fetch(`${url}/fi`);
  expect(page.status).toBe(200);
  expect(page.headers.get('connection')).toBe('close');
  expect(await page.text()).toContain('</html>');
  expect(performance.now() - signalledAt).toBeLessThan(DRAIN_MS);

  await expect.poll(() => fetch(`${url}/fi`).catch(() => 'refused')).toBe('refused');
  expect(process.exitCode).toBeNull();
  expect(await body).toMatch(/data: \[DONE\]\n\n$/);
  expect(await exited).toBe(0);
  expect(performance.now() - signalledAt).toBeLessThan(STREAM_MS + 10_000);
  // On a busy machine the log also has warnings about a slow database.
  const siteEvents = (await readLog()).filter(({ event }) => event.startsWith('site-'));
  expect(siteEvents.map(({ event, level }) => [event, level])).toEqual([
    ['site-started', 'info'],
    ['site-draining', 'info'],
    ['site-stopped', 'info'],
  ]);
  expect(siteEvents.at(-1)).toMatchObject({ cutOff: 0 });
  idleSocket.destroy();
});

test('a second SIGTERM changes nothing; a second SIGINT ends the site at once', async () => {
  const { url, process, exited, ready } = await start({ DRAIN_MS: '30000' });
  await ready(READY_TIMEOUT_MS);
  process.kill('SIGTERM');
  await expect.poll(async () => (await readLog()).map(({ event }) => event)).toContain('site-draining');
  process.kill('SIGTERM');
  process.kill('SIGINT');
  expect((await fetch(`${url}/fi`)).status).toBe(200);
  process.kill('SIGINT');
  expect(await exited).toBeNull();
});

test('metrics have their own port, and cover pages, content and clicks', async () => {
  const metricsPort = await findFreePort();
  const { url, ready } = await start({ METRICS_PORT: String(metricsPort) });
  await ready(READY_TIMEOUT_MS);
  const fetchMetrics = async () => (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
  const readMetric = async (name: string) =>
    Number(
      (await fetchMetrics())
        .split('\n')
        .find((line) => line.startsWith(`${name} `))
        ?.split(' ')[1],
    );

  expect(await readMetric('nettobonus_pages_rendered_total')).toBe(0);
  await fetch(`${url}/fi`);
  await fetch(`${url}/fi/ei-ole`);
  await fetch(`${url}/se/snabbcasinon?sort=net`);
  await fetch(`${url}/go/winz-casino`);
  await sendRequest(Number(new URL(url).port), { path: '/go/winz-casino' });
  // The 404 page counts too.
  expect(await readMetric('nettobonus_pages_rendered_total')).toBe(3);
  expect(await readMetric('nettobonus_request_duration_seconds_count{route="home",status="2xx"}')).toBe(1);
  expect(await readMetric('nettobonus_request_duration_seconds_count{route="category",status="2xx"}')).toBe(
    1,
  );
  expect(await readMetric('nettobonus_request_duration_seconds_count{route="unknown",status="4xx"}')).toBe(1);
  const readClicks = (outcome: string) => readMetric(`nettobonus_clicks_total{outcome="${outcome}"}`);
  // On a busy machine the click goes through the spool. It is counted once and never lost.
  expect((await readClicks('stored')) + (await readClicks('spooled'))).toBe(1);
  expect(await readClicks('lost')).toBe(0);
  // A request by `fetch` is not a navigation.
  expect(await readMetric('nettobonus_clicks_uncounted_total{reason="not-navigation"}')).toBe(1);
  expect(await readMetric('nettobonus_content_source{source="database"}')).toBe(1);
  expect(await readMetric('nettobonus_content_version')).toBeGreaterThan(0);
  await expect.poll(() => readMetric('nettobonus_content_age_seconds')).toBeLessThan(3);
  // The site sets this metric when it first updates the click totals, ten seconds after its start.
  await expect
    .poll(() => readMetric('nettobonus_click_share_alarms{market="fi"}'), { timeout: 60_000 })
    .toBe(0);
  expect(await readMetric('process_resident_memory_bytes')).toBeGreaterThan(0);
  expect(await fetchMetrics()).not.toMatch(/127\.0\.0\.1|winz|sort=/);
  expect((await fetch(`${url}/metrics`)).status).toBe(404);
});

test('without a metrics port there are no metrics', async () => {
  const { url, ready } = await start();
  await ready(READY_TIMEOUT_MS);
  expect((await fetch(`${url}/metrics`)).status).toBe(404);
});

test('a failed request is logged with its route, without its query', async () => {
  const { url } = await start({}, UNREACHABLE_DATABASE_URL);
  const fetchHome = () => fetch(`${url}/fi?search=secret-term`).catch(() => null);
  await expect.poll(async () => (await fetchHome())?.status).toBe(503);
  await fetch(`${url}/readyz`);
  const failed = (await readLog()).filter(({ event }) => event === 'request-failed');
  expect(failed[0]).toMatchObject({ level: 'error', method: 'GET', route: 'home', status: 503 });
  expect(failed.every(({ route }) => route === 'home')).toBe(true);
  expect(await readFile(logPath, 'utf8')).not.toMatch(/secret-term|127\.0\.0\.1:\d{5}/);
});

test('browsers get a page again after its configuration has changed', async () => {
  const fetchHome = async (key: string, etag = '') => {
    const { url, ready, stop } = await start({ CHAT_PUBLIC_KEY: key, SITE_URL: 'http://localhost:4321' });
    await ready(READY_TIMEOUT_MS);
    const { status, headers, text } = await sendRequest(Number(new URL(url).port), {
      path: '/fi',
      headers: { 'If-None-Match': etag },
    });
    await stop();
    return { status, etag: String(headers.etag), text };
  };
  const { etag } = await fetchHome('first-key');
  // The same configuration in another process.
  expect((await fetchHome('first-key', etag)).status).toBe(304);
  const changed = await fetchHome('second-key', etag);
  expect(changed.status).toBe(200);
  expect(changed.text).toContain('data-chat-key="second-key"');
});

test('an invalid environment variable is reported by name, and the process exits with 1', async () => {
  const { exited } = await start({ METRICS_PORT: 'many' });
  expect(await exited).toBe(1);
  expect(await readLog()).toMatchObject([{ level: 'error', event: 'site-crashed' }]);
  expect(String((await readLog())[0]?.error)).toContain('METRICS_PORT');
});

test('an uncaught error is logged, and the process exits with 1', async () => {
  const { exited } = await start({ METRICS_PORT: new URL(stub.url).port });
  expect(await exited).toBe(1);
  expect((await readLog()).at(-1)).toMatchObject({ level: 'error', event: 'site-crashed' });
  expect(String((await readLog()).at(-1)?.error)).toContain('EADDRINUSE');
});

test('requests whose clients have disconnected are not rendered', async () => {
  const metricsPort = await findFreePort();
  const { url, ready, process } = await start({ METRICS_PORT: String(metricsPort) });
  await ready(READY_TIMEOUT_MS);
  const port = Number(new URL(url).port);
  const readCounts = async () => {
    const metrics = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
    const read = (name: string) =>
      Number(new RegExp(`^nettobonus_${name} (\\d+)`, 'm').exec(metrics)?.[1] ?? 0);
    return {
      aborted: read('request_duration_seconds_count{route="home",status="aborted"}'),
      rendered: read('pages_rendered_total'),
    };
  };
  const sendAndDisconnect = async (path: string) => {
    const socket = connect(port, '127.0.0.1');
    await once(socket, 'connect');
    await new Promise((done) => socket.write(`GET ${path} HTTP/1.1\r\nHost: localhost\r\n\r\n`, done));
    socket.destroy();
  };
  // Stop the site meanwhile: otherwise it would render some pages before their clients disconnect.
  process.kill('SIGSTOP');
  await Promise.all(Array.from({ length: 60 }, (_, index) => sendAndDisconnect(`/fi?search=left${index}`)));
  process.kill('SIGCONT');
  await expect.poll(async () => (await readCounts()).aborted).toBeGreaterThan(40);
  expect(await (await fetch(`${url}/fi?search=stays`)).text()).toContain('</html>');
  const { rendered } = await readCounts();
  expect(rendered).toBeGreaterThan(0);
  expect(rendered).toBeLessThan(20);
});
