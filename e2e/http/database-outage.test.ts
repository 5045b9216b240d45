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
const fetchReadiness = async () => (await fetch(`${site.url}/readyz`)).json() as Promise<{ source: string }>;
const fetchStatus = async (path: string) => (await fetch(site.url + path)).status;
const fetchHeading = async (path: string) =>
  /<h1[^>]*>(.*?)<\/h1>/s.exec(await (await fetch(site.url + path)).text())?.[1];

/** Publishes a new name for the casino that the tests look up. */
async function renameCasino(name: string): Promise<void> {
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
  expect(await fetchReadiness()).toMatchObject({ status: 'ready', source: 'database' });
  await expect
    .poll(() =>
      rm(join(dir, 'snapshot.ndjson')).then(
        () => true,
        () => false,
      ),
    )
    .toBe(true);
  await renameCasino('Joki');
  await expect.poll(() => fetchHeading('/fi/kasino/joki-casino')).toBe('Joki');
  await database.stop();
  await expect.poll(fetchReadiness).toMatchObject({ status: 'ready', source: 'memory' });
  for (const path of [
    '/fi',
    '/se/snabbcasinon',
    '/no/kasino/winz-casino',
    '/dk/privatliv',
    '/tiles/casinoist.svg',
  ]) {
    expect(await fetchStatus(path), path).toBe(200);
  }
});

test('a site that starts while PostgreSQL is down serves its last snapshot', async () => {
  await site.stop();
  await start();
  expect(await fetchReadiness()).toMatchObject({ status: 'ready', source: 'disk' });
  expect(await fetchStatus('/fi')).toBe(200);
  expect(await fetchHeading('/fi/kasino/joki-casino')).toBe('Joki');
  expect(await (await fetch(`${site.url}/fi/kasino/casinoist`)).text()).toContain('Tarjouksen historia');
  expect(await (await fetch(`${site.url}/sitemap-fi.xml`)).text()).toContain('<lastmod>20');
});

test('after recovery a publication is visible without a restart', async () => {
  await database.start();
  await renameCasino('Joki Casino');
  await expect.poll(() => fetchHeading('/fi/kasino/joki-casino')).toBe('Joki Casino');
  expect(await fetchReadiness()).toMatchObject({ source: 'database' });
});

test('with neither database nor snapshot the site shows an error page and is not ready', async () => {
  const port = await findFreePort();
  const emptySite = await startSite({
    mode: 'production',
    port,
    databaseUrl: 'postgres://nobody@127.0.0.1:1/none',
    snapshotPath: join(dir, 'none.ndjson'),
    output: 'ignore',
  });
  try {
    await expect
      .poll(() =>
        fetch(`${emptySite.url}/healthz`).then(
          ({ status }) => status,
          () => 0,
        ),
      )
      .toBe(200);
    expect((await fetch(`${emptySite.url}/readyz`)).status).toBe(503);
    const page = await fetch(`${emptySite.url}/se`);
    expect(page.status).toBe(503);
    expect(page.headers.get('retry-after')).toBe('5');
    expect(await page.text()).toContain('Webbplatsen startar');
    await Promise.all(
      ['/sitemap.xml', '/sitemap-se.xml', '/se/feed.xml', '/se/offers.json', '/llms.txt'].map(
        async (path) => {
          const response = await fetch(emptySite.url + path);
          expect(response.status, path).toBe(503);
          expect(response.headers.get('retry-after'), path).toBe('5');
          expect(response.headers.get('cache-control'), path).toBe('no-store');
        },
      ),
    );
    // A crawler that gets an error for robots.txt stops crawling the whole site.
    expect((await fetch(`${emptySite.url}/robots.txt`)).status).toBe(200);
  } finally {
    await emptySite.stop();
  }
});
