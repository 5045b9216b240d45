import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { getHeaders, send, siteUrl } from './site.ts';

interface RequestCase {
  path: string;
  status: number;
  /** Absent if the response has no body. */
  type?: string;
  cache?: string | RegExp;
  method?: string;
  headers?: Record<string, string>;
  data?: string;
}

const HTML = 'text/html; charset=utf-8';
const JSON_TYPE = 'application/json';
const SVG = 'image/svg+xml; charset=utf-8';
const CACHED = /^public, max-age=\d+/;
const SAME_ORIGIN = { 'Content-Type': JSON_TYPE, 'Sec-Fetch-Site': 'same-origin' };
const post = (
  path: string,
  status: number,
  type: string | undefined,
  data: string,
  headers = {},
): RequestCase => ({
  method: 'POST',
  path,
  status,
  data,
  headers: { ...SAME_ORIGIN, ...headers },
  ...(type ? { type } : {}),
});

/** One request for every kind of response that the built site sends. */
const REQUEST_CASES: RequestCase[] = [
  ...['/fi', '/se/casinorecensioner', '/dk/kasino/winz-casino', '/no/demospill'].map((path) => ({
    path,
    status: 200,
    type: HTML,
  })),
  ...['/fi/ei-ole', '/no/finnes-ikke', '/nope', '/api/none', '/.env', '/constructor'].map((path) => ({
    path,
    status: 404,
    type: HTML,
  })),
  { path: '/', status: 302 },
  { path: '/FI', status: 301 },
  { path: '/fi/', status: 301 },
  { path: '/security.txt', status: 301 },
  { path: '/fi//?a=1', status: 301, type: 'text/plain;charset=UTF-8' },
  { path: '/fi/%', status: 400 },
  { path: '/fi', method: 'TRACE', status: 405 },
  { path: '/fi', method: 'DELETE', status: 405 },
  {
    path: '/fi',
    method: 'POST',
    data: 'a=b',
    headers: { 'Content-Type': 'text/plain' },
    status: 403,
    type: 'text/plain;charset=UTF-8',
  },
  { path: '/fi/part/chat', status: 200, type: JSON_TYPE, cache: CACHED },
  { path: '/fi/part/offer/winz-casino', status: 200, type: JSON_TYPE, cache: CACHED },
  { path: '/fi/part/offer/none', status: 404 },
  { path: '/preview/none/fi', status: 404, type: HTML, cache: 'no-store, private' },
  { path: '/go/winz-casino', status: 200, type: HTML, cache: 'no-store' },
  { path: '/go/%ff?lang=__proto__', status: 200, type: HTML, cache: 'no-store' },
  { path: '/go/x', method: 'POST', status: 405, type: HTML, cache: 'no-store' },
  { path: '/tiles/winz-casino.svg', status: 200, type: SVG, cache: CACHED },
  { path: '/tiles/winz-casino.svg?v=wrong', status: 200, type: SVG, cache: /^no-cache$/ },
  { path: '/tiles/none.svg', status: 404 },
  { path: '/fi/casinos.json', status: 200, type: JSON_TYPE, cache: CACHED },
  { path: '/xx/casinos.json', status: 404, type: HTML },
  { path: '/fi/offers.json', status: 200, type: `${JSON_TYPE}; charset=utf-8`, cache: CACHED },
  { path: '/og-image.png', status: 200, type: 'image/png', cache: CACHED },
  { path: '/og/fi/kasino/none.png', status: 404 },
  { path: `/media/${'ab'.repeat(32)}.webp`, status: 404, cache: 'no-store' },
  { path: '/fi/feed.xml', status: 200, type: 'application/atom+xml; charset=utf-8', cache: CACHED },
  { path: '/sitemap.xml', status: 200, type: 'application/xml; charset=utf-8', cache: CACHED },
  { path: '/robots.txt', status: 200, type: 'text/plain; charset=utf-8', cache: CACHED },
  { path: '/.well-known/security.txt', status: 200, type: 'text/plain; charset=utf-8', cache: CACHED },
  {
    path: '/fi/manifest.webmanifest',
    status: 200,
    type: 'application/manifest+json; charset=utf-8',
    cache: CACHED,
  },
  { path: '/favicon.ico', status: 200, type: 'image/vnd.microsoft.icon' },
  { path: '/healthz', status: 200, type: JSON_TYPE, cache: 'no-store' },
  { path: '/readyz', status: 200, type: JSON_TYPE, cache: 'no-store' },
  { path: '/api/click', status: 405 },
  post('/api/click', 400, undefined, '{'),
  post('/api/click', 403, undefined, '{}', { 'Sec-Fetch-Site': 'cross-site' }),
  post('/api/click', 413, undefined, JSON.stringify('x'.repeat(5_000))),
  post('/api/contact', 400, JSON_TYPE, '{"__proto__":{"id":1}}'),
  post('/api/contact', 403, JSON_TYPE, '{}', { 'Sec-Fetch-Site': 'cross-site' }),
  post('/api/contact', 413, JSON_TYPE, JSON.stringify('x'.repeat(20_000))),
  post('/api/contact', 403, 'text/plain;charset=UTF-8', 'email=a', {
    'Content-Type': 'application/x-www-form-urlencoded',
    'Sec-Fetch-Site': 'cross-site',
  }),
  post('/api/casino-chat', 401, JSON_TYPE, '{}'),
  post('/api/casino-chat', 400, JSON_TYPE, '[]', { Authorization: 'Bearer nettobonus-public' }),
];

/** Other sites may embed social images and read open data. */
const CROSS_ORIGIN = ['/og-image.png', '/fi/offers.json'];

/** Sends TRACE through `node:http`, because `fetch` refuses this method. */
async function trace(path: string): Promise<Response> {
  const traceRequest = request(siteUrl + path, { method: 'TRACE' }).end();
  const [{ statusCode, headers }] = (await once(traceRequest, 'response')) as [IncomingMessage];
  return new Response(null, { status: statusCode ?? 0, headers: headers as Record<string, string> });
}

for (const { path, status, type, cache = /./, method = 'GET', headers = {}, data } of REQUEST_CASES) {
  test(`${method} ${path} returns ${status} with the common headers`, async () => {
    const response =
      method === 'TRACE' ? await trace(path) : await send(path, { method, headers, body: data ?? null });
    expect(response.status).toBe(status);
    const received = getHeaders(response);
    expect(received).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'content-security-policy': expect.stringContaining("frame-ancestors 'none'"),
      'referrer-policy': expect.stringMatching(/^(strict-origin-when-cross-origin|same-origin|no-referrer)$/),
      'strict-transport-security': expect.stringMatching(/^max-age=\d{8}; includeSubDomains$/),
      'permissions-policy': expect.stringContaining('camera=()'),
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': CROSS_ORIGIN.includes(path) ? 'cross-origin' : 'same-origin',
      'cache-control': expect.stringMatching(cache),
    });
    expect(received['content-type']).toBe(type);
    for (const name of ['server', 'x-powered-by', 'via', 'set-cookie'])
      expect(received[name]).toBeUndefined();
    if (type === HTML || type === SVG) {
      expectStrictPolicy(received['content-security-policy']);
      expect(await response.text()).not.toMatch(/<meta[^>]+generator/i);
    }
  });
}

test('the logos on a page are served as immutable', async () => {
  const page = await (await send('/fi')).text();
  const logo = /src="(\/tiles\/[^"]+\?v=[^"]+)"/.exec(page)?.[1];
  const response = await send(logo ?? '/no-logo-found');
  expect(response.status).toBe(200);
  expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
});

/** Expects a policy that allows inline scripts and styles only by hash, and no other hosts. */
function expectStrictPolicy(policy = '') {
  const directives = new Map(
    policy.split(';').map((directive) => {
      const [name = '', ...sources] = directive.trim().split(/\s+/);
      return [name, sources] as const;
    }),
  );
  const getSources = (name: string) => directives.get(name) ?? directives.get('default-src') ?? ['*'];
  for (const name of ['default-src', 'script-src', 'style-src', 'connect-src', 'img-src', 'font-src']) {
    for (const source of getSources(name))
      expect(source, name).toMatch(/^('self'|'none'|'sha256-[^']+'|data:)$/);
  }
  for (const name of ['script-src', 'default-src']) expect(getSources(name), name).not.toContain('data:');
  expect(getSources('object-src')).toEqual(["'none'"]);
  expect(directives.get('base-uri')).toEqual(["'none'"]);
  expect(directives.get('frame-ancestors')).toEqual(["'none'"]);
  expect(directives.get('form-action')).toHaveLength(1);
}

test('another site cannot send clicks: the CORS preflight is refused', async () => {
  const headers = { Origin: 'https://other-site.example' };
  const preflight = await send('/api/click', {
    method: 'OPTIONS',
    headers: {
      ...headers,
      'Access-Control-Request-Method': 'POST',
      'Access-Control-Request-Headers': 'content-type',
    },
  });
  expect(preflight.status).toBe(405);
  expect(preflight.headers.get('access-control-allow-origin')).toBeNull();
  for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x']) {
    const response = await send('/api/click', {
      method: 'POST',
      headers: { ...headers, 'Content-Type': type },
      body: '{}',
    });
    expect(response.status, type).toBe(403);
  }
});

test('a redirect stays on the site for any path and forwarded host', async () => {
  for (const path of [
    '//other-site.example/',
    '//fi/',
    '/FI//other-site.example',
    '//other-site.example/..//fi/',
    '/FI?x=%0d%0aSet-Cookie:a=b',
  ]) {
    const response = await send(path, {
      headers: { 'X-Forwarded-Host': 'other-site.example', 'X-Forwarded-Proto': 'javascript' },
    });
    expect(response.headers.get('location') ?? '/fi', path).toMatch(/^\/(fi)?(\?.*)?$/);
    expect(response.headers.get('set-cookie'), path).toBeNull();
  }
});

test('a request that never completes times out', async () => {
  const { port } = new URL(siteUrl);
  const socket = connect(Number(port), '127.0.0.1');
  socket.write('POST /api/casino-chat HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n');
  socket.write('Authorization: Bearer nettobonus-public\r\nContent-Length: 1000\r\n\r\n{');
  const startedAt = Date.now();
  expect(await text(socket)).toMatch(/^HTTP\/1.1 408 /);
  expect(Date.now() - startedAt).toBeLessThan(30_000);
});

test('only pages have the Speculation-Rules header', async () => {
  expect(getHeaders(await send('/se'))).toHaveProperty('speculation-rules');
  expect(getHeaders(await send('/healthz'))).not.toHaveProperty('speculation-rules');
});
