import { buildGoIndex } from '@nettobonus/domain/clicks/go-matching';
import { MARKETS, type Market } from '@nettobonus/domain/markets/market';
import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import type { ClickRequest } from './click-request.ts';
import { createGoHandler } from './go.ts';

const LINK = 'https://winz-casino.example/bonus?affiliate=nettobonus&campaign=';
const listCasinos = (market: Market) => [
  { casino: 'winz-casino', name: 'Winz Casino', affiliateLink: LINK + market },
];
const index = buildGoIndex({
  fi: listCasinos('fi'),
  se: listCasinos('se'),
  no: listCasinos('no'),
  dk: [{ casino: 'odd-casino', name: 'Odd Casino', affiliateLink: `https://odd.example/?a="><script>'&b` }],
});
const DESTINATIONS = new Set([
  '/fi',
  `https://odd.example/?a="><script>'&b`,
  ...MARKETS.map((market) => LINK + market),
]);

const request = (target: string, headers: Record<string, string> = {}, method = 'GET'): ClickRequest => ({
  method,
  target,
  header: (name) => headers[name] ?? null,
  socketAddress: '192.0.2.1',
});
const record = vi.fn(async () => 'stored');
const onUncounted = vi.fn();
const handleGo = createGoHandler({ getIndex: async () => index, record, onUncounted, log: () => {} });
const listHrefs = (page: string) =>
  [...page.matchAll(/(?:href="|;url=)([^"]*)"/g)].map(([, href = '']) =>
    href.replace(/&#(\d+);/g, (_, code) => String.fromCharCode(Number(code))),
  );

test('counts a match, and redirects by script, by refresh without scripts, and by a link', async () => {
  record.mockClear();
  const { status, headers, body } = await handleGo(request('/go/winz'));
  expect(status).toBe(200);
  expect(listHrefs(body)).toEqual([`${LINK}fi`, `${LINK}fi`]);
  expect(body).toContain('<h1>Ohjataan kasinolle...</h1>');
  expect(body).toContain('location.replace');
  expect(body).toMatch(/<noscript><meta http-equiv="refresh" content="0;url=https:/);
  expect(Buffer.byteLength(body)).toBeLessThan(1_500);
  expect(headers).toMatchObject({
    'Cache-Control': 'no-store',
    'X-Robots-Tag': 'noindex, nofollow',
    'Referrer-Policy': 'no-referrer',
    'Content-Security-Policy': expect.stringMatching(/script-src 'sha256-[^']+'; style-src 'sha256-/),
  });
  expect(record).toHaveBeenCalledExactlyOnceWith(
    { casino: 'winz-casino', market: 'fi', placement: 'go', page: null, position: null, netShown: null },
    expect.anything(),
  );
});

test.each([
  ['se', 'Vi skickar dig vidare till casinot...', 'sv'],
  ['sv', 'Vi skickar dig vidare till casinot...', 'sv'],
  ['no', 'Sender deg videre til casinoet …', 'no'],
  ['dk', 'Sender dig videre til casinoet …', 'da'],
  ['xx', 'Ohjataan kasinolle...', 'fi'],
])('?lang=%s shows “%s”', async (code, text, htmlLang) => {
  const { body } = await handleGo(request(`/go/winz?lang=${code}`));
  expect(body).toContain(`<h1>${text}</h1>`);
  expect(body).toContain(`<html lang="${htmlLang}">`);
});

test.each([
  ['/go', '/fi'],
  ['/go/', '/fi'],
  ['/go?lang=se', '/fi'],
  ['/go/unknown-casino', '/fi?search=unknown-casino'],
  ['/go/a/b', '/fi?search=a%2Fb'],
  ['/go/%ff', '/fi?search=%25ff'],
  ['/go//evil.example', '/fi?search=%2Fevil.example'],
])('%s redirects to %s and counts nothing', async (target, href) => {
  record.mockClear();
  expect(listHrefs((await handleGo(request(target))).body)).toEqual([href, href]);
  expect(record).not.toHaveBeenCalled();
});

test('a link with quotes and brackets is escaped in its attribute', async () => {
  const { body } = await handleGo(request('/go/odd'));
  expect(listHrefs(body)[0]).toBe(`https://odd.example/?a="><script>'&b`);
  expect(body.match(/<script>/g)).toHaveLength(1);
});

test.each([
  [{ 'sec-purpose': 'prefetch' }],
  [{ 'sec-purpose': 'prefetch;prerender' }],
  [{ purpose: 'prefetch' }],
  [{ 'x-moz': 'prefetch' }],
])('rejects a prefetch and does not count it: %o', async (headers) => {
  record.mockClear();
  expect(await handleGo(request('/go/winz', headers))).toMatchObject({ status: 403, body: '' });
  expect(record).not.toHaveBeenCalled();
});

test.each([
  ['an image', { 'sec-fetch-mode': 'no-cors', 'sec-fetch-dest': 'image' }],
  ['a frame', { 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'iframe' }],
  ['a script’s fetch', { 'sec-fetch-mode': 'cors', 'sec-fetch-dest': 'empty' }],
])('%s gets the page, but is not counted', async (_, headers) => {
  record.mockClear();
  onUncounted.mockClear();
  expect(listHrefs((await handleGo(request('/go/winz', headers))).body)[0]).toBe(`${LINK}fi`);
  expect(record).not.toHaveBeenCalled();
  expect(onUncounted).toHaveBeenCalledExactlyOnceWith('not-navigation');
});

test('a navigation counts, even from another site or without Sec-Fetch headers', async () => {
  record.mockClear();
  const navigation = { 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document' };
  await handleGo(request('/go/winz', { ...navigation, 'sec-fetch-site': 'cross-site' }));
  await handleGo(request('/go/winz', { 'user-agent': 'Mozilla/5.0 (an older browser)' }));
  expect(record).toHaveBeenCalledTimes(2);
});

test('redirects even if the click cannot be recorded, and logs the error', async () => {
  const log = vi.fn();
  const handleWithFailingLedger = createGoHandler({
    getIndex: async () => index,
    record: () => Promise.reject(new Error('full')),
    onUncounted,
    log,
  });
  expect(listHrefs((await handleWithFailingLedger(request('/go/winz'))).body)[0]).toBe(`${LINK}fi`);
  expect(log).toHaveBeenCalledExactlyOnceWith('CLICK NOT RECORDED', {
    casino: 'winz-casino',
    error: 'Error: full',
  });
});

test('counts only GET, responds to HEAD, and rejects other methods', async () => {
  record.mockClear();
  expect((await handleGo(request('/go/winz', {}, 'HEAD'))).status).toBe(200);
  expect(await handleGo(request('/go/winz', {}, 'POST'))).toMatchObject({ status: 405 });
  expect(record).not.toHaveBeenCalled();
});

// `GO_RUNS=1000000 npx vitest run --project unit clicks/go` tests a million requests.
const RUNS = Number(process.env.GO_RUNS ?? 4_000);
const SPECIAL_STRINGS = [
  '//',
  '\\',
  '@',
  '\r\n',
  '%0d%0a',
  '%00',
  '?',
  '#',
  '&lang=',
  'javascript:',
  '\u202e',
  'winz',
  '<',
  '"',
  '\ud800',
];
const text = fc.oneof(
  { weight: 10, arbitrary: fc.string({ unit: 'binary', maxLength: 60 }) },
  {
    weight: 10,
    arbitrary: fc
      .array(fc.constantFrom(...SPECIAL_STRINGS), { maxLength: 12 })
      .map((pieces) => pieces.join('')),
  },
  // About 8,000 characters, the longest that a server accepts. Repetition makes them quick to generate.
  {
    weight: 1,
    arbitrary: fc.string({ unit: 'binary', minLength: 1, maxLength: 8 }).map((piece) => piece.repeat(1_024)),
  },
);
test(
  'for any request, the page is small, its destination is allowed and its headers are constant',
  async () => {
    const { headers: expectedHeaders } = await handleGo(request('/go'));
    const run = fc.asyncProperty(text, text, text, async (slug, query, header) => {
      const { headers, body } = await handleGo(
        request(`/go/${slug}?${query}`, { 'user-agent': header, 'x-forwarded-for': header, referer: header }),
      );
      const hrefs = listHrefs(body);
      const isAllowed = hrefs.every(
        (href) => DESTINATIONS.has(href) || /^\/fi\?search=[\w.!~*'()%-]+$/.test(href),
      );
      return (
        isAllowed && hrefs.length === 2 && headers === expectedHeaders && Buffer.byteLength(body) < 1_500
      );
    });
    await fc.assert(run, { numRuns: RUNS });
  },
  Math.max(30_000, RUNS * 5),
);
