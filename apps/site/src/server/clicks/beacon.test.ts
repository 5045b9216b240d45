import { expect, test } from 'vitest';
import { readBeacon } from './beacon.ts';

const terms = {
  kind: 'match' as const,
  currency: 'EUR' as const,
  undisclosed: [],
  matchPercent: 100,
  maxBonus: 300_00,
  wagerTimes: 0,
};
const LINK = 'https://winz-casino.example/?campaign=fi';
const casinoOf = (market: string, link: string) =>
  market === 'fi' && link === LINK ? { casino: 'winz-casino', terms } : null;
const payload = { link: LINK, path: '/fi/pikakasinot', placement: 'list', position: 4, deposit: 0 };

test('casino, market, page and net are looked up by the link and the page’s address', () => {
  expect(readBeacon(payload, casinoOf)).toEqual({
    casino: 'winz-casino',
    market: 'fi',
    placement: 'list',
    page: 'quick-casinos',
    position: 4,
    netShown: 50_00,
  });
  expect(readBeacon({ ...payload, path: '/fi/kasino/winz-casino' }, casinoOf)).toMatchObject({
    page: 'review',
  });
});

test('the net is for the selected deposit, or else for the market’s reference deposit', () => {
  expect(readBeacon({ ...payload, deposit: 2 }, casinoOf)).toMatchObject({ netShown: 250_00 });
  expect(readBeacon({ ...payload, deposit: null }, casinoOf)).toMatchObject({ netShown: 100_00 });
  expect(readBeacon(payload, () => ({ casino: 'winz-casino' }))).toMatchObject({ netShown: null });
});

test.each([
  ['an unlisted link', { ...payload, link: 'https://evil.example/' }],
  ['a link of another market', { ...payload, path: '/se/snabbcasinon' }],
  ['an unknown page', { ...payload, path: '/fi/nothing-here' }],
  ['a preview of a draft', { ...payload, path: '/preview/abc/fi/pikakasinot' }],
  ['null', null],
  ['a string', 'x'],
])('%s is not counted as a click', (_, body) => {
  expect(readBeacon(body, casinoOf)).toBeNull();
});
