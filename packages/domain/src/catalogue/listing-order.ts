import type { Market } from '../markets/market.ts';
import type { ListedCasino } from './casino.ts';

/** Casinos that come first in a market's list, by slug. */
const LEADING: Partial<Record<Market, readonly string[]>> = {
  fi: ['joki-casino', 'flamez-casino', 'klikki-casino'],
};

/** The order of a market's recommended section; unnamed casinos follow in the original order. */
const RECOMMENDED_ORDER: Partial<Record<Market, readonly string[]>> = {
  fi: ['winz-casino', 'rizzio-casino', 'speedz-casino', 'casinoist', 'kiekka-casino', '247-bet'],
};

/** Shown elsewhere on the home page, so the list of all casinos omits them. */
const LEFT_OUT_OF_ALL = new Set([
  'winz-casino',
  '247-bet',
  'rizzio-casino',
  'kiekka-casino',
  'boost-casino',
  'ninja-casino',
  'speedz-casino',
]);

type Placed = Pick<ListedCasino, 'casino'>;

function withFirst<T extends Placed>(casinos: readonly T[], first: readonly string[] = []): T[] {
  const placeOf = ({ casino }: Placed) => {
    const place = first.indexOf(casino);
    return place === -1 ? first.length : place;
  };
  return casinos.toSorted((a, b) => placeOf(a) - placeOf(b));
}

/** Sorts a market's casinos from their original order into list order. */
export function orderListing<T extends Placed>(casinos: readonly T[], market: Market): T[] {
  return withFirst(casinos, LEADING[market]);
}

/** The "all casinos" list, without hidden casinos and those shown elsewhere on the home page. */
export function listAllSection<T extends Placed & Pick<ListedCasino, 'hideFromListing'>>(
  casinos: readonly T[],
  market: Market,
): T[] {
  return orderListing(casinos, market).filter(
    ({ casino, hideFromListing }) => !hideFromListing && !LEFT_OUT_OF_ALL.has(casino),
  );
}

/** The recommended casinos in the order of their section. */
export function listRecommended<T extends Placed & Pick<ListedCasino, 'recommended'>>(
  casinos: readonly T[],
  market: Market,
): T[] {
  return withFirst(
    casinos.filter(({ recommended }) => recommended),
    RECOMMENDED_ORDER[market],
  );
}

export interface EditorialPlaces<T> {
  /** First in the list of all casinos. */
  leading: T[];
  recommended: T[];
  /** Listed in the market, but not in the list of all casinos. */
  leftOut: T[];
}

/** The casinos whose position is an editorial decision; the method page names them. */
export function listEditorialPlaces<T extends Placed & Pick<ListedCasino, 'hideFromListing' | 'recommended'>>(
  casinos: readonly T[],
  market: Market,
): EditorialPlaces<T> {
  const all = new Set(listAllSection(casinos, market));
  const leading = LEADING[market] ?? [];
  return {
    leading: [...all].filter(({ casino }) => leading.includes(casino)),
    recommended: listRecommended(casinos, market),
    leftOut: casinos.filter((casino) => !all.has(casino)),
  };
}
