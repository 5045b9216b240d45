import { normaliseText } from '../shared/keywords.ts';

interface OfferWithNet {
  bonus: string;
  /** In minor units. */
  net: number | null;
  isUnlicensed?: boolean | undefined;
}

/** In whole units, because pages do not show smaller differences. */
const inUnits = ({ net }: OfferWithNet) => Math.round(Number(net) / 100);

/**
 * The two offers with the same headline and the largest difference in net value, the better one first. Its net is
 * positive: otherwise the pair would present a loss as the better choice. Never a casino that a licensed-only market does
 * not promote.
 */
export function findSameHeadlinePair<T extends OfferWithNet>(offers: readonly T[]): [T, T] | null {
  const best = Map.groupBy(offers, ({ bonus }) => normaliseText(bonus))
    .values()
    .flatMap((group): { pair: [T, T]; gap: number }[] => {
      const known = group
        .filter(({ net, isUnlicensed }) => net !== null && !isUnlicensed)
        .toSorted((a, b) => Number(b.net) - Number(a.net));
      const [first, last] = [known[0], known.at(-1)];
      if (!first || !last || inUnits(first) <= Math.max(0, inUnits(last))) return [];
      return [{ pair: [first, last], gap: Number(first.net) - Number(last.net) }];
    })
    .toArray()
    .toSorted((a, b) => b.gap - a.gap)[0];
  return best?.pair ?? null;
}
