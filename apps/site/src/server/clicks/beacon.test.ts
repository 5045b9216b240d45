import { expect, test } from 'vitest';
import { parseBeacon } from './beacon.ts';

const terms = {
  kind: 'match' as const,
  currency: 'EUR' as const,
  undisclosed: [],
  matchPercent: 100,
  maxBonus: 300_00,
  wagerTimes: 0,
};
const LINK = 'https://winz-casino.example/?campaign=fi';
const findCasinoByLink = (market: string, link: string) =>
  market === 'fi' && link === LINK ? { casino: 'winz-casino', terms } : null;
const payload = { link: LINK, path: '/fi/pikakasinot', placement: 'list', position: 4, deposit: 0 };

test('looks up casino, market, page and net by the link and the page’s path', () => {
  expect(parseBeacon(payload, findCasinoByLink)).toEqual({
    casino: 'winz-casino',
    market: 'fi',
    placement: 'list',
    page: 'quick-casinos',
    position: 4,
    netShown: 50_00,
  });
  expect(parseBeacon({ ...payload, path: '/fi/kasino/winz-casino' }, findCasinoByLink)).toMatchObject({
    page: 'review',
  });
});

test('the net is for the selected deposit, by default for the market’s reference deposit', () => {
  expect(parseBeacon({ ...payload, deposit: 2 }, findCasinoByLink)).toMatchObject({ netShown: 250_00 });
  expect(parseBeacon({ ...payload, deposit: null }, findCasinoByLink)).toMatchObject({ netShown: 100_00 });
  expect(parseBeacon(payload, () => ({ casino: 'winz-casino' }))).toMatchObject({ netShown: null });
});

test.each([
  ['an unlisted link', { ...payload, link: 'https://evil.example/' }],
  ['a link of another market', { ...payload, path: '/se/snabbcasinon' }],
  ['an unknown page', { ...payload, path: '/fi/nothing-here' }],
  ['a preview of a draft', { ...payload, path: '/preview/abc/fi/pikakasinot' }],
  ['null', null],
  ['a string', 'x'],
])('ignores %s', (_, body) => {
  expect(parseBeacon(body, findCasinoByLink)).toBeNull();
});
