import { MARKETS } from '@nettobonus/domain/markets/market';
import { QUERY_NAMES } from '@nettobonus/domain/routes/route-table';
import { getRoute } from '@nettobonus/domain/routes/routes';

/*
 * What the site may be asked, read piece by piece: on purpose not by the patterns that the edge is written from, which
 * could not find a fault of their own.
 */

export type AddressKind = 'page' | 'missing' | 'file' | 'part' | 'go' | 'preview' | 'api';

const FILES = new Set(
  'og-image.png sitemap.xml robots.txt llms.txt security.txt'
    .split(' ')
    .concat(MARKETS.map((market) => `sitemap-${market}.xml`)),
);
const MARKET_FILES = new Set(['casinos.json', 'offers.json', 'feed.xml', 'manifest.webmanifest']);
const APIS = new Set(['casino-chat', 'click', 'contact']);
const IS_MARKET = new Set<string>(MARKETS);
const NAMES = new Set(QUERY_NAMES);
/** What two readers could understand differently. */
const UNCLEAR = /[\\;#]|\/\/|\/\.(?!well-known\/)|%(?:2f|5c|00|25|2e|0a)/i;

/** The kind of an address that is the site's, asked for as it may be; null of any other. */
export function kindOfAsked(method: string, target: string): AddressKind | null {
  const [path = '', query = null] = target.split(/\?(.*)/s);
  if (!path.startsWith('/') || UNCLEAR.test(path)) return null;
  const kind = kindOf(path.slice(1).split('/').map(decode));
  if (kind === null || !(kind === 'api' ? ['POST'] : ['GET', 'HEAD']).includes(method)) return null;
  const isAnybodys = kind === 'api' || kind === 'go' || kind === 'preview';
  return isAnybodys || isKnown(query, kind) ? kind : null;
}

function kindOf(pieces: string[]): AddressKind | null {
  const [first = '', second = '', third = '', fourth = ''] = pieces;
  const count = pieces.length;
  if (first === 'go') return count === 1 || (count === 2 && isName(second)) ? 'go' : null;
  if (first === 'api') return count === 2 && APIS.has(second) ? 'api' : null;
  if (first === 'preview') return count > 1 && /^[\w.-]{1,120}$/.test(second) ? 'preview' : null;
  if (count === 1 && FILES.has(first)) return 'file';
  if (first === '.well-known') return count === 2 && second === 'security.txt' ? 'file' : null;
  if (first === 'tiles') return count === 2 && isNamed(second, '.svg') ? 'file' : null;
  if (first === 'media') return count === 2 && /^[\da-f]{64}\.webp$/.test(second) ? 'file' : null;
  if (first === 'og' && isPicture(pieces.slice(1))) return 'file';
  if (IS_MARKET.has(first)) {
    if (count === 2 && second === '404') return 'missing';
    if (count === 2 && MARKET_FILES.has(second)) return 'file';
    if (second === 'part' && /^[a-z-]+$/.test(third)) {
      return count === 3 || (count === 4 && isName(fourth)) ? 'part' : null;
    }
  }
  return isPage(pieces) ? 'page' : null;
}

/** Under any two letters and in any spelling, with a slash at its end or without. */
function isPage(pieces: string[]): boolean {
  const [language = '', ...rest] = pieces.at(-1) === '' ? pieces.slice(0, -1) : pieces;
  if (language === '') return rest.length === 0 && pieces.length <= 1;
  if (!/^[a-z]{2}$/i.test(language) || language.toLowerCase() === 'go') return false;
  const route = getRoute(rest.join('/').toLowerCase());
  if (!route) return false;
  return route.page === 'review' || route.page === 'demo-game' ? isName(rest[1] ?? '') : true;
}

function isPicture(pieces: string[]): boolean {
  const [market = '', ...names] = pieces;
  const last = pieces.at(-1) ?? '';
  if (names.length === 0) return last.endsWith('.png') && IS_MARKET.has(last.slice(0, -4));
  return (
    IS_MARKET.has(market) && names.length <= 2 && isNamed(last, '.png') && names.slice(0, -1).every(isName)
  );
}

function isNamed(piece: string, ending: string): boolean {
  return piece.endsWith(ending) && isName(piece.slice(0, -ending.length));
}

function isName(piece: string): boolean {
  return piece.length >= 1 && piece.length <= 120 && !/[\t-\r ]/.test(piece);
}

function isKnown(query: string | null, kind: AddressKind): boolean {
  if (query === null) return true;
  return kind !== 'missing' && query.split('&').every((pair) => NAMES.has(pair.split('=')[0] ?? ''));
}

/** To bytes, as letters of Latin-1: not everything that is sent is text. */
function decode(piece: string): string {
  return piece.replace(/%([\da-f]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
}
