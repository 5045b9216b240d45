import type { PageKey } from './routes.ts';

/** Page keys used to be Finnish. Stored clicks and spool files are not migrated and still contain the former keys. */
const CURRENT_KEYS = new Map<string, PageKey>([
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

/** The current key for a former page key. Returns any other text unchanged. */
export function toCurrentPageKey(stored: string): string {
  return CURRENT_KEYS.get(stored) ?? stored;
}
