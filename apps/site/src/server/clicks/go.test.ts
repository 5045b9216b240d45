import { buildGoIndex } from '@nettobonus/domain/clicks/go-matching';
import { MARKETS, type Market } from '@nettobonus/domain/markets/market';
import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import type { ClickRequest } from './click-request.ts';
import { createGoHandler } from './go.ts';
import type { GoOffer } from './go-page.ts';

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

const TERMS: NonNullable<GoOffer['terms']> = {
  kind: 'match',
  currency: 'EUR',
  matchPercent: 200,
  maxBonus: 500_00,
  minDeposit: 20_00,
  validDays: 30,
  maxBet: 5_00,
  wagerBase: 'bonus',
  undisclosed: [],
};
const OFFER: GoOffer = {
  name: 'Winz Casino',
  image: '/tiles/winz-casino.svg?v=1',
  bonus: '200 % jopa 500 €',
  terms: { ...TERMS, wagerTimes: 15 },
  verifiedOn: '2026-11-12',
};
const HELP = { name: 'Peluuri', url: 'https://peluuri.fi', phone: '0800 100 101', note: 'klo 12–18' };
/** The most bytes of a page. It is sent uncompressed, so it must fit into the first round trip many times over. */
const MAX_BYTES = 4_096;

const request = (target: string, headers: Record<string, string> = {}, method = 'GET'): ClickRequest => ({
  method,
  target,
  header: (name) => headers[name] ?? null,
  socketAddress: '192.0.2.1',
});
const record = vi.fn(async () => 'stored');
const onUncounted = vi.fn();
const createHandler = (offer: Partial<GoOffer> = {}) =>
  createGoHandler({
    getIndex: async () => index,
    getDetails: () => ({ offer: { ...OFFER, ...offer }, help: HELP, isSample: true }),
    record,
    onUncounted,
    log: () => {},
  });
const handleGo = createHandler();
const decodeEntities = (html: string) =>
  html.replace(/&#(\d+);/g, (_, code) => String.fromCharCode(Number(code)));
/** The URLs that the page leads to: by refresh, and by the first link, which the script follows. */
const listHrefs = (page: string) =>
  [/;url=([^"]*)"/, /<a [^>]*?href="([^"]*)"/].map((pattern) =>
    decodeEntities(pattern.exec(page)?.[1] ?? ''),
  );
/** The page's text as a visitor reads it. */
const readText = (page: string) =>
  decodeEntities(page.replace(/<(title|style|script)>.*?<\/\1>/gs, '').replace(/<[^>]*>/g, ' '))
    .replace(/[\s\u00a0\u202f]+/g, ' ')
    .trim();

test('counts a match, and redirects by script, by refresh without scripts, and by a link', async () => {
  record.mockClear();
  const { status, headers, body } = await handleGo(request('/go/winz'));
  expect(status).toBe(200);
  expect(listHrefs(body)).toEqual([`${LINK}fi`, `${LINK}fi`]);
  expect(body).toContain('<h1>Ohjataan kasinolle...</h1>');
  expect(body).toContain('location.replace');
  expect(body).toMatch(/<noscript><meta http-equiv="refresh" content="0;url=https:/);
  expect(Buffer.byteLength(body)).toBeLessThan(MAX_BYTES);
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

test('while it leaves, the page shows casino, bonus, net with sign, terms and help', async () => {
  const { body } = await handleGo(request('/go/winz'));
  expect(readText(body)).toBe(
    'nettobonus Demo: tämän sivuston tarjoukset, arvosanat, lisenssit ja testit ovat keksittyjä eivätkä kerro mitään samannimisistä oikeista kasinoista. ' +
      'Ohjataan kasinolle... Winz Casino 200 % jopa 500 € +80 € Netto, kun talletat 100 € läpi 5/10 ' +
      'Kierrätys 15× bonus Minimitalletus 20 € Voimassa 30 pv Panosraja 5 € Tarkistettu 12.11.2026 ' +
      'Siirry heti Mainoslinkki: saamme palkkion, jos avaat pelitilin. ' +
      '18+ Pelaa vain rahalla, jonka olet valmis häviämään. Peluuri 0800 100 101',
  );
  expect(body).toContain('<img src="/tiles/winz-casino.svg?v=1" width="64" height="64" alt="">');
  expect(body).not.toContain('Peruuta');
});

test.each([
  ['a loss', { terms: { ...TERMS, wagerTimes: 40 } }, '<b class="minus">−', 'class="l"'],
  ['no wagering', { terms: { ...TERMS, wagerTimes: 0 } }, 'ei kierrätystä', 'class="k"'],
  [
    'an offer without a net',
    { terms: { ...TERMS, undisclosed: ['wagerTimes' as const] } },
    '<b class="none">Ei laskettu</b>',
    'Ehdoista puuttuu: kierrätys',
  ],
  ['an offer without terms', { terms: undefined }, '<b class="none">Ei laskettu</b>', 'Kierrätys <b>?</b>'],
])('%s is shown as such', async (_, offer, ...fragments) => {
  const { body } = await createHandler(offer)(request('/go/winz'));
  for (const fragment of fragments) expect(body).toContain(fragment);
});

test('labels are in the visitor’s language, amounts in the currency of the listing', async () => {
  const { body } = await handleGo(request('/go/odd?lang=se'));
  const text = readText(body);
  expect(text).toContain('Omsättning 15× bonusen Att omsätta 7.500 kr.');
  expect(text).toMatch(/\+\d+ kr\. Netto/);
  expect(body).toContain('<p lang="da">200');
});

test('a name with markup is escaped', async () => {
  const name = '<img src=x onerror=alert(1)> & "Sons"';
  const { body } = await createHandler({ name, bonus: name, image: '/x"onload="y' })(request('/go/winz'));
  expect(body.match(/<img /g)).toHaveLength(1);
  expect(readText(body)).toContain(`${name} ${name}`);
  expect(body).not.toContain('"onload');
});

test('a page is rendered once per publication', async () => {
  const getDetails = vi.fn(() => null);
  let current = index;
  const handle = createGoHandler({
    getIndex: async () => current,
    getDetails,
    record,
    onUncounted,
    log: () => {},
  });
  for (const lang of ['fi', 'fi', 'se', 'se']) await handle(request(`/go/winz?lang=${lang}`));
  expect(getDetails).toHaveBeenCalledTimes(2);
  current = { ...index };
  await handle(request('/go/winz'));
  expect(getDetails).toHaveBeenCalledTimes(3);
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
    getDetails: () => null,
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
      return isAllowed && headers === expectedHeaders && Buffer.byteLength(body) < MAX_BYTES;
    });
    await fc.assert(run, { numRuns: RUNS });
  },
  Math.max(30_000, RUNS * 5),
);
