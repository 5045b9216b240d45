import { isMarket, type Market } from '@nettobonus/domain/markets/market';

/** Never asked for: these count clicks, or do something. */
const NEVER_ASKED = /^\/(go|api)(\/|$)/;

/** An address of this site as it is asked for, without its fragment, or null where the crawl does not go. */
export function toInternal(href: string, base: string): { url: string; fragment: string } | null {
  const address = URL.parse(href, base);
  if (!address || address.origin !== new URL(base).origin || NEVER_ASKED.test(address.pathname)) return null;
  const fragment = address.hash.slice(1);
  address.hash = '';
  return { url: address.href, fragment };
}

/** Addresses that differ in the values of their query only are one page seen in several ways: one visit stands for all. */
export function variantKey(url: string): string {
  const { origin, pathname, searchParams } = new URL(url);
  const names = [...new Set(searchParams.keys())].toSorted();
  return names.length > 0 ? `${origin}${pathname}?${names.join('&')}` : url;
}

export function marketOf(url: string): Market | null {
  const first = URL.parse(url)?.pathname.split('/')[1] ?? '';
  return isMarket(first) ? first : null;
}

export function hasQuery(url: string): boolean {
  return new URL(url).search !== '';
}
