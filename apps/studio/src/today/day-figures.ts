import type { Finding } from '@nettobonus/domain/listing-findings';
import type { PublishedOffer } from './published-offers.ts';

export interface StaleOffer {
  offer: PublishedOffer;
  /** Since its terms were read. */
  days: number;
}

/** Offers whose terms were read longer ago than the rules allow, the oldest first. */
export function listStaleOffers(offers: readonly PublishedOffer[]): StaleOffer[] {
  return offers
    .flatMap((offer) => {
      const finding = findOn(offer, 'verifiedOn');
      return finding ? [{ offer, days: Number(finding.figures.days) }] : [];
    })
    .toSorted((a, b) => b.days - a.days || a.offer.casino.localeCompare(b.offer.casino));
}

/** What editors should see to: not what is only good to know. */
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

function findOn({ findings }: PublishedOffer, field: string): Finding | undefined {
  return findings.find((finding) => finding.field === field);
}
