import type { Market } from '../markets/market.ts';
import type { ListedCasino } from './casino.ts';

/** Casinos that come first in a market's list, by slug. */
const PINNED: Partial<Record<Market, readonly string[]>> = {
  fi: ['joki-casino', 'flamez-casino', 'klikki-casino'],
};

/** The order of a market's recommended section; other casinos follow in the order of their listings. */
const RECOMMENDED_ORDER: Partial<Record<Market, readonly string[]>> = {
  fi: ['winz-casino', 'rizzio-casino', 'speedz-casino', 'casinoist', 'kiekka-casino', '247-bet'],
};

/** Casinos that the home page shows in other sections. */
const EXCLUDED_FROM_ALL_CASINOS = new Set([
  'winz-casino',
  '247-bet',
  'rizzio-casino',
  'kiekka-casino',
  'boost-casino',
  'ninja-casino',
  'speedz-casino',
]);

type HasSlug = Pick<ListedCasino, 'casino'>;

function moveToFront<T extends HasSlug>(casinos: readonly T[], first: readonly string[] = []): T[] {
  const getPosition = ({ casino }: HasSlug) => {
    const position = first.indexOf(casino);
    return position === -1 ? first.length : position;
  };
  return casinos.toSorted((a, b) => getPosition(a) - getPosition(b));
}

/** Moves a market's pinned casinos to the front. Expects the casinos in the order of their listings (`order`). */
export function orderCasinos<T extends HasSlug>(casinos: readonly T[], market: Market): T[] {
  return moveToFront(casinos, PINNED[market]);
}

/**
 * The "all casinos" list, without hidden casinos and those that other sections of the home page show. In a
 * licensed-only market, those sections leave out casinos without a licence there (`isUnlicensed`), so this list always
 * has them.
 */
export function listAllCasinosSection<
  T extends HasSlug & Pick<ListedCasino, 'hideFromListing' | 'isUnlicensed'>,
>(casinos: readonly T[], market: Market): T[] {
  return orderCasinos(casinos, market).filter(
    ({ casino, hideFromListing, isUnlicensed }) =>
      !hideFromListing && (isUnlicensed || !EXCLUDED_FROM_ALL_CASINOS.has(casino)),
  );
}

/** The recommended casinos in the order of their section. */
export function listRecommended<T extends HasSlug & Pick<ListedCasino, 'recommended'>>(
  casinos: readonly T[],
  market: Market,
): T[] {
  return moveToFront(
    casinos.filter(({ recommended }) => recommended),
    RECOMMENDED_ORDER[market],
  );
}

export interface EditorialPositions<T> {
  /** First in the list of all casinos. */
  pinned: T[];
  recommended: T[];
  /** Casinos of the market that the list of all casinos omits. */
  excluded: T[];
}

/** The casinos whose position is an editorial decision; the method page names them. */
export function listEditorialPositions<
  T extends HasSlug & Pick<ListedCasino, 'hideFromListing' | 'isUnlicensed' | 'recommended'>,
>(casinos: readonly T[], market: Market): EditorialPositions<T> {
  const all = new Set(listAllCasinosSection(casinos, market));
  const pinned = PINNED[market] ?? [];
  return {
    pinned: [...all].filter(({ casino }) => pinned.includes(casino)),
    recommended: listRecommended(casinos, market),
    excluded: casinos.filter((casino) => !all.has(casino)),
  };
}
