import type { ListedCasino } from '../catalogue/casino.ts';
import { getNetValue } from '../net-value/net-value.ts';
import type { OfferChange } from './offer-change.ts';
import { buildOfferHistory, type OfferVersion } from './offer-history.ts';

/** A listing with its history. */
export interface CasinoWithHistory {
  casino: ListedCasino;
  /** Oldest first. */
  changes: readonly OfferChange[];
  /** When it was first listed; null if unknown. */
  listedSince: Date | null;
}

export interface OfferNewsItem {
  casino: ListedCasino;
  publishedAt: Date;
  version: OfferVersion;
  /** The previous version; null for the first offer of a new casino. */
  before: OfferVersion | null;
}

/**
 * Changed offers and those of new casinos, newest first. Editors mark casinos as new: by publication date, every casino
 * would be new on launch day.
 */
export function listOfferNews(
  casinos: readonly CasinoWithHistory[],
  deposit: number,
  limit: number,
): OfferNewsItem[] {
  return casinos
    .flatMap((casino) => listCasinoNews(casino, deposit))
    .toSorted((a, b) => b.publishedAt.getTime() - a.publishedAt.getTime() || a.casino.order - b.casino.order)
    .slice(0, limit);
}

function listCasinoNews(
  { casino, changes, listedSince }: CasinoWithHistory,
  deposit: number,
): OfferNewsItem[] {
  const history = buildOfferHistory(casino, changes, deposit);
  const versions =
    history.length > 0 || !listedSince ? history : [createOnlyVersion(casino, listedSince, deposit)];
  return versions.flatMap((version, index) => {
    const before = versions[index + 1] ?? null;
    return before || casino.isNew ? [{ casino, publishedAt: new Date(version.since), version, before }] : [];
  });
}

/** The version of an offer that never changed. */
function createOnlyVersion(casino: ListedCasino, since: Date, deposit: number): OfferVersion {
  return {
    since: since.toISOString(),
    until: null,
    offer: { bonus: casino.bonus, terms: casino.terms },
    changeKind: 'first',
    changed: [],
    size: 'same',
    value: getNetValue(casino.terms, deposit),
  };
}
