import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { Database } from '@nettobonus/store/connect';
import { getLatestLinkCheckRun, listPublishedLinks, type PublishedLink } from '@nettobonus/store/link-checks';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { TestDatabase } from '../../../../ops/test-database.ts';
import { useTestDatabase as withTestDatabase } from '../../../../ops/use-test-database.ts';
import { type Handler, startTestCasinos, type TestCasinos } from '../network/test-casinos.ts';
import { checkLinks } from './check-links.ts';
import { USER_AGENT } from './observe-link.ts';

let server: TestDatabase;
let db: Database;
withTestDatabase((started, connected) => {
  server = started;
  db = connected;
});
let casinos: TestCasinos;
beforeAll(async () => {
  casinos = await startTestCasinos();
});
afterAll(() => casinos.stop());

beforeEach(async () => {
  await db`TRUNCATE site.link_statuses, site.link_checks, site.link_check_runs, site.published_documents`;
  casinos.handlers.clear();
  casinos.requests.length = 0;
});

const page =
  (text: string): Handler =>
  (response) =>
    response.writeHead(200).end(`<html><p>${text}</p></html>`);
const status =
  (code: number): Handler =>
  (response) =>
    response.writeHead(code).end();
const redirect =
  (to: string, code = 302): Handler =>
  (response) =>
    response.writeHead(code, { Location: to }).end();
const hang: Handler = () => {};

/** Publishes one listing per casino, each with its link. */
async function publish(links: Record<string, string>): Promise<void> {
  for (const [casino, affiliateLink] of Object.entries(links)) {
    await db`INSERT INTO site.published_documents (kind, market, key, version, body)
      VALUES ('listing', 'fi', ${casino}, 1, ${db.json({ affiliateLink })})`;
  }
}

const check = (
  overrides: { since?: Date; requestIntervalMs?: number; timeoutMs?: number; signal?: AbortSignal } = {},
) =>
  checkLinks({
    db,
    network: casinos.network,
    now: new Date(),
    requestIntervalMs: 1,
    // Generous: only tests of the timeout have a short one.
    timeoutMs: 60_000,
    ...overrides,
  });

const SHORT = { timeoutMs: 600 };

/** By casino: the status of its link and the reason, for example `review: timeout`. */
async function readStatuses(): Promise<Record<string, string>> {
  const format = ({ check }: PublishedLink) => (check ? `${check.status}: ${check.reason}` : 'not checked');
  return Object.fromEntries((await listPublishedLinks(db)).map((link) => [link.casino, format(link)]));
}

async function checkTwice(betweenChecks: () => void = () => {}, overrides: { timeoutMs?: number } = {}) {
  await check(overrides);
  const first = await readStatuses();
  betweenChecks();
  await check({ since: new Date(), ...overrides });
  return { first, second: await readStatuses() };
}

/** Publishes a link with its handler, checks it twice, and returns its status after each check. */
async function checkHandler(
  name: string,
  handler: Handler,
  otherHandlers: Record<string, Handler> = {},
  overrides: { timeoutMs?: number } = {},
): Promise<[string, string]> {
  casinos.handlers.set(name, handler);
  for (const [other, otherHandler] of Object.entries(otherHandlers))
    casinos.handlers.set(other, otherHandler);
  await publish({ [name]: casinos.link(name) });
  const { first, second } = await checkTwice(() => {}, overrides);
  return [first[name] ?? '', second[name] ?? ''];
}

const bothTimes = (status: string): [string, string] => [status, status];
const failing = (reason: string): [string, string] => [`review: ${reason}`, `broken: ${reason}`];

describe('responses', () => {
  test('a page with status 200 is in order, and the request has our user agent', async () => {
    expect(await checkHandler('good', page('200 % bonus'))).toEqual(bothTimes('ok: fine'));
    expect(casinos.requests.map(({ agent }) => agent)).toEqual([USER_AGENT, USER_AGENT]);
  });

  test.each([404, 410])('%i is broken at the second failure in a row', async (code) => {
    expect(await checkHandler('gone', status(code))).toEqual(failing('gone'));
  });

  test.each([403, 405, 429])('%i counts as blocking bots', async (code) => {
    expect(await checkHandler('bot-blocking', status(code))).toEqual(bothTimes('ok: refuses robots'));
  });

  test('500 is broken at the second failure in a row', async () => {
    expect(await checkHandler('server-error', status(500))).toEqual(failing('server error'));
  });

  test('451 needs attention and never becomes broken', async () => {
    expect(await checkHandler('geo-blocked', status(451))).toEqual(bothTimes('review: odd answer'));
  });

  test('a success after one failure resets the status', async () => {
    casinos.handlers.set('flaky', status(404));
    await publish({ flaky: casinos.link('flaky') });
    const { first, second } = await checkTwice(() => casinos.handlers.set('flaky', page('Welcome')));
    expect([first.flaky, second.flaky]).toEqual(['review: gone', 'ok: fine']);
  });
});

describe('no response', () => {
  test('a server that hangs is broken at the second failure in a row', async () => {
    expect(await checkHandler('hanging', hang, {}, SHORT)).toEqual(failing('timeout'));
  });

  test('a page that arrives too slowly is a timeout', async () => {
    const sendSlowly: Handler = async (response) => {
      response.writeHead(200);
      while (!response.destroyed) {
        response.write('.');
        await pause(20);
      }
    };
    expect(await checkHandler('slow', sendSlowly, {}, SHORT)).toEqual(failing('timeout'));
  });

  test('the timeout covers the whole redirect chain', async () => {
    // Each response is in time. With a timeout per response, the check would fail only after ten redirects.
    const delayedRedirect: Handler = async (response, request) => {
      await pause(200);
      redirect('/bonus')(response, request);
    };
    expect(await checkHandler('chain', delayedRedirect, {}, SHORT)).toEqual(failing('timeout'));
  });

  test('a connection that closes early is unreadable', async () => {
    expect(await checkHandler('disconnecting', (response) => response.socket?.destroy())).toEqual(
      failing('unreadable'),
    );
  });

  test('a refused connection, an unknown host and an invalid certificate are broken at the second failure', async () => {
    const { port } = casinos;
    await publish({
      refused: 'http://refused.test:9/',
      unknown: `http://unknown.test:${port}/`,
      'no-tls': `https://no-tls.test:${port}/`,
    });
    const { first, second } = await checkTwice();
    expect(first).toEqual({
      refused: 'review: refused',
      unknown: 'review: unknown host',
      'no-tls': 'review: tls',
    });
    expect(second).toEqual({
      refused: 'broken: refused',
      unknown: 'broken: unknown host',
      'no-tls': 'broken: tls',
    });
  });
});

describe('redirects', () => {
  test('are followed for every redirect status, to absolute and relative URLs', async () => {
    casinos.handlers.set('chain', (response, request) => {
      const step = Number(request.url?.replace('/bonus', '') || 0);
      if (step === 5) return page('Welcome')(response, request);
      const code = [301, 302, 303, 307, 308][step] ?? 500;
      redirect(step % 2 ? `/bonus${step + 1}` : casinos.link('chain', `/bonus${step + 1}`), code)(
        response,
        request,
      );
    });
    await publish({ chain: casinos.link('chain') });
    await check();
    expect(await readStatuses()).toEqual({ chain: 'ok: fine' });
    expect((await listPublishedLinks(db))[0]?.check?.finalUrl).toBe(casinos.link('chain', '/bonus5'));
  });

  test('in a loop are broken, and the check stops after ten', async () => {
    expect(await checkHandler('redirect-loop', redirect('/bonus'))).toEqual(failing('too many redirects'));
    expect(casinos.requests).toHaveLength(2 * 11);
  });

  test('that require a cookie are followed with it', async () => {
    const requireCookie: Handler = (response, request) => {
      if (request.headers.cookie === 'seen=1') return page('Welcome')(response, request);
      response.writeHead(302, { 'Set-Cookie': 'seen=1; Path=/; HttpOnly', Location: '/bonus' }).end();
    };
    expect(await checkHandler('cookie', requireCookie)).toEqual(bothTimes('ok: fine'));
  });

  test('without a Location header are an unexpected response', async () => {
    expect(await checkHandler('no-location', status(302))).toEqual(bothTimes('review: odd answer'));
  });

  test.each([
    () => 'http://10.0.0.1/',
    () => 'http://169.254.169.254/latest/meta-data/',
    () => `http://[::1]:${casinos.port}/`,
    () => `http://[::ffff:127.0.0.1]:${casinos.port}/`,
    () => `http://127.0.0.1:${casinos.port}/`,
    () => `http://localhost:${casinos.port}/`,
    () => `http://2130706433:${casinos.port}/`,
    () => `http://0x7f.1:${casinos.port}/`,
    () => casinos.link('private'),
    () => 'file:///etc/passwd',
    () => `ftp://good.test:${casinos.port}/`,
    () => `http://user:secret@good.test:${casinos.port}/`,
  ])('to forbidden addresses are rejected: %s', async (to) => {
    expect(await checkHandler('ssrf', redirect(to()), { good: page('Welcome') })).toEqual(
      failing('forbidden address'),
    );
    expect(new Set(casinos.requests.map(({ host }) => host))).toEqual(new Set(['ssrf.test']));
  });

  test('a link into the private network is rejected before any request', async () => {
    await publish({ localhost: `https://127.0.0.1:${casinos.port}/`, metadata: 'https://169.254.169.254/' });
    await check();
    expect(await readStatuses()).toEqual({
      localhost: 'review: forbidden address',
      metadata: 'review: forbidden address',
    });
    expect(casinos.requests).toEqual([]);
  });
});

describe('the target of a link', () => {
  test('a different host needs attention; a different subdomain does not', async () => {
    for (const name of ['casino', 'www.casino', 'parked']) casinos.handlers.set(name, page('Welcome'));
    casinos.handlers.set('other-host', redirect(casinos.link('casino')));
    casinos.handlers.set('subdomain', redirect(casinos.link('casino')));
    await publish({ 'other-host': casinos.link('other-host'), subdomain: casinos.link('subdomain') });
    const { first, second } = await checkTwice(() => {
      casinos.handlers.set('other-host', redirect(casinos.link('parked')));
      casinos.handlers.set('subdomain', redirect(casinos.link('www.casino')));
    });
    expect(first).toEqual({ 'other-host': 'ok: fine', subdomain: 'ok: fine' });
    expect(second).toEqual({ 'other-host': 'review: other host', subdomain: 'ok: fine' });
  });

  test('the front page needs attention if the link led to the offer before', async () => {
    casinos.handlers.set('casino', page('Welcome'));
    await publish({ casino: casinos.link('casino') });
    const { second } = await checkTwice(() =>
      casinos.handlers.set('casino', (response, request) =>
        request.url === '/' ? page('Welcome')(response, request) : redirect('/')(response, request),
      ),
    );
    expect(second).toEqual({ casino: 'review: front page' });
  });
});

describe('pages', () => {
  test.each([
    ['en', 'Sorry, this <b>offer</b> has expired!'],
    ['fi', 'Tarjous on p&auml;&auml;ttynyt.'],
    ['se', 'Erbjudandet har gått ut.'],
    ['no', 'Tilbudet er ikke lenger tilgjengelig'],
    ['dk', 'TILBUDDET ER UDLØBET'],
  ])('that say in %s that the offer has expired need attention', async (_, text) => {
    const expiredPage: Handler = (response) =>
      response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8' }).end(`<p>${text}</p>`);
    expect(await checkHandler('expired', expiredPage)).toEqual(bothTimes('review: expired'));
  });

  test.each([
    ['gzip', gzipSync],
    ['br', brotliCompressSync],
  ])('are read when compressed with %s', async (encoding, compress) => {
    const compressedPage: Handler = (response) =>
      response.writeHead(200, { 'Content-Encoding': encoding }).end(compress('<p>Offer expired</p>'));
    expect(await checkHandler('compressed', compressedPage)).toEqual(bothTimes('review: expired'));
  });

  test('are decoded with their charset', async () => {
    const latin1Page: Handler = (response) =>
      response
        .writeHead(200, { 'Content-Type': 'text/html; charset=ISO-8859-1' })
        .end(Buffer.from('Tarjous on päättynyt', 'latin1'));
    expect(await checkHandler('latin1', latin1Page)).toEqual(bothTimes('review: expired'));
  });

  test('with invalid compression are unreadable', async () => {
    const invalidGzip: Handler = (response) =>
      response.writeHead(200, { 'Content-Encoding': 'gzip' }).end('This is not gzip');
    expect(await checkHandler('invalid-gzip', invalidGzip)).toEqual(failing('unreadable'));
  });

  test('that never end are read up to the limit, and the connection is closed', async () => {
    let sent = 0;
    const endlessPage: Handler = async (response) => {
      response.writeHead(200);
      while (!response.destroyed && sent < 200e6) {
        sent += 65_536;
        if (!response.write('x'.repeat(65_536))) await Promise.race([once(response, 'drain'), pause(50)]);
      }
    };
    expect(await checkHandler('endless', endlessPage)).toEqual(bothTimes('ok: fine'));
    expect(sent).toBeLessThan(50e6);
  });

  test('that decompress to more than the limit are read up to the limit', async () => {
    const body = gzipSync(Buffer.alloc(100e6));
    const zipBomb: Handler = (response) => response.writeHead(200, { 'Content-Encoding': 'gzip' }).end(body);
    expect(await checkHandler('zip-bomb', zipBomb)).toEqual(bothTimes('ok: fine'));
  });

  test('are searched in the first 256 KB only', async () => {
    expect(await checkHandler('long', page(`${'x'.repeat(256 * 1024)} offer expired`))).toEqual(
      bothTimes('ok: fine'),
    );
  });
});

describe('rate limits', () => {
  test('a host gets one request at a time with a pause after each, including redirects to it', async () => {
    const delayedPage: Handler = async (response, request) => {
      await pause(30);
      page('Welcome')(response, request);
    };
    casinos.handlers.set('busy', delayedPage);
    casinos.handlers.set('a', redirect(casinos.link('busy', '/from-a')));
    casinos.handlers.set('b', redirect(casinos.link('busy', '/from-b')));
    await publish({
      one: casinos.link('busy', '/1'),
      two: casinos.link('busy', '/2'),
      three: casinos.link('busy', '/3'),
      a: casinos.link('a'),
      b: casinos.link('b'),
    });
    await check({ requestIntervalMs: 100 });
    const requests = casinos.requests.filter(({ host }) => host === 'busy.test');
    expect(requests).toHaveLength(5);
    for (const [index, { startedAt }] of requests.entries()) {
      const previous = requests[index - 1];
      // Timers may fire a millisecond early.
      if (previous) expect(startedAt - previous.endedAt).toBeGreaterThanOrEqual(98);
    }
    expect(new Set(Object.values(await readStatuses()))).toEqual(new Set(['ok: fine']));
  });

  test('waiting for the rate limit does not count as response time', async () => {
    casinos.handlers.set('busy', (response, request) => {
      const step = Number(request.url?.slice(1));
      (step < 4 ? redirect(`/${step + 1}`) : page('Welcome'))(response, request);
    });
    await publish({ busy: casinos.link('busy', '/0') });
    // The check waits four times, together for twice as long as the timeout.
    await check({ requestIntervalMs: 1_000, timeoutMs: 2_000 });
    expect(await readStatuses()).toEqual({ busy: 'ok: fine' });
  });

  test('up to eight hosts are requested concurrently', async () => {
    const names = Array.from({ length: 20 }, (_, index) => `host${index}`);
    const released = Promise.withResolvers<void>();
    for (const name of names) {
      casinos.handlers.set(name, async (response, request) => {
        await released.promise;
        page('Welcome')(response, request);
      });
    }
    await publish(Object.fromEntries(names.map((name) => [name, casinos.link(name)])));
    const checking = check();
    await expect.poll(() => casinos.requests.length).toBe(8);
    // The check would have sent a ninth request before this one.
    await fetch(`http://127.0.0.1:${casinos.port}`);
    released.resolve();
    await checking;
    const requests = casinos.requests.filter(({ host }) => host.endsWith('.test'));
    const concurrent = requests.map(
      ({ startedAt }) =>
        requests.filter((other) => other.startedAt <= startedAt && other.endedAt > startedAt).length,
    );
    expect(requests).toHaveLength(20);
    expect(Math.max(...concurrent)).toBe(8);
  });
});

describe('a run', () => {
  test('skips links that were checked this morning, and repeats first failures after an hour', async () => {
    for (const name of ['good', 'failed', 'new']) casinos.handlers.set(name, page('Welcome'));
    casinos.handlers.set('failed', status(404));
    await publish({ good: casinos.link('good'), failed: casinos.link('failed') });
    await check();
    await db`UPDATE site.link_statuses SET checked_at = checked_at - interval '1 hour'`;
    await publish({ new: casinos.link('new') });
    casinos.requests.length = 0;
    expect(await check()).toBe(2);
    expect(casinos.requests.map(({ host }) => host).toSorted()).toEqual(['failed.test', 'new.test']);
    expect(await readStatuses()).toEqual({
      failed: 'broken: gone',
      good: 'ok: fine',
      new: 'ok: fine',
    });
  });

  test('writes nothing more once another run has taken over', async () => {
    const takenOver = Promise.withResolvers<void>();
    casinos.handlers.set('slow', async (response, request) => {
      if (casinos.requests.length === 1) await takenOver.promise;
      page('Welcome')(response, request);
    });
    await publish({ slow: casinos.link('slow') });
    const first = expect(check()).rejects.toThrow('taken over');
    await expect.poll(() => casinos.requests.length).toBe(1);
    await check();
    takenOver.resolve();
    await first;
    expect(await db`SELECT link FROM site.link_checks`).toHaveLength(1);
  });

  test('ends early when its lease is lost', async () => {
    const lease = new AbortController();
    const links = Array.from({ length: 3 }, (_, index) => casinos.link('one-host', `/${index}`));
    casinos.handlers.set('one-host', (response, request) => {
      lease.abort(new Error('The lease was lost'));
      page('Welcome')(response, request);
    });
    await publish(Object.fromEntries(links.map((link, index) => [`c${index}`, link])));
    await expect(check({ signal: lease.signal })).rejects.toThrow('The lease was lost');
    expect(casinos.requests).toHaveLength(1);
  });

  test('that cannot reach any host marks no link as broken', async () => {
    const names = Array.from({ length: 6 }, (_, index) => `unreachable${index}`);
    await publish(Object.fromEntries(names.map((name) => [name, casinos.link(name)])));
    for (let attempt = 0; attempt < 2; attempt += 1) await expect(check()).rejects.toThrow(/offline/);
    expect(new Set(Object.values(await readStatuses()))).toEqual(new Set(['not checked']));
    expect(await getLatestLinkCheckRun(db)).toMatchObject({
      checkedCount: 0,
      problem: expect.stringContaining('offline'),
    });
    casinos.handlers.set('good', page('Welcome'));
    await publish({ good: casinos.link('good') });
    await check();
    expect(await readStatuses()).toMatchObject({ good: 'ok: fine', unreachable0: 'review: unreachable' });
  });

  test('that is killed is continued by the next one', async () => {
    const names = Array.from({ length: 30 }, (_, index) => `host${index}`);
    let isKilled = false;
    for (const name of names) {
      casinos.handlers.set(name, (response, request) => {
        // The first run cannot end before it is killed.
        if (isKilled || casinos.requests.length <= 12) page('Welcome')(response, request);
      });
    }
    await publish(Object.fromEntries(names.map((name) => [name, casinos.link(name)])));
    const since = new Date();
    const checkScript = `
      const { checkLinks } = await import(${JSON.stringify(new URL('check-links.ts', import.meta.url).href)});
      const { connect } = await import('@nettobonus/store/connect');
      await checkLinks({
        db: connect(${JSON.stringify(server.url)}), now: new Date(), requestIntervalMs: 1, timeoutMs: 60_000,
        network: { resolve: async () => [{ address: '127.0.0.1', family: 4 }], isAllowed: () => true },
      });`;
    const child = spawn(process.execPath, ['--input-type=module', '-e', checkScript], { stdio: 'inherit' });
    await expect
      .poll(async () => (await getLatestLinkCheckRun(db))?.checkedCount ?? 0, {
        timeout: 60_000,
        interval: 10,
      })
      .toBe(12);
    child.kill('SIGKILL');
    await once(child, 'exit');
    isKilled = true;
    const checkedCount = Object.values(await readStatuses()).filter(
      (status) => status !== 'not checked',
    ).length;
    expect(checkedCount).toBe(12);
    casinos.requests.length = 0;
    await check({ since });
    // The second run skips the links that the first run recorded.
    expect(casinos.requests).toHaveLength(30 - checkedCount);
    expect(new Set(Object.values(await readStatuses()))).toEqual(new Set(['ok: fine']));
  });

  test('fails when the database stops, and the next run continues it', async () => {
    casinos.handlers.set('hanging', hang);
    for (const name of ['a', 'b']) casinos.handlers.set(name, page('Welcome'));
    await publish({ hanging: casinos.link('hanging'), a: casinos.link('a'), b: casinos.link('b') });
    const run = check({ timeoutMs: 5_000 });
    const failure = expect(run).rejects.toThrow();
    await expect.poll(async () => (await getLatestLinkCheckRun(db))?.checkedCount).toBe(2);
    await server.kill();
    await failure;
    await server.start();
    await expect
      .poll(() =>
        check(SHORT).then(
          () => true,
          () => false,
        ),
      )
      .toBe(true);
    expect(await readStatuses()).toEqual({ a: 'ok: fine', b: 'ok: fine', hanging: 'review: timeout' });
  });
});
