/** Where `/go/{slug}` leads. Whatever is asked, it is a link of the catalogue, the home page or its search. */
import { DEFAULT_MARKET, MARKETS, type Market } from './market.ts';
import { pathFor } from './routes.ts';

/** What is part of a name has to be long enough to mean it. */
const PARTIAL_LETTERS = 3;
/** Longer than any name. */
const SLUG_LETTERS = 80;
/** What is searched for is cut, as it is written into an address: the page that holds it stays small. */
const SEARCH_BYTES = 240;

export interface GoListing {
  /** Slug of the brand. */
  casino: string;
  name: string;
  affiliateLink?: string | undefined;
}

/** The market and link of a brand, where it has one. */
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
  /** Its links, by the order of markets. */
  links: GoCasino[];
}

/** Brands by their names; two brands of one name are both kept, since then neither is meant. */
export interface GoIndex {
  brands: readonly Brand[];
  byFull: ReadonlyMap<string, readonly Brand[]>;
  byBare: ReadonlyMap<string, readonly Brand[]>;
  /** Markets that are information only: their links are not used, and their visitors are not sent to others'. */
  closed: ReadonlySet<Market>;
}

/** Only its letters and digits, lowercased. */
export function normaliseName(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '');
}

/** Without the word that half of all names end with; nothing may be left. */
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

/** The first rule that finds anything decides: two equally good brands are none. */
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

/** The visitor's market goes before the others, which keep their order. From a closed one nobody is sent to a casino. */
export function findGoDestination(index: GoIndex, slug: string, market: Market | null): GoDestination {
  // Half a letter at the cut, or any other that is none, cannot be written into an address.
  const asked = slug.trim().slice(0, SLUG_LETTERS).toWellFormed();
  const isClosed = market !== null && index.closed.has(market);
  const home = pathFor('home', isClosed ? market : DEFAULT_MARKET);
  if (asked === '') return { kind: 'home', href: home };
  const links = (!isClosed && findBrand(index, asked)?.links) || [];
  const link = links.find((one) => one.market === market) ?? links[0];
  if (link) return { kind: 'casino', href: link.link, casino: link.casino, market: link.market };
  return { kind: 'search', href: `${home}?search=${encodeSome(asked)}` };
}

/** As many letters as there is room for. */
function encodeSome(text: string): string {
  let encoded = '';
  for (const letter of text) {
    const next = encoded + encodeURIComponent(letter);
    if (next.length > SEARCH_BYTES) break;
    encoded = next;
  }
  return encoded;
}
