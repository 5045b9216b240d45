import { normaliseText } from '../shared/keywords.ts';

interface OfferWithNet {
  bonus: string;
  net: number | null;
  isUnlicensed?: boolean | undefined;
}

/**
 * The two offers with the same headline and the largest difference in net value, the better one first. Never a casino
 * that a licensed-only market does not promote.
 */
export function findSameHeadlinePair<T extends OfferWithNet>(offers: readonly T[]): [T, T] | null {
  const best = Map.groupBy(offers, ({ bonus }) => normaliseText(bonus))
    .values()
    .flatMap((group): { pair: [T, T]; gap: number }[] => {
      const known = group
        .filter(({ net, isUnlicensed }) => net !== null && !isUnlicensed)
        .toSorted((a, b) => Number(b.net) - Number(a.net));
      const [first, last] = [known[0], known.at(-1)];
      if (!first || !last || first === last || first.net === last.net) return [];
      return [{ pair: [first, last], gap: Number(first.net) - Number(last.net) }];
    })
    .toArray()
    .toSorted((a, b) => b.gap - a.gap)[0];
  return best?.pair ?? null;
}
