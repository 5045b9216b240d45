import type { CasinoPlaces, ListedCasino } from './casino.ts';

/** How many recommended casinos the home page shows. */
export const RECOMMENDED_COUNT = 6;

type Placed = Pick<ListedCasino, 'places'>;

/** Sorts by position; casinos without one follow in their previous order. */
function moveToFront<T extends Placed>(
  casinos: readonly T[],
  getPosition: (places: CasinoPlaces) => number | undefined,
): T[] {
  const rank = ({ places = {} }: Placed) => getPosition(places) ?? Number.MAX_SAFE_INTEGER;
  return casinos.toSorted((a, b) => rank(a) - rank(b));
}

/** Moves the casinos that lead the market's list to the front. Expects them in the order of their listings (`order`). */
export function orderCasinos<T extends Placed>(casinos: readonly T[]): T[] {
  return moveToFront(casinos, ({ leading }) => leading);
}

/** Moves the casinos that lead a category page to the front of its list. */
export function orderCategory<T extends Placed>(casinos: readonly T[], category: string): T[] {
  return moveToFront(casinos, ({ categories }) => categories?.[category]);
}

/** The "all casinos" list, without hidden casinos and those that the editors left out of it. */
export function listAllCasinosSection<T extends Placed & Pick<ListedCasino, 'hideFromListing'>>(
  casinos: readonly T[],
): T[] {
  return orderCasinos(casinos).filter(
    ({ hideFromListing, places }) => !hideFromListing && !places?.isLeftOut,
  );
}

/** The recommended casinos in the order of their section. */
export function listRecommended<T extends Placed & Pick<ListedCasino, 'recommended'>>(
  casinos: readonly T[],
): T[] {
  return moveToFront(
    casinos.filter(({ recommended }) => recommended),
    (places) => places.recommended,
  );
}

export interface EditorialPositions<T> {
  /** First in the list of all casinos. */
  leading: T[];
  recommended: T[];
  /** Casinos of the market that the list of all casinos omits. */
  excluded: T[];
}

/** The casinos whose position is an editorial decision; the method page names them. */
export function listEditorialPositions<
  T extends Placed & Pick<ListedCasino, 'hideFromListing' | 'recommended'>,
>(casinos: readonly T[]): EditorialPositions<T> {
  const all = new Set(listAllCasinosSection(casinos));
  return {
    leading: [...all].filter(({ places }) => places?.leading !== undefined),
    recommended: listRecommended(casinos),
    excluded: casinos.filter((casino) => !all.has(casino)),
  };
}
