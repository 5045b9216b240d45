import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connect } from '@nettobonus/store/connect';
import { migrate } from '@nettobonus/store/migrate';
import { publish } from '@nettobonus/store/publish';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findFreePort } from '../../ops/embedded-database.ts';
import { publishContent } from '../../ops/publish-content.ts';
import { type SiteProcess, startSite } from '../../ops/site-process.ts';
import { startTestDatabase, type TestDatabase } from '../../ops/test-database.ts';

let dir: string;
let database: TestDatabase;
let site: SiteProcess;

const start = async () => {
  site = await startSite({
    mode: 'production',
    port: await findFreePort(),
    databaseUrl: database.url,
    snapshotPath: join(dir, 'snapshot.ndjson'),
    output: 'ignore',
  });
  await site.ready(10_000);
};
const readyz = async () => (await fetch(`${site.url}/readyz`)).json() as Promise<{ source: string }>;
const statusOf = async (path: string) => (await fetch(site.url + path)).status;
const headingOf = async (path: string) =>
  /<h1[^>]*>(.*?)<\/h1>/s.exec(await (await fetch(site.url + path)).text())?.[1];

/** Publishes a new name of a casino. */
async function rename(name: string): Promise<void> {
  const db = connect(database.url, { maxConnections: 1 });
  try {
    const body = { name, image: '/tiles/joki-casino.svg' };
    await publish(db, [{ kind: 'casino', market: 'all', key: 'joki-casino', body }]);
  } finally {
    await db.end();
  }
}

beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'nettobonus-test-'));
  database = await startTestDatabase();
  await migrate(database.url);
  await publishContent(database.url);
  await start();
});
afterAll(async () => {
  await site.stop();
  await database.remove();
  await rm(dir, { recursive: true, force: true });
});

test('when PostgreSQL stops, a running site serves its pages from memory', async () => {
  expect(await readyz()).toMatchObject({ status: 'ready', source: 'database' });
  await expect
    .poll(() =>
      rm(join(dir, 'snapshot.ndjson')).then(
        () => true,
        () => false,
      ),
    )
    .toBe(true);
  await rename('Joki');
  await expect.poll(() => headingOf('/fi/kasino/joki-casino'), { timeout: 2_000 }).toBe('Joki');
  await database.stop();
  await expect.poll(readyz, { timeout: 5_000 }).toMatchObject({ status: 'ready', source: 'memory' });
  for (const path of [
    '/fi',
    '/se/snabbcasinon',
    '/no/kasino/winz-casino',
    '/dk/privatliv',
    '/tiles/casinoist.svg',
  ]) {
    expect(await statusOf(path), path).toBe(200);
  }
});

test('a site that starts while PostgreSQL is down answers from its last snapshot', async () => {
  await site.stop();
  await start();
  expect(await readyz()).toMatchObject({ status: 'ready', source: 'disk' });
  expect(await statusOf('/fi')).toBe(200);
  expect(await headingOf('/fi/kasino/joki-casino')).toBe('Joki');
  expect(await (await fetch(`${site.url}/fi/kasino/casinoist`)).text()).toContain('Tarjouksen historia');
  expect(await (await fetch(`${site.url}/sitemap-fi.xml`)).text()).toContain('<lastmod>20');
});

test('after recovery a publication is visible within two seconds, without a restart', async () => {
  await database.start();
  await rename('Joki Casino');
  await expect
    .poll(() => headingOf('/fi/kasino/joki-casino'), { timeout: 2_000, interval: 50 })
    .toBe('Joki Casino');
  expect(await readyz()).toMatchObject({ source: 'database' });
});

test('with neither database nor snapshot the site shows an error page and is not ready', async () => {
  const port = await findFreePort();
  const empty = await startSite({
    mode: 'production',
    port,
    databaseUrl: 'postgres://nobody@127.0.0.1:1/none',
    snapshotPath: join(dir, 'none.ndjson'),
    output: 'ignore',
  });
  try {
    await expect
      .poll(
        () =>
          fetch(`${empty.url}/healthz`).then(
            ({ status }) => status,
            () => 0,
          ),
        { timeout: 10_000 },
      )
      .toBe(200);
    expect((await fetch(`${empty.url}/readyz`)).status).toBe(503);
    const page = await fetch(`${empty.url}/se`);
    expect(page.status).toBe(503);
    expect(page.headers.get('retry-after')).toBe('5');
    expect(await page.text()).toContain('Webbplatsen startar');
    await Promise.all(
      ['/sitemap.xml', '/sitemap-se.xml', '/se/feed.xml', '/se/offers.json', '/llms.txt'].map(
        async (path) => {
          const answer = await fetch(empty.url + path);
          expect(answer.status, path).toBe(503);
          expect(answer.headers.get('retry-after'), path).toBe('5');
          expect(answer.headers.get('cache-control'), path).toBe('no-store');
        },
      ),
    );
    // A crawler that gets an error for robots.txt stops crawling the whole site.
    expect((await fetch(`${empty.url}/robots.txt`)).status).toBe(200);
  } finally {
    await empty.stop();
  }
});
