/** The redirect target of `/go/{slug}`: always a link from the catalogue, the home page or its search. */
import { DEFAULT_MARKET, MARKETS, type Market } from '../markets/market.ts';
import { pathFor } from '../routes/routes.ts';

/** The shortest text that can match part of a name. */
const PARTIAL_LETTERS = 3;
/** Longer than any name. */
const SLUG_LETTERS = 80;
/** Limits the encoded search text, so that the page that contains it stays small. */
const SEARCH_BYTES = 240;

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
  full: string;
  bare: string;
  /** Its links, in market order. */
  links: GoCasino[];
}

/** Brands by name. Brands with the same name are all indexed, because an ambiguous name must match none. */
export interface GoIndex {
  brands: readonly Brand[];
  byFull: ReadonlyMap<string, readonly Brand[]>;
  byBare: ReadonlyMap<string, readonly Brand[]>;
  /** Information-only markets: their links are unused, and their visitors are not sent to another market's. */
  closed: ReadonlySet<Market>;
}

/** Letters and digits only, in lower case. */
export function normaliseName(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '');
}

/** Drops the word that half of all names end with; the result may be empty. */
function withoutCasino(text: string): string {
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
  closedMarkets: readonly Market[] = [],
): GoIndex {
  const closed = new Set(closedMarkets);
  const brands = new Map<string, Brand>();
  for (const market of MARKETS) {
    for (const { casino, name, affiliateLink } of lists[market]) {
      const full = normaliseName(name);
      const brand = brands.get(casino) ?? { full, bare: withoutCasino(name) || full, links: [] };
      brands.set(casino, brand);
      if (affiliateLink && !closed.has(market)) brand.links.push({ casino, market, link: affiliateLink });
    }
  }
  const all = [...brands.values()];
  return {
    brands: all,
    byFull: Map.groupBy(all, ({ full }) => full),
    byBare: Map.groupBy(all, ({ bare }) => bare),
    closed,
  };
}

/** The first rule with a match decides; several equal matches count as none. */
function findBrand({ brands, byFull, byBare }: GoIndex, slug: string): Brand | null {
  const full = normaliseName(slug);
  const bare = withoutCasino(slug);
  const named = (full && byFull.get(full)) || (bare && byBare.get(bare));
  if (named) return onlyOf(named);
  return bare.length < PARTIAL_LETTERS ? null : onlyOf(brands.filter((brand) => brand.full.includes(bare)));
}

function onlyOf<T>(found: readonly T[]): T | null {
  return found.length === 1 ? (found[0] ?? null) : null;
}

/** Prefers the visitor's market, then market order. Visitors of a closed market are never sent to a casino. */
export function findGoDestination(index: GoIndex, slug: string, market: Market | null): GoDestination {
  // A lone surrogate, at the cut or elsewhere, cannot be encoded in a URL.
  const query = slug.trim().slice(0, SLUG_LETTERS).toWellFormed();
  const isClosed = market !== null && index.closed.has(market);
  const home = pathFor('home', isClosed ? market : DEFAULT_MARKET);
  if (query === '') return { kind: 'home', href: home };
  const links = (!isClosed && findBrand(index, query)?.links) || [];
  const link = links.find((one) => one.market === market) ?? links[0];
  if (link) return { kind: 'casino', href: link.link, casino: link.casino, market: link.market };
  return { kind: 'search', href: `${home}?search=${encodeSome(query)}` };
}

/** Encodes as many characters as fit into the limit. */
function encodeSome(text: string): string {
  let encoded = '';
  for (const letter of text) {
    const next = encoded + encodeURIComponent(letter);
    if (next.length > SEARCH_BYTES) break;
    encoded = next;
  }
  return encoded;
}
