import type { Finding } from '@nettobonus/domain/market-rules/listing-findings';
import type { PublishedOffer } from './published-offers.ts';

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

/** Counts findings that need action, without those of severity `information`. */
export function countFindings(offers: readonly PublishedOffer[]): { all: number; errors: number } {
  const findings = offers.flatMap((offer) => offer.findings);
  return {
    all: findings.filter(({ severity }) => severity !== 'information').length,
    errors: findings.filter(({ severity }) => severity === 'error').length,
  };
}

export function countWithoutNet(offers: readonly PublishedOffer[]): number {
  return offers.filter(({ net }) => net.state === 'unknown').length;
}

function findByField({ findings }: PublishedOffer, field: string): Finding | undefined {
  return findings.find((finding) => finding.field === field);
}
