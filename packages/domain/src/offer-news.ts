import type { ListedCasino } from './casino.ts';
import { getNetValue } from './net-value.ts';
import type { OfferChange } from './offer-change.ts';
import { buildOfferHistory, type OfferVersion } from './offer-history.ts';

/** A listing with its past. */
export interface FollowedCasino {
  casino: ListedCasino;
  /** Oldest first. */
  changes: readonly OfferChange[];
  /** Since when it is listed; null where nobody knows. */
  listedSince: Date | null;
}

export interface OfferNewsItem {
  casino: ListedCasino;
  at: Date;
  version: OfferVersion;
  /** What stood before; null of an offer that is new with its casino. */
  before: OfferVersion | null;
}

/**
 * Changed offers and those of new casinos, newest first. Which casino is new is the editors' word: by the day of its
 * publishing, every casino would be new on the day the site opens.
 */
export function listOfferNews(
  followed: readonly FollowedCasino[],
  deposit: number,
  most: number,
): OfferNewsItem[] {
  return followed
    .flatMap((one) => newsOfCasino(one, deposit))
    .toSorted((a, b) => b.at.getTime() - a.at.getTime() || a.casino.order - b.casino.order)
    .slice(0, most);
}

function newsOfCasino({ casino, changes, listedSince }: FollowedCasino, deposit: number): OfferNewsItem[] {
  const history = buildOfferHistory(casino, changes, deposit);
  const versions = history.length > 0 || !listedSince ? history : [onlyVersion(casino, listedSince, deposit)];
  return versions.flatMap((version, index) => {
    const before = versions[index + 1] ?? null;
    return before || casino.isNew ? [{ casino, at: new Date(version.since), version, before }] : [];
  });
}

/** The offer of a casino that has had no other. */
function onlyVersion(casino: ListedCasino, since: Date, deposit: number): OfferVersion {
  return {
    since: since.toISOString(),
    until: null,
    offer: { bonus: casino.bonus, terms: casino.terms },
    news: 'first',
    changed: [],
    size: 'same',
    value: getNetValue(casino.terms, deposit),
  };
}
