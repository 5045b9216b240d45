import { compareNet } from '@nettobonus/domain/catalogue/casino-filter';
import type { BlockOf } from '@nettobonus/domain/texts/rich-text';
import type { Offer } from '../offer-ui/offer.ts';

/** The offer that a text shows. Never one that has ended, or of a casino that the market does not promote. */
export function findTextOffer(block: BlockOf<'offer'>, offers: readonly Offer[]): Offer | null {
  const promoted = offers.filter(({ isUnlicensed, hasEnded }) => !isUnlicensed && !hasEnded);
  if (block.rule === 'casino') return promoted.find(({ casino }) => casino === block.casino) ?? null;
  const [highest] = promoted
    .filter(({ net, hideFromListing }) => net !== null && !hideFromListing)
    .toSorted((a, b) => compareNet(b.net, a.net));
  return highest ?? null;
}
