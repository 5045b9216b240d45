import type { Market } from '@nettobonus/domain/markets/market';

/** Sample data: a reserved host, with the parameters that a real affiliate programme requires. */
export function affiliateLink(slug: string, market: Market): string {
  return `https://${slug}.example/bonus?affiliate=nettobonus&campaign=${market}-welcome`;
}
