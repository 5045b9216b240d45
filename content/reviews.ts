import { readdirSync } from 'node:fs';
import { MARKETS, type Market } from '@nettobonus/domain/markets/market';
import type { Review } from '@nettobonus/domain/reviews/review';
import { type PlainReview, toReview } from './plain-texts.ts';

/** Each file in a market's `reviews` folder exports one `review`. */
async function loadReviews(market: Market): Promise<Review[]> {
  const folder = new URL(`./${market}/reviews/`, import.meta.url);
  const modules = readdirSync(folder)
    .toSorted()
    .map((file): Promise<{ review: PlainReview }> => import(new URL(file, folder).href));
  return (await Promise.all(modules)).map(({ review }) => toReview(review));
}

export const reviews = Object.fromEntries(
  await Promise.all(MARKETS.map(async (market) => [market, await loadReviews(market)])),
) as Record<Market, Review[]>;
