import type { Finding } from '@nettobonus/domain/market-rules/listing-findings';
import type { PublishedOffer } from '../findings/published-offers.ts';

export interface StaleOffer {
  offer: PublishedOffer;
  /** Days since an editor last verified the terms. */
  days: number;
}

/** Offers whose terms have not been verified for longer than the rules allow, oldest first. */
export function listStaleOffers(offers: readonly PublishedOffer[]): StaleOffer[] {
  return offers
    .flatMap((offer) => {
      const finding = findByField(offer, 'verifiedOn');
      return finding ? [{ offer, days: Number(finding.figures.days) }] : [];
    })
    .toSorted((a, b) => b.days - a.days || a.offer.casino.localeCompare(b.offer.casino));
}

export function countWithoutNet(offers: readonly PublishedOffer[]): number {
  return offers.filter(({ net }) => net.state === 'unknown').length;
}

function findByField({ findings }: PublishedOffer, field: string): Finding | undefined {
  return findings.find((finding) => finding.field === field);
}
