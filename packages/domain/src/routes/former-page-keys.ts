import type { PageKey } from './routes.ts';

/** Page keys were Finnish once. Clicks are never updated and files on disk are not migrated, so both still hold them. */
const KEY_OF_FORMER_KEY = new Map<string, PageKey>([
  ['pikakasinot', 'quick-casinos'],
  ['viro', 'estonian-licence'],
  ['mga', 'mga-licence'],
  ['kierratysvapaat', 'wager-free'],
  ['yli200bonukset', 'bonus-over-200'],
  ['verovapaat', 'tax-free'],
  ['ilmaiskierrokset', 'free-spins'],
  ['ilmantalletusta', 'no-deposit'],
  ['nonsticky', 'non-sticky'],
  ['arvostelut', 'reviews'],
  ['kilpailut', 'competitions'],
  ['demopelit', 'demo-games'],
  ['vastuuvapaus', 'disclaimer'],
  ['tietosuoja', 'privacy'],
  ['vertailu', 'compare'],
  ['nettolaskuri', 'calculator'],
  ['nainlaskimme', 'method'],
]);

/** The current key of a stored page key; any other text stays as it is. */
export function toCurrentPageKey(stored: string): string {
  return KEY_OF_FORMER_KEY.get(stored) ?? stored;
}
