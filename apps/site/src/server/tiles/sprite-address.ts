/** More than a page shows; a longer list is cut, so that nobody can ask for all logos there are. */
export const MOST_TILES = 60;

/** The address of a picture that holds the logos of these casinos. */
export function spriteAddress(slugs: Iterable<string>): string {
  return `/tiles.svg?of=${[...new Set(slugs)].sort().slice(0, MOST_TILES).join(',')}`;
}

export function readSprite(url: URL): string[] {
  return (url.searchParams.get('of') ?? '').split(',').filter(Boolean).slice(0, MOST_TILES);
}
