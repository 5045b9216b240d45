import type { Listing } from '../catalogue/casino.ts';
import { RECOMMENDED_COUNT } from '../catalogue/casino-order.ts';
import { deriveLabels } from '../catalogue/labels.ts';
import { isLicensedIn } from '../catalogue/licence.ts';
import type { Market } from '../markets/market.ts';
import type { MarketMode } from '../markets/market-settings.ts';
import { CATEGORY_PAGES, isInCategory } from '../routes/category.ts';
import type { Places } from './places.ts';

/**
 * Why the site does not show a casino where the editors placed it: the market does not list it, its listing is hidden, its
 * mode does not promote it, or it is not of the category. `nowhere`: the list of all casinos omits it, and no other
 * section of the home page has it.
 */
export type PlaceProblemReason = 'not-listed' | 'hidden' | 'no-licence' | 'other-category' | 'nowhere';

export interface PlaceProblem {
  /** Path of the list or field in the document. */
  path: string;
  /** Slug of the casino. */
  casino: string;
  reason: PlaceProblemReason;
}

type PlacedListing = Pick<
  Listing,
  'casino' | 'category' | 'features' | 'hideFromListing' | 'isNew' | 'licence' | 'terms'
>;

/** Compares the places of a market with its published listings. */
export function listPlaceProblems(
  places: Places,
  listings: readonly PlacedListing[],
  { market, mode }: { market: Market; mode: MarketMode },
): PlaceProblem[] {
  const byCasino = new Map(listings.map((listing) => [listing.casino, listing]));
  const isPromoted = ({ licence }: PlacedListing) =>
    mode !== 'licensed-only' || isLicensedIn(market, licence);
  const isShown = (casino: string | undefined) => {
    const listing = casino === undefined ? undefined : byCasino.get(casino);
    return listing !== undefined && isPromoted(listing);
  };

  const getReason = (path: string, casino: string): PlaceProblemReason | null => {
    const listing = byCasino.get(casino);
    if (!listing) return 'not-listed';
    if (!isPromoted(listing)) return 'no-licence';
    if (path === 'leading' && listing.hideFromListing) return 'hidden';
    const category = CATEGORY_PAGES.find((page) => path === `categories.${page}`);
    return category && !isInCategory(deriveLabels(listing, market), category) ? 'other-category' : null;
  };
  const placed = listPlaced(places).flatMap(({ path, casino }): PlaceProblem[] => {
    const reason = getReason(path, casino);
    return reason ? [{ path, casino, reason }] : [];
  });

  const onHomePage = new Set([
    ...places.recommended.filter(isShown).slice(0, RECOMMENDED_COUNT),
    ...(isShown(places.featuredCasino) ? [places.featuredCasino] : []),
  ]);
  const nowhere = places.leftOut
    // The list of all casinos has those that the mode does not promote.
    .filter((casino) => isShown(casino) && !byCasino.get(casino)?.hideFromListing && !onHomePage.has(casino))
    .map((casino): PlaceProblem => ({ path: 'leftOut', casino, reason: 'nowhere' }));
  return [...placed, ...nowhere];
}

/** The casinos that the editors want to be seen, with the paths of their fields. */
function listPlaced({ leading, recommended, categories, featuredCasino, monthCasino }: Places) {
  const lists: [path: string, casinos: readonly (string | undefined)[]][] = [
    ['leading', leading],
    ['recommended', recommended],
    ...Object.entries(categories).map(([page, casinos]): [string, string[]] => [
      `categories.${page}`,
      casinos,
    ]),
    ['featuredCasino', [featuredCasino]],
    ['monthCasino', [monthCasino]],
  ];
  return lists.flatMap(([path, casinos]) =>
    casinos.flatMap((casino) => (casino === undefined ? [] : [{ path, casino }])),
  );
}
