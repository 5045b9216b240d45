import { expect, test, vi } from 'vitest';
import { createBeaconHandler, parseBeacon } from './beacon.ts';
import { isValidClickToken, signClickToken } from './click-token.ts';

const terms = {
  kind: 'match' as const,
  currency: 'EUR' as const,
  undisclosed: [],
  matchPercent: 100,
  maxBonus: 300_00,
  wagerTimes: 0,
};
const LINK = 'https://winz-casino.example/?campaign=fi';
const SITE_URL = 'https://nettobonus.example';
const NOW = new Date('2026-11-17T12:00:00Z');
const DAY_MS = 24 * 60 * 60_000;
const findCasinoByLink = (market: string, link: string) =>
  market === 'fi' && link === LINK ? { casino: 'winz-casino', terms } : null;
const isValidToken = (token: string, page: { market: 'fi' | 'se' | 'no' | 'dk'; path: string }) =>
  isValidClickToken(token, page, 'secret', NOW);
const lookups = { findCasinoByLink, isValidToken };
const sign = (path: string, at = NOW) => signClickToken({ market: 'fi', path }, 'secret', at);
const payload = {
  link: LINK,
  path: '/fi/pikakasinot',
  token: sign('/fi/pikakasinot'),
  placement: 'list',
  position: 4,
  deposit: 50_00,
};
const review = { ...payload, path: '/fi/kasino/winz-casino', token: sign('/fi/kasino/winz-casino') };

test('looks up casino, market, page and net by the link and the page’s path', () => {
  expect(parseBeacon(payload, lookups)).toEqual({
    kind: 'click',
    click: {
      casino: 'winz-casino',
      market: 'fi',
      placement: 'list',
      page: 'quick-casinos',
      position: 4,
      netShown: 50_00,
    },
  });
  expect(parseBeacon(review, lookups)).toMatchObject({ click: { page: 'review' } });
});

test.each(['/fi/viron-lisenssi', '/fi/viron-lisensi', '/fi/estnisk-licens'])(
  'counts a click on %s for the page, whose names share a token',
  (path) => {
    const beacon = parseBeacon({ ...payload, path, token: sign('/fi/viron-lisenssi') }, lookups);
    expect(beacon).toMatchObject({ kind: 'click', click: { page: 'estonian-licence' } });
  },
);

test('the net is for the selected deposit, by default for the market’s reference deposit', () => {
  const getNetShown = (deposit: number | null, findCasino = lookups.findCasinoByLink) => {
    const beacon = parseBeacon({ ...payload, deposit }, { isValidToken, findCasinoByLink: findCasino });
    return beacon.kind === 'click' ? beacon.click.netShown : undefined;
  };
  expect(getNetShown(250_00)).toBe(250_00);
  expect(getNetShown(170_00), 'an own amount').toBe(170_00);
  expect(getNetShown(175_00), 'no choice in this market').toBe(100_00);
  expect(getNetShown(null)).toBe(100_00);
  expect(getNetShown(50_00, () => ({ casino: 'winz-casino' }) as never)).toBe(null);
});

test.each([
  ['an unlisted link', { ...payload, link: 'https://evil.example/' }],
  ['a link from another market', { ...payload, path: '/se/snabbcasinon' }],
  ['an unknown page', { ...payload, path: '/fi/nothing-here' }],
  ['a preview of a draft', { ...payload, path: '/preview/abc/fi/pikakasinot' }],
  ['null', null],
  ['a string', 'x'],
])('ignores %s', (_, body) => {
  expect(parseBeacon(body, lookups)).toEqual({ kind: 'invalid' });
});

test.each([
  ['no token', undefined],
  ['the token of another page', review.token],
  ['a token from the day before yesterday', sign(payload.path, new Date(NOW.getTime() - 2 * DAY_MS))],
])('does not count a click with %s', (_, token) => {
  expect(parseBeacon({ ...payload, token }, lookups)).toEqual({ kind: 'wrong-token' });
});

test('accepts a token from yesterday, and the token of the page’s canonical path', () => {
  const yesterday = sign(payload.path, new Date(NOW.getTime() - DAY_MS));
  expect(parseBeacon({ ...payload, token: yesterday }, lookups).kind).toBe('click');
  expect(parseBeacon({ ...payload, path: '/fi/pikakasinot/' }, lookups).kind).toBe('click');
});

const record = vi.fn(async () => 'stored');
const onUncounted = vi.fn();
const handleBeacon = createBeaconHandler({
  siteUrl: SITE_URL,
  isContentReady: async () => true,
  record,
  onUncounted,
  ...lookups,
});
async function post(body: unknown, headers: Record<string, string>): Promise<number> {
  record.mockClear();
  onUncounted.mockClear();
  const request = new Request(`${SITE_URL}/api/click`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
  return (await handleBeacon(request, '192.0.2.1')).status;
}
const OWN_PAGE = { 'Sec-Fetch-Site': 'same-origin' };

test('counts a click on the site’s own page', async () => {
  expect(await post(payload, OWN_PAGE)).toBe(204);
  expect(record).toHaveBeenCalledOnce();
  expect(await post(payload, { Origin: SITE_URL })).toBe(204);
  expect(record).toHaveBeenCalledOnce();
});

test.each([{ 'Sec-Fetch-Site': 'cross-site' }, { Origin: 'https://other.example' }, {}])(
  'refuses a click from another site: %o',
  async (headers) => {
    expect(await post(payload, headers)).toBe(403);
    expect(record).not.toHaveBeenCalled();
    expect(onUncounted).toHaveBeenCalledExactlyOnceWith('other-origin');
  },
);

test('refuses a click without the page’s token', async () => {
  expect(await post({ ...payload, token: 'x' }, OWN_PAGE)).toBe(403);
  expect(record).not.toHaveBeenCalled();
  expect(onUncounted).toHaveBeenCalledExactlyOnceWith('wrong-token');
});
