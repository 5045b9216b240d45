/** More than a page shows; a longer list is cut, so that nobody can ask for all logos there are. */
export const MOST_TILES = 60;

const KEY_LETTERS = 3;
const KEYS = 36 ** KEY_LETTERS;

/**
 * A casino in three letters: its address is said once for every logo of a page. Casinos that share a key do no harm,
 * the picture then holds both.
 */
export function tileKey(slug: string): string {
  let key = 0;
  for (const letter of slug) key = (key * 31 + (letter.codePointAt(0) ?? 0)) % KEYS;
  return key.toString(36).padStart(KEY_LETTERS, '0');
}

/** The address of a picture that holds the logos of these casinos. */
export function spriteAddress(slugs: Iterable<string>): string {
  const keys = [...new Set([...slugs].map(tileKey))].sort().slice(0, MOST_TILES);
  return `/tiles.svg?of=${keys.join('')}`;
}

/** The keys that it names. */
export function readSprite(url: URL): string[] {
  return (url.searchParams.get('of') ?? '').match(/[\da-z]{3}/g)?.slice(0, MOST_TILES) ?? [];
}
