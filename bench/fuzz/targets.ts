import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { listSampleCasinos } from '@nettobonus/content/sample-catalogue';
import { MARKETS } from '@nettobonus/domain/markets/market';
import { reviewPathFor } from '@nettobonus/domain/routes/review-path';
import { QUERY_NAMES } from '@nettobonus/domain/routes/route-table';
import { listPaths, PAGE_KEYS } from '@nettobonus/domain/routes/routes';
import type { Dice } from './dice.ts';
import { HOSTILE, INSERTED, LOOKED_FOR } from './words.ts';

const BUILT = fileURLToPath(new URL('../../apps/site/dist/client/_astro', import.meta.url));
const SLUGS = listSampleCasinos('fi').map(({ casino }) => casino);
const LETTERS = 'abcdefghijklmnopqrstuvwxyz0123456789-';
const ANY_BYTE = Array.from({ length: 256 }, (_, code) => String.fromCharCode(code)).join('');
const SENDABLE = [...ANY_BYTE].filter((byte) => byte > ' ' && byte !== '\x7f').join('');
const PARTS = ['quiz', 'month', 'picker', 'chat', 'toasts', 'offer', 'chat-offer', 'quiz-offer', 'none'];

/** Addresses that are answered, or that the site knows to be nothing. */
export const KNOWN = [
  '/',
  ...MARKETS.flatMap((market) => [
    ...PAGE_KEYS.flatMap((page) => listPaths(page, market)),
    ...SLUGS.slice(0, 12).map((slug) => reviewPathFor(slug, market)),
    ...PARTS.map((part) => `/${market}/part/${part}`),
    ...['casinos.json', 'offers.json', 'feed.xml', 'manifest.webmanifest'].map(
      (file) => `/${market}/${file}`,
    ),
    `/sitemap-${market}.xml`,
    `/og/${market}.png`,
    `/${market}/demopelit/book-of-none`,
  ]),
  ...['og-image.png', 'sitemap.xml', 'robots.txt', 'llms.txt', 'security.txt'].map((file) => `/${file}`),
  ...SLUGS.slice(0, 12).map((slug) => `/tiles/${slug}.svg`),
  '/.well-known/security.txt',
  `/media/${'0a'.repeat(32)}.webp`,
];
const FILES = ['/favicon.ico', '/wordmark.svg', ...readdirSync(BUILT).map((file) => `/_astro/${file}`)];
/** Where requests go. `wild` ones may be refused by the edge with the whole connection. */
export function drawTarget(dice: Dice, isWild: boolean): string {
  if (isWild) return dice.weighed(WILD)(dice);
  return dice.weighed(TAME)(dice);
}

export const drawMarket = (dice: Dice) => dice.of(MARKETS);
export const drawSlug = (dice: Dice) => dice.of(SLUGS);
export const drawHostile = (dice: Dice) => dice.of(HOSTILE);
export const drawBytes = (dice: Dice, length: number) => dice.text(ANY_BYTE, length);

/** Shares of the site's own work are small: what is drawn anew is rendered anew, and a million has to end today. */
const TAME: [number, (dice: Dice) => string][] = [
  [300, (dice) => dice.of(KNOWN)],
  [250, (dice) => dice.of(LOOKED_FOR)],
  [80, (dice) => `/${dice.of(MARKETS)}${dice.of(LOOKED_FOR)}`],
  [60, (dice) => dice.of(FILES)],
  [100, (dice) => `/${dice.text(LETTERS, 1 + dice.below(30))}${dice.once(2) ? '' : dice.of(LOOKED_FOR)}`],
  [90, (dice) => `${dice.of(KNOWN)}?${flood(dice)}`],
  [30, (dice) => `/go/${dice.once(3) ? dice.text(LETTERS, 1 + dice.below(140)) : dice.of(SLUGS)}`],
  [8, (dice) => `/${dice.of(MARKETS)}/kasino/${dice.text(LETTERS, 1 + dice.below(140))}`],
  [4, (dice) => `/${dice.of(MARKETS)}/part/${dice.of(PARTS)}/${dice.text(LETTERS, 12)}`],
  [10, (dice) => `${dice.of(KNOWN)}?${knownQuery(dice)}`],
  [3, (dice) => `/preview/${dice.text(LETTERS, 1 + dice.below(130))}${dice.of(KNOWN)}`],
];

const WILD: [number, (dice: Dice) => string][] = [
  [50, (dice) => mutate(dice, dice.of(LOOKED_FOR))],
  [10, (dice) => mutate(dice, dice.of(KNOWN))],
  [10, (dice) => encodeSome(dice, dice.of(dice.once(4) ? KNOWN : LOOKED_FOR))],
  [
    4,
    (dice) => `${dice.of(['http:', 'https:', 'ftp:', 'HTTP:', ''])}//${drawHost(dice)}${dice.of(LOOKED_FOR)}`,
  ],
  [
    1,
    (dice) =>
      dice.of(['*', '', 'fi', '?', '#', 'localhost:80', '\\fi', 'javascript:1', '/\u0000', '/ /fi', ' /fi']),
  ],
  [1, (dice) => `/${dice.text('a/.%2eF\\', 1 + dice.below(60))}`],
  [1, (dice) => `/${dice.text(SENDABLE, 1 + dice.below(60))}`],
  [1, (dice) => `/${dice.text(LETTERS, 2_000 + dice.below(12_000))}`],
  [1, (dice) => `/fi?${dice.text(SENDABLE, 1 + dice.below(9_000))}`],
];

export function drawHost(dice: Dice): string {
  return dice.of([
    ...[
      'localhost',
      'LOCALHOST',
      'localhost:80',
      'localhost.',
      'elsewhere.example',
      '127.0.0.1',
      '[::1]',
      '[::1',
      'a b',
    ],
    ...[
      '',
      '.',
      '..',
      'localhost/readyz',
      'localhost@elsewhere.example',
      'a'.repeat(300),
      '\u00e4',
      'localhost:99999',
      '%00',
    ],
  ]);
}

function flood(dice: Dice): string {
  const name = () => (dice.once(8) ? dice.of(HOSTILE) : dice.text(LETTERS, 1 + dice.below(12)));
  return Array.from({ length: 1 + dice.below(dice.once(20) ? 150 : 6) }, () => `x${name()}=${name()}`).join(
    '&',
  );
}

function knownQuery(dice: Dice): string {
  const value = () => (dice.once(3) ? dice.text(LETTERS, dice.below(90)) : dice.of(HOSTILE));
  return Array.from({ length: 1 + dice.below(6) }, () => `${dice.of(QUERY_NAMES)}=${value()}`).join('&');
}

function mutate(dice: Dice, path: string): string {
  let mutated = path;
  for (let count = 1 + dice.below(3); count > 0; count -= 1) {
    const at = dice.below(mutated.length + 1);
    const inserted = dice.once(6) ? dice.text(ANY_BYTE, 1 + dice.below(3)) : dice.of(INSERTED);
    mutated = mutated.slice(0, at) + inserted + mutated.slice(at + dice.below(2));
  }
  return dice.once(4) ? `${dice.of(KNOWN)}${dice.of(INSERTED)}${mutated}` : mutated;
}

function encodeSome(dice: Dice, path: string): string {
  const encode = (letter: string) => `%${letter.charCodeAt(0).toString(16).padStart(2, '0')}`;
  return path.replace(/./gs, (letter, at: number) => {
    if (at === 0 || !dice.once(3)) return letter;
    return dice.once(8) ? encode(letter).replace('%', '%25') : encode(letter);
  });
}
