/** The redirect target of `/go/{slug}`: always a link from the catalogue, the home page or its search. */
import { DEFAULT_MARKET, MARKETS, type Market } from '../markets/market.ts';
import type { MarketMode } from '../markets/market-settings.ts';
import { pathFor } from '../routes/routes.ts';

/** Shorter texts must match a whole name. */
const MIN_PARTIAL_LENGTH = 3;
/** No name is longer. */
const MAX_SLUG_LENGTH = 80;
/** Limits the encoded search text, so that the search page stays small. */
const MAX_SEARCH_BYTES = 240;

export interface GoListing {
  /** Slug of the brand. */
  casino: string;
  name: string;
  affiliateLink?: string | undefined;
}

/** A brand's link in one market. */
export interface GoCasino {
  casino: string;
  market: Market;
  link: string;
}

export type GoDestination =
  | ({ kind: 'casino'; href: string } & Omit<GoCasino, 'link'>)
  | { kind: 'search'; href: string }
  | { kind: 'home'; href: string };

interface Brand {
  /** The normalised name. */
  full: string;
  /** The normalised name without "casino". */
  bare: string;
  /** The brand's links, in market order. */
  links: GoCasino[];
}

/** Brands by name. Brands with the same name are all indexed, because an ambiguous name must match none. */
export interface GoIndex {
  brands: readonly Brand[];
  byFull: ReadonlyMap<string, readonly Brand[]>;
  byBare: ReadonlyMap<string, readonly Brand[]>;
  /** The modes of markets that are not commercial. Their visitors are never redirected to another market's link. */
  modes: Partial<Record<Market, MarketMode>>;
}

/** Letters and digits only, in lower case. */
export function normaliseName(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '');
}

/** Drops "casino", which half of all names end with; the result may be empty. */
function normaliseWithoutCasino(text: string): string {
  const words = text
    .normalize('NFKC')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u);
  return words
    .filter((word) => word !== 'casino' && word !== 'kasino')
    .join('')
    .replace(/(casino|kasino)$/, '');
}

export function buildGoIndex(
  lists: Record<Market, readonly GoListing[]>,
  modes: GoIndex['modes'] = {},
): GoIndex {
  const brands = new Map<string, Brand>();
  for (const market of MARKETS) {
    for (const { casino, name, affiliateLink } of lists[market]) {
      const full = normaliseName(name);
      const brand = brands.get(casino) ?? { full, bare: normaliseWithoutCasino(name) || full, links: [] };
      brands.set(casino, brand);
      if (affiliateLink && modes[market] !== 'information-only')
        brand.links.push({ casino, market, link: affiliateLink });
    }
  }
  const all = [...brands.values()];
  return {
    brands: all,
    byFull: Map.groupBy(all, ({ full }) => full),
    byBare: Map.groupBy(all, ({ bare }) => bare),
    modes,
  };
}

/** The first rule with a match decides; several equal matches count as none. */
function findBrand({ brands, byFull, byBare }: GoIndex, slug: string): Brand | null {
  const full = normaliseName(slug);
  const bare = normaliseWithoutCasino(slug);
  const named = (full && byFull.get(full)) || (bare && byBare.get(bare));
  if (named) return singleOrNull(named);
  return bare.length < MIN_PARTIAL_LENGTH
    ? null
    : singleOrNull(brands.filter((brand) => brand.full.includes(bare)));
}

function singleOrNull<T>(matches: readonly T[]): T | null {
  return matches.length === 1 ? (matches[0] ?? null) : null;
}

/**
 * Prefers the visitor's market, then market order. Visitors from a market that is not commercial are redirected only to
 * links of that market: it has none if it is information-only, and those of licensed casinos if it is licensed-only.
 */
export function findGoDestination(index: GoIndex, slug: string, market: Market | null): GoDestination {
  // A lone surrogate, for example from truncation, cannot be encoded in a URL.
  const query = slug.trim().slice(0, MAX_SLUG_LENGTH).toWellFormed();
  const isRestricted = market !== null && (index.modes[market] ?? 'commercial') !== 'commercial';
  const home = pathFor('home', isRestricted ? market : DEFAULT_MARKET);
  if (query === '') return { kind: 'home', href: home };
  const links = findBrand(index, query)?.links ?? [];
  const ownLink = links.find((candidate) => candidate.market === market);
  const link = isRestricted ? ownLink : (ownLink ?? links[0]);
  if (link) return { kind: 'casino', href: link.link, casino: link.casino, market: link.market };
  return { kind: 'search', href: `${home}?search=${encodeWithinLimit(query)}` };
}

/** Encodes as many characters as fit into the limit. */
function encodeWithinLimit(text: string): string {
  let encoded = '';
  for (const character of text) {
    const next = encoded + encodeURIComponent(character);
    if (next.length > MAX_SEARCH_BYTES) break;
    encoded = next;
  }
  return encoded;
}
