import { BEST_CATEGORIES, findBestOf } from '@nettobonus/domain/catalogue/best-by-category';
import type { Market } from '@nettobonus/domain/markets/market';
import type { Editorial } from '@nettobonus/domain/reviews/editorial';
import type { EditorialCasino } from '../features/editorial/editorial-block.tsx';
import type { OfferMessages } from '../i18n/offers.ts';
import { getBestByRuleMessages } from '../i18n/shell.ts';
import { formatWageringBase } from '../offer-ui/net-figures.ts';
import type { Offer } from '../offer-ui/offer.ts';

/** The editors' choices without ended offers, and without casinos that a licensed-only market does not promote. */
export function withoutUnpromoted(editorial: Editorial, offers: readonly Offer[]): Editorial {
  const unpromoted = new Set(
    offers.flatMap(({ casino, isUnlicensed, hasEnded }) => (isUnlicensed || hasEnded ? casino : [])),
  );
  const { best } = editorial;
  const entries = best.entries.filter(({ casino }) => !casino || !unpromoted.has(casino));
  return { ...editorial, best: { ...best, entries } };
}

/**
 * Gives each entry of the best-by-category grid without a casino the one that its category's rule finds. Leaves out a
 * category for which no offer is good enough.
 */
export function fillBestByRule(editorial: Editorial, offers: readonly Offer[], market: Market): Editorial {
  const reasons = getBestByRuleMessages(market);
  const { best } = editorial;
  const entries = best.entries.flatMap((entry, index) => {
    const category = BEST_CATEGORIES[index];
    if (entry.casino || !category) return entry;
    const winner = findBestOf(category, offers);
    return winner ? { ...entry, casino: winner.casino, text: reasons[category] } : [];
  });
  return { ...editorial, best: { ...best, entries } };
}

/** The casinos that editorial text can refer to, by slug. */
export function buildEditorialCasinos(
  offers: readonly Offer[],
  messages: OfferMessages,
): Record<string, EditorialCasino> {
  return Object.fromEntries(
    offers.map(({ casino, name, image, reviewHref, bonus, terms, net }) => [
      casino,
      { name, image, href: reviewHref, bonus, wagering: formatWageringBase(terms, messages), net },
    ]),
  );
}
