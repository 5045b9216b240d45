import type { Market } from '@nettobonus/domain/markets/market';
import { offerSchema, type PublishedOffer } from '@nettobonus/domain/offer-history/offer-change';
import type { Database } from './connect.ts';

/** The offers that casinos had before, or that we had stated wrongly, by market and casino: `fi/winz-casino`. */
export async function listEarlierOffers(
  db: Database,
  only?: { market: Market; casino: string },
): Promise<ReadonlyMap<string, PublishedOffer[]>> {
  const { market = null, casino = null } = only ?? {};
  const rows = await db<{ key: string; offer: unknown }[]>`
    SELECT market || '/' || casino AS key, offer FROM (
      SELECT market, casino, before AS offer FROM site.offer_changes
      UNION SELECT market, casino, wrong FROM site.corrections
    ) earlier
    WHERE (${market}::text IS NULL OR market = ${market}) AND (${casino}::text IS NULL OR casino = ${casino})`;
  const offers = new Map<string, PublishedOffer[]>();
  for (const { key, offer } of rows) {
    // Skips an offer that this release cannot read.
    const parsed = offerSchema.safeParse(offer);
    if (parsed.success) offers.set(key, [...(offers.get(key) ?? []), parsed.data]);
  }
  return offers;
}
