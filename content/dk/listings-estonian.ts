import type { ListingInput } from '@nettobonus/domain/catalogue/casino';
import { affiliateLink } from '../affiliate-link.ts';

export const estonianCasinos: ListingInput[] = [
  {
    casino: 'speedz-casino',
    order: 150,
    bonus: '150 % op til 1.500 kr.',
    terms: {
      kind: 'match',
      currency: 'DKK',
      matchPercent: 150,
      maxBonus: 1_500_00,
      minDeposit: 100_00,
      wagerTimes: 25,
      wagerBase: 'bonus',
      maxBet: 25_00,
      validDays: 30,
    },
    rating: 8.9,
    features: ['Hurtigt casino', 'Login via banken', 'Estland'],
    category: ['pikakasino'],
    affiliateLink: affiliateLink('speedz-casino', 'dk'),
    licence: { type: 'estonian', number: 'HKT000315', register: 'mtr.example' },
    verdict:
      'Hurtigt casino med estisk licens, men gennemspillet på {wagering} koster lige så meget, som bonussen giver.',
    verifiedOn: '2025-11-05',
  },
  {
    casino: 'flamez-casino',
    order: 220,
    bonus: '100 % op til 1.000 kr. + 30 bonusspins',
    terms: {
      kind: 'match',
      currency: 'DKK',
      matchPercent: 100,
      maxBonus: 1_000_00,
      minDeposit: 100_00,
      wagerTimes: 18,
      wagerBase: 'bonus',
      maxBet: 25_00,
      validDays: 30,
      freeSpins: { count: 30, spinValue: 50, wagerTimes: 18 },
    },
    rating: 8.1,
    features: ['Hurtigt casino', 'Login via banken', 'Bonusspins', 'Estland'],
    category: ['pikakasino'],
    affiliateLink: affiliateLink('flamez-casino', 'dk'),
    licence: { type: 'estonian', number: 'HKT000296', register: 'mtr.example' },
    verdict: 'Både bonus og spins skal spilles igennem {wagering}. Netto er godt en fjerdedel af værdien.',
    verifiedOn: '2025-11-04',
  },
];
