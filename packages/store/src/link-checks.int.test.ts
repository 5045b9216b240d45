import {
  evaluateLink,
  type LinkObservation,
  NO_HISTORY,
  toLinkTarget,
} from '@nettobonus/domain/clicks/link-health';
import { beforeEach, expect, test, vi } from 'vitest';
import type { TestDatabase } from '../../../ops/test-database.ts';
import { useTestDatabase } from '../../../ops/use-test-database.ts';
import { connect, type Database, SITE_ROLE } from './connect.ts';
import { LinkCheckRun, listLinksToCheck, pruneLinkChecks } from './link-check-run.ts';
import {
  acceptLinkTargetStatement,
  getLatestLinkCheckRun,
  getLinkCheck,
  listPublishedLinks,
} from './link-checks.ts';

let server: TestDatabase;
let db: Database;
useTestDatabase((started, connected) => {
  server = started;
  db = connected;
});

const HOHTO = 'https://track.example/hohto';
const WINZ = 'https://track.example/winz';
const good: LinkObservation = {
  kind: 'response',
  httpStatus: 200,
  finalUrl: 'https://www.hohto.example/bonus',
  ms: 240.4,
  phrase: null,
};
const timeout: LinkObservation = { kind: 'failed', problem: 'timeout', finalUrl: HOHTO, ms: 8_000 };

async function publishListing(market: string, casino: string, link?: string): Promise<void> {
  const body = link ? { affiliateLink: link } : {};
  await db`INSERT INTO site.published_documents (kind, market, key, version, body)
    VALUES ('listing', ${market}, ${casino}, 1, ${db.json(body)})`;
}

const begin = (links = 0) => LinkCheckRun.begin(db, links);

/** Evaluates and records an observation, as a run does. */
async function recordCheck(run: LinkCheckRun, link: string, observation: LinkObservation): Promise<void> {
  await run.record(link, observation, evaluateLink(observation, await run.getHistory(link)));
}

beforeEach(async () => {
  await db`TRUNCATE site.link_statuses, site.link_checks, site.link_check_runs, site.published_documents`;
  await db`INSERT INTO site.published_documents (kind, market, key, version, body)
    VALUES ('casino', '', 'hohto', 1, ${db.json({ name: 'Hohto' })})`;
  await publishListing('se', 'hohto', HOHTO);
  await publishListing('fi', 'hohto', HOHTO);
  await publishListing('dk', 'winz', WINZ);
  await publishListing('dk', 'without-link');
  await db`INSERT INTO site.published_documents (kind, market, key, version, body)
    VALUES ('listing', 'no', 'withdrawn', 1, NULL)`;
});

test('a run can last longer than the driver keeps a connection open', async () => {
  vi.stubEnv('PGMAX_LIFETIME', '1');
  const shortLived = connect(server.url, { maxConnections: 1 });
  vi.unstubAllEnvs();
  const getBackend = async () => (await shortLived`SELECT pg_backend_pid() AS pid`)[0]?.pid;
  const run = await LinkCheckRun.begin(shortLived, 1);
  const backend = await getBackend();
  await expect.poll(getBackend).not.toBe(backend);
  await recordCheck(run, HOHTO, good);
  await run.end();
  expect(await getLatestLinkCheckRun(db)).toMatchObject({ checkedCount: 1, problem: null });
  await shortLived.end();
});

test('lists each published link once, even if several listings use it', async () => {
  const run = await begin();
  expect(await listLinksToCheck(db)).toEqual([
    { link: HOHTO, lastCheck: null },
    { link: WINZ, lastCheck: null },
  ]);
  await recordCheck(run, HOHTO, timeout);
  expect(await listLinksToCheck(db)).toEqual([
    { link: WINZ, lastCheck: null },
    { link: HOHTO, lastCheck: { checkedAt: expect.any(Date), failures: 1 } },
  ]);
  await run.end();
});

test('the report has a row for each link with its markets, casino and latest check', async () => {
  const run = await begin(2);
  await recordCheck(run, HOHTO, good);
  await recordCheck(run, HOHTO, timeout);
  await recordCheck(run, HOHTO, timeout);
  expect(await getLatestLinkCheckRun(db)).toMatchObject({
    linkCount: 2,
    checkedCount: 3,
    endedAt: null,
    problem: null,
  });
  await run.end('stopped');
  expect(await getLatestLinkCheckRun(db)).toMatchObject({ endedAt: expect.any(Date), problem: 'stopped' });
  expect(await listPublishedLinks(db)).toEqual([
    {
      link: HOHTO,
      casino: 'hohto',
      name: 'Hohto',
      markets: ['fi', 'se'],
      check: {
        status: 'broken',
        reason: 'timeout',
        failures: 2,
        httpStatus: null,
        finalUrl: HOHTO,
        ms: 8_000,
        phrase: null,
        expectedHost: 'hohto.example',
        checkedAt: expect.any(Date),
        lastOkAt: expect.any(Date),
      },
    },
    { link: WINZ, casino: 'winz', name: 'winz', markets: ['dk'], check: null },
  ]);
  expect(await getLinkCheck(db, HOHTO)).toMatchObject({ status: 'broken' });
  expect(await getLinkCheck(db, WINZ)).toBeNull();
});

test('a run writes nothing once another one has begun', async () => {
  const run = await begin();
  const other = await begin();
  await expect(recordCheck(run, HOHTO, good)).rejects.toThrow('taken over');
  expect(await getLinkCheck(db, HOHTO)).toBeNull();
  await recordCheck(other, HOHTO, good);
  expect(await getLinkCheck(db, HOHTO)).toMatchObject({ status: 'ok' });
});

test('accepts a link target only if it is still the one that the editor saw', async () => {
  const run = await begin();
  const redirected: LinkObservation = { ...good, finalUrl: 'https://other.example/x' };
  await recordCheck(run, HOHTO, good);
  await recordCheck(run, HOHTO, redirected);
  const target = toLinkTarget(redirected.finalUrl);
  expect(await getLinkCheck(db, HOHTO)).toMatchObject({ status: 'review', reason: 'other host' });
  const accept = async (finalUrl: string) => {
    const { text, values } = acceptLinkTargetStatement({ link: HOHTO, finalUrl, target });
    return (await db.unsafe(text, values)).length;
  };
  expect(await accept('https://third.example/')).toBe(0);
  expect(await accept(redirected.finalUrl)).toBe(1);
  expect(await getLinkCheck(db, HOHTO)).toMatchObject({ status: 'ok', expectedHost: 'other.example' });
  await recordCheck(run, HOHTO, redirected);
  expect(await getLinkCheck(db, HOHTO)).toMatchObject({ status: 'ok', reason: 'fine' });
  await run.end();
});

test('stores a link that is too long for an index entry', async () => {
  const long = `https://track.example/${'x'.repeat(9_000)}`;
  const run = await begin();
  await recordCheck(run, long, good);
  await recordCheck(run, long, good);
  await run.end();
  expect(await getLinkCheck(db, long)).toMatchObject({ status: 'ok' });
});

test('deletes checks older than ninety days', async () => {
  const run = await begin(2);
  await recordCheck(run, HOHTO, good);
  await recordCheck(run, WINZ, good);
  for (const table of ['link_checks', 'link_statuses']) {
    await db`UPDATE ${db(`site.${table}`)} SET checked_at = now() - interval '91 days' WHERE link = ${HOHTO}`;
  }
  await pruneLinkChecks(db);
  await run.end();
  expect(await db`SELECT link FROM site.link_checks`).toEqual([{ link: WINZ }]);
  expect(await db`SELECT link FROM site.link_statuses`).toEqual([{ link: WINZ }]);
});

test('the site’s role cannot read link statuses', async () => {
  await db.begin(async (sql) => {
    await sql.unsafe(`SET LOCAL ROLE ${SITE_ROLE}`);
    await expect(sql.savepoint((inner) => inner`SELECT * FROM site.link_statuses`)).rejects.toThrow(
      /permission denied/,
    );
  });
});

test('a link that was never checked has no history', async () => {
  const run = await begin();
  expect(await run.getHistory(HOHTO)).toEqual(NO_HISTORY);
  await run.end();
});
