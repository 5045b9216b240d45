import { once } from 'node:events';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer, get as getPlain, type IncomingHttpHeaders, type Server } from 'node:http';
import { connect as connectHttp2, constants } from 'node:http2';
import { get } from 'node:https';
import type { AddressInfo } from 'node:net';
import { connect, createServer as createTcpServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { connect as connectTls, type SecureVersion } from 'node:tls';
import { gzipSync } from 'node:zlib';
import { CHAT } from '@nettobonus/domain/assistant/chat';
import { MARKETS } from '@nettobonus/domain/markets/market';
import { listPaths, PAGE_KEYS, pathFor } from '@nettobonus/domain/routes/routes';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { findFreePort } from '../free-port.ts';
import { type EdgeProcess, startEdge } from './edge-process.ts';
import { makeTestCertificate } from './test-certificate.ts';

/** A request that reached the stub site. */
interface ReceivedRequest {
  method: string;
  url: string;
  headers: IncomingHttpHeaders;
  body: string;
}

let dir: string;
let site: Server;
let edge: EdgeProcess;
const received: ReceivedRequest[] = [];
/** The paths that the stub site responded to before the edge closed the connection. */
const answered: string[] = [];
const versions = { fi: 1, se: 1, no: 1, dk: 1, any: 1 };
let responseDelayMs = 0;
/** Requests that arrive while it is set are answered when it resolves. */
let held: Promise<void> | null = null;
/** The paths whose connection the edge closed before the stub site responded. */
const cancelled: string[] = [];
let status = 200;
let cacheSeconds = 300;
const HSTS = 'max-age=63072000; includeSubDomains';

beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'nettobonus-test-'));
  const buildDir = join(dir, 'build');
  await mkdir(join(buildDir, '_astro'), { recursive: true });
  await writeFile(join(buildDir, '_astro/page.abc.js'), 'console.log("a page");'.repeat(50));
  await writeFile(join(buildDir, '_astro/page.abc.css'), '.a::before { content: "å"; }'.repeat(50));
  await writeFile(join(buildDir, 'favicon.ico'), 'icon');
  await writeFile(join(buildDir, 'wordmark.svg'), '<svg/>');
  site = createServer(async (request, response) => {
    if (request.url === '/content-versions') {
      response.setHeader('Content-Type', 'application/json').end(JSON.stringify(versions));
      return;
    }
    let body = '';
    for await (const chunk of request) body += chunk;
    const { method = '', url = '', headers } = request;
    response.on('close', () => {
      if (!response.writableEnded) cancelled.push(url);
    });
    const isReleased = held;
    received.push({ method, url, headers, body });
    await setTimeout(responseDelayMs);
    await isReleased;
    if (response.destroyed) return;
    answered.push(url);
    const version = headers['x-content-version'];
    const text = `${url} at ${version} by ${received.length}`;
    const isCompressed = url.includes('compressed') && headers['accept-encoding'] === 'gzip';
    response.writeHead(url.endsWith('/404') ? 404 : status, {
      'Content-Type': 'text/html; charset=utf-8',
      'Cache-Control': `public, max-age=0, s-maxage=${cacheSeconds}, stale-while-revalidate=30, stale-if-error=86400`,
      'Set-Cookie': 'a=b',
      'X-Content-Type-Options': 'nosniff',
      'Strict-Transport-Security': HSTS,
      ...(isCompressed ? { 'Content-Encoding': 'gzip' } : {}),
    });
    response.end(isCompressed ? gzipSync(text) : text);
  });
  await new Promise<void>((done) => site.listen(0, '127.0.0.1', done));
  edge = await startEdge(join(dir, 'edge'), [`127.0.0.1:${(site.address() as AddressInfo).port}`], {
    buildDir,
  });
});
afterAll(async () => {
  await edge?.stop();
  site.closeAllConnections();
  site.close();
  await rm(dir, { recursive: true, force: true });
});
beforeEach(() => {
  received.length = 0;
  answered.length = 0;
  cancelled.length = 0;
  responseDelayMs = 0;
  held = null;
  status = 200;
});

/** Holds all responses until the returned function is called. */
function holdResponses(): () => void {
  const { promise, resolve } = Promise.withResolvers<void>();
  held = promise;
  return resolve;
}

async function request(path: string, options: RequestInit = {}) {
  const response = await fetch(edge.url + path, { redirect: 'manual', ...options });
  return { status: response.status, headers: response.headers, text: await response.text() };
}

/** Requests a path from another local address, as a different visitor. Does not decompress the body. */
function requestFrom(localAddress: string, path: string, headers: Record<string, string> = {}) {
  return new Promise<{ status: number; headers: IncomingHttpHeaders; text: string }>((done, fail) => {
    const options = { host: '127.0.0.1', port: edge.port, path, localAddress, agent: false as const };
    getPlain({ ...options, headers: { Host: 'localhost', ...headers } }, async (response) => {
      let text = '';
      for await (const chunk of response) text += chunk;
      done({ status: response.statusCode ?? 0, headers: response.headers, text });
    }).on('error', fail);
  });
}

/** Sends the lines unchanged: `fetch` would normalise the URL first. */
function sendRaw(lines: string): Promise<string> {
  return sendBytes(`${lines}\r\nConnection: close\r\n\r\n`);
}

/** Closes the connection after a timeout, in case the edge waits for more data. */
function sendBytes(text: string, localAddress = '127.0.0.1'): Promise<string> {
  return new Promise((done, fail) => {
    const socket = connect({ port: edge.port, host: '127.0.0.1', localAddress }, () => socket.write(text));
    let response = '';
    socket.setTimeout(10_000, () => socket.destroy());
    socket.on('data', (chunk) => {
      response += chunk;
    });
    socket.on('close', () => done(response));
    socket.on('error', ({ code, ...error }: NodeJS.ErrnoException) =>
      code === 'ECONNRESET' ? done(response) : fail(error),
    );
  });
}
const receivedPaths = () => received.map(({ url }) => url);

describe('the route patterns', () => {
  test.each([
    '/fi',
    '/se/snabbcasinon',
    '/no/kasino/winz-casino',
    '/se/guider/former-address',
    '/FI/Pikakasinot',
    '/en',
    '/fi/casinos.json',
    '/sitemap.xml',
    '/og/dk/kasino/x.png',
    '/se/part/quiz',
    '/go/winz-casino',
    '/preview/a.b.c/fi',
  ])('forward %s to the site', async (path) => {
    expect((await request(path)).status).toBe(200);
    expect(receivedPaths()).toEqual([path]);
  });

  test.each([
    ['/wp-login.php', 'fi'],
    ['/se/wp-admin', 'se'],
    ['/readyz', 'fi'],
    ['/healthz', 'fi'],
    ['/content-versions', 'fi'],
    ['/metrics', 'fi'],
    ['/.env', 'fi'],
    ['/dk/.git/config', 'dk'],
    ['/api/users', 'fi'],
    ['/fi/kasino/a/b', 'fi'],
  ])('return the 404 page for %s', async (path, market) => {
    const { status, text } = await request(path);
    expect(status).toBe(404);
    expect(text).toContain(`/${market}/404`);
    expect(receivedPaths().filter((url) => !/^\/(fi|se|no|dk)\/404$/.test(url))).toEqual([]);
  });

  test.each([
    ['/se/kasino/unknown', 'se'],
    ['/sv/kasino/unknown', 'se'],
    ['/xx/demopelit/unknown', 'fi'],
    ['/no/kasino/unknown?lang=se', 'no'],
  ])('return the 404 page if the site does not know %s', async (path, market) => {
    status = 404;
    const response = await request(path);
    expect(response.status).toBe(404);
    expect(response.text).toMatch(new RegExp(`^/${market}/404 at`));
    expect(receivedPaths()[0]).toBe(path);
    expect(response.headers.get('Cache-Control')).toMatch(/^public, max-age=0, s-maxage=\d+/);
  });

  test.each([
    'GET //fi HTTP/1.1',
    'GET /fi/../readyz HTTP/1.1',
    'GET /fi/%2e%2e/readyz HTTP/1.1',
    'GET /fi/..%2freadyz HTTP/1.1',
    'GET /fi/kasino/a%00b HTTP/1.1',
    'GET /fi/kasino/a%255cb HTTP/1.1',
    'GET /fi;x=1 HTTP/1.1',
    'GET /fi%0a HTTP/1.1',
    'GET /fi#/readyz HTTP/1.1',
    'GET /readyz/%2e%2e/go/x HTTP/1.1',
    'GET /fi/kasino/väst HTTP/1.1',
    'GET /fi HTTP/3.0',
    'GET /fi HTTP/1.1\r\nTransfer-Encoding: gzip',
    'GET http://other.example/readyz HTTP/1.1',
  ])('reject %s', async (line) => {
    expect(await sendRaw(`${line}\r\nHost: localhost`)).toMatch(/^HTTP\/1.1 (400|404|421) /);
    expect(receivedPaths().filter((url) => !url.endsWith('/404'))).toEqual([]);
  });

  test('accept only the allowed methods', async () => {
    expect((await request('/fi', { method: 'POST', body: 'x' })).status).toBe(405);
    expect((await request('/api/contact')).status).toBe(405);
    expect((await request('/fi', { method: 'DELETE' })).status).toBe(405);
    // The 404 page is cached for reads only: any other method would make the site render it each time.
    expect((await request('/wp-login.php', { method: 'POST', body: 'x' })).status).toBe(405);
    expect(received).toEqual([]);
  });
});

describe('a cached response', () => {
  test('is requested from the site once per encoding, however many clients request it', async () => {
    responseDelayMs = 100;
    const path = '/fi/kasino/once';
    const br = { headers: { 'Accept-Encoding': 'br' } };
    const gzip = { headers: { 'Accept-Encoding': 'gzip' } };
    await Promise.all(Array.from({ length: 50 }, (_, index) => request(path, index % 2 ? br : gzip)));
    expect(received.map(({ headers }) => headers['accept-encoding']).toSorted()).toEqual(['br', 'gzip']);
  });

  test('ignores unknown query parameters, and forwards known ones', async () => {
    await request('/dk/sammenlign?utm_source=a&fbclid=b');
    await request('/dk/sammenlign');
    await request('/dk/sammenlign?utm_source=a&kasinot=x,y&deposit=100&gclid=c');
    expect(receivedPaths()).toEqual(['/dk/sammenlign', '/dk/sammenlign?kasinot=x,y&deposit=100']);
  });

  test('ignores query parameters with invalid characters', async () => {
    await sendRaw('GET /se?search=v\u00e4&sort=net&utm=\u00e4 HTTP/1.1\r\nHost: localhost');
    await request('/go/x?lang=se&utm_source=a');
    expect(receivedPaths()).toEqual(['/se?sort=net', '/go/x?lang=se']);
  });

  test.each([
    // Parameters that are unknown to this page, out of order or repeated.
    ['/no?seed=1&lang=se&search=a&sort=net&page=2&search=b', '/no?sort=net&search=a&lang=se'],
    // Default values, and values that the page does not accept.
    ['/no?sort=newest&license=all&bonusPercent=&search=', '/no'],
    ['/no/hurtigcasinoer?sort=net&license=all', '/no/hurtigcasinoer'],
    ['/no/hurtigcasinoer?sort=newest', '/no/hurtigcasinoer?sort=newest'],
    ['/no/mga-casinoer?sort=cheapest&more=999&deposit=7&lang=finnish', '/no/mga-casinoer'],
    [
      '/no/casinoanmeldelser?search=v%C3%A4st&sort=newest',
      '/no/casinoanmeldelser?search=v%C3%A4st&sort=newest',
    ],
    // A deposit on any page, if it is one of the few that a visitor can choose in some market.
    ['/no/kasino/x?deposit=1700', '/no/kasino/x?deposit=1700'],
    ['/no/personvern?deposit=1750&lang=no', '/no/personvern?deposit=1750&lang=no'],
    ['/no/kasino/x?deposit=1701', '/no/kasino/x'],
    ['/no/kasino/y?deposit=5100', '/no/kasino/y'],
    ['/no/part/quiz?deposit=170000', '/no/part/quiz'],
    ['/no/demospill/x?search=a&seed=4294967295', '/no/demospill/x?seed=4294967295'],
    ['/no/demospill?volatility=low&seed=1&studio=a-b', '/no/demospill?studio=a-b&volatility=low'],
    [
      '/no/nettokalkulator?kind=cashback&maxBonus=&deposit=12%2C5&stake=1e9',
      '/no/nettokalkulator?deposit=12%2C5&maxBonus=&kind=cashback',
    ],
    // As the comparison's forms send it: at most four casinos count.
    [
      '/no/sammenlign?deposit=250&kasinot=a%2Cb&kasinot=c&kasinot=d&kasinot=e&kasinot=f',
      '/no/sammenlign?kasinot=a%2Cb&kasinot=c&kasinot=d&kasinot=e&deposit=250',
    ],
    ['/no/sammenlign?differences=1&kasinot=a&differences=2', '/no/sammenlign?kasinot=a&differences=1'],
    ['/NO/Personvern/?search=x&lang=en', '/NO/Personvern/?lang=en'],
    ['/preview/a.b/no?seed=1&search=x', '/preview/a.b/no?search=x'],
    ['/no/part/chat?search=x&lang=en', '/no/part/chat?lang=en'],
    ['/no/part/suggestions?a=1&deposit=500&search=x', '/no/part/suggestions?search=x&deposit=500'],
    ['/tiles/order.svg?w=1&v=ab-_12', '/tiles/order.svg?v=ab-_12'],
    ['/sitemap-no.xml?search=x&lang=no', '/sitemap-no.xml'],
  ])('%s is %s', async (requested, forwarded) => {
    await request(requested);
    expect(receivedPaths()).toEqual([forwarded]);
  });

  test('ignores a value that is too long', async () => {
    await request(`/no/non-sticky?search=${'a'.repeat(721)}&sort=rating`);
    expect(receivedPaths()).toEqual(['/no/non-sticky?sort=rating']);
  });

  test('with a query is cached from the second request on', async () => {
    for (let turn = 0; turn < 4; turn += 1) await request('/dk?search=popular');
    expect(receivedPaths()).toEqual(['/dk?search=popular', '/dk?search=popular']);
  });

  test('is not shared with a URL that only looks the same', async () => {
    const encoded = await request('/se/kasino/same%3Flang=se');
    expect((await request('/se/kasino/same?lang=se')).text).not.toBe(encoded.text);
    expect(receivedPaths()).toEqual(['/se/kasino/same%3Flang=se', '/se/kasino/same?lang=se']);
  });

  test.each([
    ['br', 'br'],
    ['gzip, deflate, br;q=1.0, *', 'br'],
    ['gzip,BR ; q=0.5', 'br'],
    ['br;q=0, gzip', 'gzip'],
    ['br; q=0.000', 'gzip'],
    ['gzip;q=1,x-br', 'gzip'],
    ['identity', 'gzip'],
  ])('for Accept-Encoding: %s is requested as %s', async (accepted, encoding) => {
    await requestFrom('127.0.0.1', `/dk/kasino/${accepted.replaceAll(/\W/g, '-')}`, {
      'Accept-Encoding': accepted,
    });
    expect(received[0]?.headers['accept-encoding']).toBe(encoding);
  });

  test('is decompressed for clients that do not accept its encoding, and stored once', async () => {
    const path = '/dk/kasino/compressed';
    const compressed = await requestFrom('127.0.0.1', path, { 'Accept-Encoding': 'gzip' });
    expect(compressed.headers['content-encoding']).toBe('gzip');
    for (const accepted of ['identity', 'gzip;q=0', 'br;q=0', '']) {
      const { headers, text } = await requestFrom('127.0.0.1', path, { 'Accept-Encoding': accepted });
      expect(headers['content-encoding'], accepted).toBeUndefined();
      expect(text, accepted).toContain(`${path} at 1`);
    }
    expect(receivedPaths()).toEqual([path]);
  });

  test('is replaced within a second of a publication, in that market only', async () => {
    const [fi, se] = [await request('/fi/kasino/fresh'), await request('/se/kasino/fresh')];
    versions.se = versions.any = 2;
    // `npm run bench edge-publish` measures the delay.
    await expect
      .poll(async () => (await request('/se/kasino/fresh')).text, { interval: 20 })
      .toContain('at 2');
    expect((await request('/fi/kasino/fresh')).text).toBe(fi.text);
    expect((await request('/se/kasino/fresh')).text).not.toBe(se.text);
  });

  test('carries no cookie in either direction', async () => {
    const { headers } = await request('/fi/kasino/cookie', { headers: { Cookie: 'secret=1' } });
    expect(headers.get('Set-Cookie')).toBeNull();
    expect(received[0]?.headers.cookie).toBeUndefined();
  });
});

describe('a client', () => {
  test('cannot forge its IP address, the host or the content version', async () => {
    await sendRaw(
      'GET /go/x HTTP/1.1\r\nHost: localhost:1\r\nX-Forwarded-For: 8.8.8.8\r\nForwarded: for=8.8.8.8\r\nX-Content-Version: 999',
    );
    await request('/fi/kasino/version', { headers: { 'X-Content-Version': '999' } });
    expect(received[0]?.headers).toMatchObject({ host: 'localhost', 'x-forwarded-for': '127.0.0.1' });
    expect(received[0]?.headers.forwarded).toBeUndefined();
    expect(received[0]?.headers['x-content-version']).toBeUndefined();
    expect(received[1]?.headers['x-content-version']).toBe('1');
  });

  test('cannot request another host', async () => {
    expect(await sendRaw('GET /fi HTTP/1.1\r\nHost: other.example')).toMatch(/^HTTP\/1.1 421 /);
    expect(await sendRaw('GET /fi HTTP/1.0')).toMatch(/^HTTP\/1.1 421 /);
    expect(received).toEqual([]);
    await request('/fi/kasino/host');
    expect(received[0]?.headers.host).toBe('localhost');
  });

  test('can send the longest conversation that the site accepts', async () => {
    const body = 'x'.repeat(CHAT.maxRequestBytes);
    expect((await request('/api/casino-chat', { method: 'POST', body })).status).toBe(200);
  });

  test('cannot send a large body or large headers', async () => {
    const largeBody = await request('/api/contact', { method: 'POST', body: 'x'.repeat(17 * 1024) });
    expect(largeBody.status).toBe(413);
    const largeHeaders = await sendRaw(`GET /fi HTTP/1.1\r\nHost: localhost\r\nX-A: ${'a'.repeat(9_000)}`);
    expect(largeHeaders).toMatch(/^HTTP\/1.1 (400|414|431) /);
    expect(received).toEqual([]);
  });

  test.each([
    ['/api/contact', 6],
    ['/api/casino-chat', 11],
    ['/api/click', 41],
  ])('is limited at %s to a burst of %i requests', async (path, limit) => {
    // The previous test used up part of the rate limit.
    if (path === '/api/contact') await setTimeout(6_100);
    const responses = await Promise.all(
      Array.from({ length: limit + 15 }, () => request(path, { method: 'POST', body: '{}' })),
    );
    const accepted = responses.filter(({ status }) => status === 200).length;
    expect(accepted).toBeGreaterThan(0);
    expect(accepted).toBeLessThanOrEqual(limit + 1);
    const refused = responses.filter(({ status }) => status === 429);
    expect(refused.length).toBe(responses.length - accepted);
    expect(refused[0]?.headers.get('Strict-Transport-Security')).toBe(HSTS);
  });
});

describe('a visitor who floods the edge', () => {
  test.each([
    ['searches', '/fi?search=', 61],
    ['previews', '/preview/', 101],
    ['clicks', '/go/', 41],
  ])('is limited to a burst of %s, and does not delay other visitors', async (_, path, burst) => {
    const address = `127.0.0.${burst}`;
    const responses = await Promise.all(
      Array.from({ length: burst + 90 }, (_, index) => requestFrom(address, `${path}flood${index}`)),
    );
    const refused = responses.filter(({ status }) => status === 429);
    expect(responses.filter(({ status }) => status === 200).length).toBe(responses.length - refused.length);
    // The limit recovers while the requests are sent.
    expect(refused.length).toBeGreaterThan(0);
    expect(refused.length).toBeLessThanOrEqual(responses.length - burst);
    expect(refused[0]?.headers).toMatchObject({
      'retry-after': '5',
      'content-type': 'text/plain; charset=utf-8',
    });
    expect(refused[0]?.text).toBe('Liian monta pyyntöä lyhyessä ajassa. Yritä hetken kuluttua uudelleen.');
    expect((await requestFrom('127.0.0.3', `${path}other`)).status).toBe(200);
    expect((await requestFrom(address, '/fi')).status).toBe(200);
  });

  test('has at most 200 requests in progress', async () => {
    const release = holdResponses();
    const statuses: number[] = [];
    const sending = Array.from({ length: 230 }, async (_, index) => {
      const { status } = await requestFrom('127.0.0.4', `/fi/kasino/slow-${index}`);
      statuses.push(status);
    });
    await expect.poll(() => received.length + statuses.length).toBe(230);
    expect(statuses).toEqual(Array(30).fill(429));
    expect(received).toHaveLength(200);
    release();
    await Promise.all(sending);
    expect(statuses.slice(30)).toEqual(Array(200).fill(200));
  });

  test('delays another visitor’s request for the same page by only about two seconds', async () => {
    // The flooding visitor's request is waiting in the site's queue.
    const release = holdResponses();
    const waiting = requestFrom('127.0.0.6', '/fi/kasino/awaited');
    await expect.poll(receivedPaths).toEqual(['/fi/kasino/awaited']);
    held = null;
    // Answered although the first is still held: the edge has sent a second one, and caches its response. After
    // `proxy_cache_lock_timeout`, ten seconds, it would send one too, but would not cache the response.
    for (let turn = 0; turn < 2; turn += 1) {
      expect((await requestFrom('127.0.0.7', '/fi/kasino/awaited')).status).toBe(200);
    }
    expect(receivedPaths()).toEqual(['/fi/kasino/awaited', '/fi/kasino/awaited']);
    release();
    expect((await waiting).status).toBe(200);
  });

  test('cannot create cache entries with parameters that the page does not read', async () => {
    await Promise.all(
      Array.from({ length: 50 }, (_, seed) => requestFrom('127.0.0.5', `/dk/privatliv?seed=${seed}`)),
    );
    expect(receivedPaths()).toEqual(['/dk/privatliv']);
  });
});

describe('random requests', () => {
  /** For a longer run: `EDGE_FUZZ_RUNS=100000 npm run test:int -- ops/edge`. */
  const RUNS = Number(process.env.EDGE_FUZZ_RUNS ?? 1_000);
  const words = (text: string) => fc.constantFrom(...text.trim().split(/\s+/));
  const internal = words(
    '/readyz /healthz /content-versions /metrics /.env /.git/config /_image?href=/x /api/users',
  );
  const segment = words(String.raw`
    / // /. /../ .. a FI /fi /se /go/ /kasino/ /api/ /api/click /preview/ /tiles/x.svg /sitemap.xml /readyz
    \ ..\ %2e%2e %2e%2e%2f %2f %5c %00 %0a %25 %252e %c0%ae %ff % %zz ; # ? %3f %23 & = @ : * ~ ä
    <script> ?search= %0d%0aX-Injected:%201 http://other.example //other.example
  `);
  const tail = fc
    .array(fc.oneof({ weight: 9, arbitrary: segment }, fc.string({ maxLength: 3 })), { maxLength: 5 })
    .map((segments) => segments.join('').replace(/[\r\n]/g, ''));
  // The edge refuses most random URLs. Unique valid ones miss the cache and reach the site.
  const uncached = fc.tuple(words('/go/ /fi/kasino/ /preview/a.b/fi?'), fc.uuid());
  const target = fc
    .oneof(uncached, fc.tuple(internal, tail), fc.tuple(segment, tail))
    .map((parts) => parts.join(''));
  const method = fc.oneof(
    { weight: 9, arbitrary: words('GET GET HEAD POST') },
    words('PUT DELETE TRACE get {}'),
  );
  const version = fc.oneof(
    { weight: 9, arbitrary: fc.constant('HTTP/1.1') },
    words('HTTP/1.0 HTTP/2.0 HTTP/9'),
  );
  const header = fc.constantFrom(
    ...['X-Forwarded-For: 8.8.8.8', 'X-Forwarded-Proto: https', 'Forwarded: for=8.8.8.8', 'Cookie: a=b'],
    ...['X-Content-Version: 999', 'X-Original-URL: /readyz', 'X-HTTP-Method-Override: DELETE'],
    ...[
      'Content-Length: 4',
      'Content-Length: -1',
      'Transfer-Encoding: chunked',
      'Transfer-Encoding: xchunked',
    ],
    ...['Host: other.example', 'Connection: X-Forwarded-For', 'Upgrade: h2c', 'X-A: a\r\n folded'],
  );
  // At least as long as any Content-Length above, or the edge would wait for the rest.
  const body = fc.constantFrom('0\r\n\r\n', 'GET /readyz HTTP/1.1\r\nHost: localhost\r\n\r\n');
  const request = fc
    .tuple(method, target, version, fc.uniqueArray(header, { maxLength: 3 }), body)
    .map(([verb, path, protocol, headers, content]) =>
      [`${verb} ${path} ${protocol}`, 'Host: localhost', ...headers, 'Connection: close', '', content].join(
        '\r\n',
      ),
    );

  /** Each request comes from a different visitor, so that none is rate-limited. */
  let address = '';
  let runs = 0;

  /** Does not use the patterns from which the configuration is generated: the test must find faults in them. */
  function mayReachSite({ method: verb, url, headers }: ReceivedRequest): boolean {
    const [path = ''] = url.split('?');
    const hasEdgeHeaders =
      headers.host === 'localhost' &&
      headers['x-forwarded-for'] === address &&
      headers['x-forwarded-proto'] === 'http' &&
      headers['x-content-version'] !== '999' &&
      headers.cookie === undefined &&
      headers.forwarded === undefined;
    if (!hasEdgeHeaders || /[\\;#]|\/\/|\/\.(?!well-known\/)|%(2f|5c|00|25|2e|0a)/i.test(path)) return false;
    if (verb === 'POST') return /^\/api\/(casino-chat|click|contact)$/.test(path);
    const [, first = ''] = path.split('/');
    const isPublic = /^([a-z]{2}|go|preview|tiles|media|og|\.well-known|[\w-]+\.(png|xml|txt))?$/i.test(
      first,
    );
    return isPublic && (verb === 'GET' || verb === 'HEAD');
  }

  test(
    'reach the site only at its public URLs, and can cause neither server errors nor injected headers',
    async () => {
      const property = fc.asyncProperty(request, async (text) => {
        received.length = 0;
        runs += 1;
        address = `127.${1 + (runs >> 16)}.${(runs >> 8) & 255}.${runs & 255}`;
        const response = await sendBytes(text, address);
        expect(received.filter((receivedRequest) => !mayReachSite(receivedRequest))).toEqual([]);
        expect(response).not.toMatch(/^HTTP\/1.1 5/);
        expect(response).not.toMatch(/^x-injected:/im);
        expect(/^location: (.*)/im.exec(response)?.[1] ?? '/').toMatch(/^\/(?![/\\])/);
      });
      await fc.assert(property, { numRuns: RUNS });
    },
    60_000 + RUNS * 100,
  );
});

describe('the names of a page', () => {
  test.each(MARKETS)('share one cached response in %s', async (market) => {
    for (const page of PAGE_KEYS) {
      const texts = new Set<string>();
      for (const path of listPaths(page, market)) texts.add((await request(path)).text);
      expect([...texts]).toEqual([expect.stringMatching(`^${pathFor(page, market)} at`)]);
    }
  });

  test('of a demo game share one cached response', async () => {
    for (const name of ['demopelit', 'demospel', 'demospill', 'demospil'])
      await request(`/no/${name}/shared`);
    await request('/no/demopelit/shared?seed=7');
    expect(receivedPaths()).toEqual(['/no/demospill/shared', '/no/demospill/shared?seed=7']);
  });

  test.each(['/no/Demopelit', '/NO/demopelit', '/no/Demopelit/x', '/no/demopelit/', '/nb/demopelit'])(
    'do not include %s, which the site redirects',
    async (path) => {
      await request('/no/demospill');
      received.length = 0;
      await request(path);
      expect(receivedPaths()).toEqual([path]);
    },
  );
});

describe('every response has HSTS, nosniff and a framing policy exactly once', () => {
  const POST = { method: 'POST', body: '{}' };
  const LONG = { method: 'POST', body: 'x'.repeat(17 * 1024) };

  test.each<[number, string, RequestInit]>([
    [200, '/fi', {}],
    [200, '/go/x', {}],
    [200, '/_astro/page.abc.js', {}],
    [404, '/_astro/none.js', {}],
    [405, '/_astro/page.abc.js', POST],
    [405, '/fi', POST],
    [413, '/api/contact', LONG],
  ])('status %i for %s', async (code, path, options) => {
    const { status, headers } = await request(path, options);
    expect(status).toBe(code);
    // A duplicate header would be joined with a comma.
    expect(headers.get('Strict-Transport-Security')).toBe(HSTS);
    expect(headers.get('X-Content-Type-Options')).toBe('nosniff');
    expect(headers.get('Content-Security-Policy')?.match(/frame-ancestors 'none'/g)).toHaveLength(1);
  });

  test.each([
    [421, 'GET /fi HTTP/1.1\r\nHost: other.example'],
    [400, 'GET /fi HTTP/3.0\r\nHost: localhost'],
    [400, `GET /fi HTTP/1.1\r\nHost: localhost\r\nX-A: ${'a'.repeat(9_000)}`],
  ])('status %i for a request that the edge rejects', async (code, lines) => {
    const response = await sendRaw(lines);
    expect(response).toMatch(new RegExp(`^HTTP/1.1 ${code} `));
    expect(response.match(/^Strict-Transport-Security: .*$/gim)).toEqual([
      `Strict-Transport-Security: ${HSTS}`,
    ]);
    expect(response.match(/^X-Content-Type-Options: .*$/gim)).toEqual(['X-Content-Type-Options: nosniff']);
    expect(response.match(/^Content-Security-Policy: .*$/gim)).toEqual([
      "Content-Security-Policy: frame-ancestors 'none'",
    ]);
  });
});

describe('with TLS', () => {
  let encrypted: EdgeProcess;
  let plain: string;
  let studio: string;
  beforeAll(async () => {
    const server = `127.0.0.1:${(site.address() as AddressInfo).port}`;
    const [plainPort, studioPort] = [await findFreePort(), await findFreePort()];
    plain = `http://127.0.0.1:${plainPort}`;
    studio = `https://127.0.0.1:${studioPort}`;
    encrypted = await startEdge(join(dir, 'edge-with-tls'), [server], {
      buildDir: join(dir, 'build'),
      tls: { ...(await makeTestCertificate(dir)), plainListen: `127.0.0.1:${plainPort}` },
      studio: { host: '127.0.0.1', listen: `127.0.0.1:${studioPort}`, server },
    });
  });
  afterAll(() => encrypted?.stop());

  /** Resolves with the negotiated protocol, or with the error code if the edge refuses. */
  const handshake = (version: SecureVersion) =>
    new Promise<string>((done) => {
      const socket = connectTls({
        port: encrypted.port,
        host: '127.0.0.1',
        minVersion: version,
        maxVersion: version,
        // By default the client does not offer old protocols.
        ciphers: 'DEFAULT:@SECLEVEL=0',
        rejectUnauthorized: false,
      });
      socket.on('secureConnect', () => {
        done(String(socket.getProtocol()));
        socket.destroy();
      });
      socket.on('error', ({ code }: NodeJS.ErrnoException) => done(String(code)));
    });

  test('versions 1.2 and 1.3 are accepted, older ones refused', async () => {
    expect(await handshake('TLSv1.3')).toBe('TLSv1.3');
    expect(await handshake('TLSv1.2')).toBe('TLSv1.2');
    for (const version of ['TLSv1.1', 'TLSv1'] as const) {
      expect(await handshake(version)).toBe('ERR_SSL_TLSV1_ALERT_PROTOCOL_VERSION');
    }
  });

  test('a search whose client resets its HTTP/2 stream is cancelled at the site', async () => {
    const release = holdResponses();
    const client = connectHttp2(encrypted.url, { rejectUnauthorized: false });
    const streams = Array.from({ length: 50 }, (_, index) =>
      client.request({ ':path': `/fi?search=reset${index}` }).on('error', () => {}),
    );
    await expect.poll(() => received.length).toBe(50);
    for (const stream of streams) stream.close(constants.NGHTTP2_CANCEL);
    // Below ten seconds, after which the edge gives up on the site anyway.
    await expect.poll(() => cancelled.length, { timeout: 8_000 }).toBe(50);
    release();
    await setTimeout(0);
    client.destroy();
    expect(answered).toEqual([]);
  });

  test('a connection ends after 1,000 streams, so that a client cannot open and reset them without end', async () => {
    const client = connectHttp2(encrypted.url, { rejectUnauthorized: false });
    let isEnding = false;
    client
      .on('error', () => {})
      .on('goaway', () => {
        isEnding = true;
      });
    let opened = 0;
    for (; !isEnding && opened < 2_000; opened += 50) {
      const streams = Array.from({ length: 50 }, () =>
        client.request({ ':path': '/favicon.ico' }).on('error', () => {}),
      );
      await Promise.all(streams.map((stream) => new Promise((done) => stream.on('close', done).resume())));
    }
    client.destroy();
    expect(isEnding).toBe(true);
    expect(opened).toBeLessThanOrEqual(1_050);
  });

  test('damaged handshakes and a failing cache leave no IP address or search term in the error log', async () => {
    const hello = await captureClientHello();
    for (let index = 0; index < hello.length; index += 1) {
      const damaged = Buffer.from(hello);
      damaged[index] = (damaged[index] ?? 0) ^ 0xff;
      await new Promise<void>((done) => {
        const socket = connect(encrypted.port, '127.0.0.1', () => socket.end(damaged));
        socket.on('error', () => {}).on('close', () => done());
        socket.resume();
      });
    }
    const cache = join(encrypted.dir, 'cache');
    await rm(cache, { recursive: true });
    await writeFile(cache, '');
    for (const word of ['salainen', 'salainen']) {
      const failing = get(`${encrypted.url}/fi?search=${word}`, { rejectUnauthorized: false });
      await new Promise<void>((done) => {
        failing
          .on('response', (response) => response.resume().on('close', () => done()))
          .on('error', () => done());
      });
    }
    expect(encrypted.stderr()).not.toMatch(/client|request|127\.0\.0\.1|salainen/);
  });

  test('an unencrypted page request is redirected to HTTPS, an unencrypted API request is refused', async () => {
    const page = await fetch(`${plain}/fi?lang=se`, { redirect: 'manual' });
    expect(page.status).toBe(301);
    expect(page.headers.get('Location')).toBe('https://localhost/fi?lang=se');
    // Browsers accept HSTS from encrypted responses only.
    expect(page.headers.get('Strict-Transport-Security')).toBeNull();
    for (const name of ['contact', 'click', 'casino-chat']) {
      const response = await fetch(`${plain}/api/${name}`, {
        method: 'POST',
        body: '{}',
        redirect: 'manual',
      });
      expect(response.status).toBe(403);
      expect(response.headers.get('Location')).toBeNull();
    }
    expect(received).toEqual([]);
  });

  test('the studio may set cookies, and no header is duplicated', async () => {
    const [response] = await once(get(studio, { rejectUnauthorized: false }), 'response');
    response.resume();
    expect(response.headersDistinct).toMatchObject({
      'set-cookie': ['a=b'],
      'strict-transport-security': [HSTS],
      'x-content-type-options': ['nosniff'],
    });
  });

  test('one address cannot try passwords or request emails without end; other requests to the studio pass', async () => {
    const post = async (path: string) => {
      const request = get(studio + path, { method: 'POST', rejectUnauthorized: false });
      const [response] = await once(request, 'response');
      response.resume();
      return response.statusCode;
    };
    const paths = ['login', 'forgot-password', 'reset-password'];
    const statuses: number[] = [];
    for (let attempt = 0; attempt < 30; attempt += 1) {
      statuses.push(await post(`/api/users/${paths[attempt % 3]}`));
    }
    expect(statuses.slice(0, 20)).toEqual(Array(20).fill(200));
    expect(statuses.filter((status) => status === 429).length).toBeGreaterThanOrEqual(6);
    expect(await post('/api/users/LOGIN')).toBe(429);
    expect(await post('/api/listings')).toBe(200);
  });
});

/** The first message of a TLS 1.3 handshake. */
function captureClientHello(): Promise<Buffer> {
  return new Promise((done) => {
    const server = createTcpServer((socket) => {
      socket.once('data', (hello: Buffer) => {
        done(hello);
        socket.destroy();
        server.close();
      });
    });
    server.listen(0, '127.0.0.1', () => {
      connectTls({ port: (server.address() as AddressInfo).port, host: '127.0.0.1' }).on('error', () => {});
    });
  });
}

test('a URL that every site process fails to answer does not block other URLs', async () => {
  const address = `127.0.0.1:${(site.address() as AddressInfo).port}`;
  const edgeWithTwoSites = await startEdge(join(dir, 'edge-with-two-sites'), [address, address], {
    buildDir: join(dir, 'build'),
    // Each worker tracks failed upstreams separately.
    workers: 1,
  });
  try {
    status = 503;
    for (const hash of ['0a', '0b', '0c']) {
      expect((await fetch(`${edgeWithTwoSites.url}/media/${hash.repeat(32)}.webp`)).status).toBe(503);
    }
    status = 200;
    expect((await fetch(`${edgeWithTwoSites.url}/fi/kasino/open`)).status).toBe(200);
  } finally {
    await edgeWithTwoSites.stop();
  }
});

describe('files of a build', () => {
  test('come from the edge, compressed and immutable', async () => {
    const response = await fetch(`${edge.url}/_astro/page.abc.js`, { headers: { 'Accept-Encoding': 'br' } });
    expect(response.headers.get('Content-Encoding')).toBe('br');
    expect(response.headers.get('Cache-Control')).toBe('public, max-age=31536000, immutable');
    expect(await response.text()).toContain('a page');
    const refused = await request('/_astro/page.abc.js', { headers: { 'Accept-Encoding': 'br;q=0, gzip' } });
    expect(refused.headers.get('Content-Encoding')).toBe('gzip');
    expect((await request('/favicon.ico')).text).toBe('icon');
    expect(received).toEqual([]);
  });

  test.each([
    ['/_astro/page.abc.css', 'text/css; charset=utf-8'],
    ['/_astro/page.abc.js', 'application/javascript; charset=utf-8'],
    ['/wordmark.svg', 'image/svg+xml; charset=utf-8'],
  ])('state the charset of %s, whatever their encoding', async (path, type) => {
    for (const encoding of ['br', 'gzip', 'identity']) {
      const { headers } = await request(path, { headers: { 'Accept-Encoding': encoding } });
      expect(headers.get('Content-Type'), encoding).toBe(type);
    }
  });

  test('that do not exist are not requested from the site', async () => {
    expect((await request('/_astro/page.xyz.js')).status).toBe(404);
    expect(receivedPaths().filter((url) => !url.endsWith('/404'))).toEqual([]);
  });
});

test('the log contains neither IP addresses nor search terms', async () => {
  await request('/fi?search=salainen', { headers: { 'X-Forwarded-For': '8.8.8.8' } });
  const expected = {
    method: 'GET',
    kind: 'page',
    market: 'fi',
    status: 200,
    cache: 'MISS',
    site_status: '200',
  };
  await expect
    .poll(async () => (await readLog()).map((line) => JSON.parse(line)))
    .toContainEqual(expect.objectContaining(expected));
  expect((await readLog()).join()).not.toMatch(/salainen|127\.0\.0\.1|8\.8\.8\.8/);
});

async function readLog(): Promise<string[]> {
  return (await readFile(join(edge.dir, 'access.log'), 'utf8')).trim().split('\n');
}

test('when the site is down, cached pages are still served and others return 503', async () => {
  cacheSeconds = 1;
  const cached = await request('/no/kasino/cached');
  await setTimeout(2_100);
  site.closeAllConnections();
  await new Promise((done) => site.close(done));
  expect((await request('/no/kasino/cached')).text).toBe(cached.text);
  const unavailable = await request('/no/kasino/other');
  expect(unavailable.status).toBe(503);
  expect(unavailable.text).toBe('Siden svarer ikke akkurat nå. Prøv igjen om litt.');
  expect(unavailable.headers.get('Cache-Control')).toBe('no-store');
});
