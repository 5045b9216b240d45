import type { Editorial } from '@nettobonus/domain/reviews/editorial';
import type { EditorialCasino } from '../features/editorial/editorial-block.tsx';
import type { OfferMessages } from '../i18n/offers.ts';
import { formatWageringBase } from '../offer-ui/net-figures.ts';
import type { Offer } from '../offer-ui/offer.ts';

/** The editors' choices without casinos that a licensed-only market does not promote. */
export function withoutUnlicensed(editorial: Editorial, offers: readonly Offer[]): Editorial {
  const unlicensed = new Set(offers.flatMap(({ casino, isUnlicensed }) => (isUnlicensed ? casino : [])));
  const { best } = editorial;
  const entries = best.entries.filter(({ casino }) => !casino || !unlicensed.has(casino));
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
