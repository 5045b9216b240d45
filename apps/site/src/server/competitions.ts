import type { Market } from '@nettobonus/domain/markets/market';
import { reviewPathFor } from '@nettobonus/domain/routes/review-path';
import type { CompetitionEntry } from '../features/competitions/competition-entry.ts';
import { getCasino, listCompetitions } from './content.ts';

/** A market's competitions, without those of casinos that the market does not list. */
export function listCompetitionEntries(market: Market): CompetitionEntry[] {
  return listCompetitions(market).flatMap(({ casino: slug, ...competition }) => {
    if (!slug) return [competition];
    const casino = getCasino(market, slug);
    if (!casino) return [];
    const { name, image, affiliateLink, isUnlicensed } = casino;
    const reviewHref = reviewPathFor(slug, market);
    return [{ ...competition, host: { name, image, affiliateLink, isUnlicensed, reviewHref } }];
  });
}
