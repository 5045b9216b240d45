import { createPastOfferBuilder, type ListingHistory } from '../past-offer.ts';

const pastOffer = createPastOfferBuilder({ currency: 'DKK', minDeposit: 100_00, maxBet: 50_00 }, 1_00);

export const history: ListingHistory[] = [
  {
    casino: 'casinoist',
    earlier: [
      pastOffer('2025-02-12', '100 % op til 1.500 kr.', {
        matchPercent: 100,
        maxBonus: 1_500_00,
        wagerTimes: 25,
      }),
      pastOffer('2025-05-21', '150 % op til 2.500 kr. + 50 bonusspins', {
        matchPercent: 150,
        maxBonus: 2_500_00,
        wagerTimes: 30,
        spins: 50,
      }),
      pastOffer('2025-09-10', '200 % op til 2.500 kr. + 100 bonusspins', {
        matchPercent: 200,
        maxBonus: 2_500_00,
        wagerTimes: 30,
        spins: 100,
      }),
    ],
    since: '2025-10-20',
  },
  {
    casino: 'boost-casino',
    earlier: [
      pastOffer('2025-01-20', '100 % op til 500 kr.', {
        matchPercent: 100,
        maxBonus: 500_00,
        wagerTimes: 10,
        wagerBase: 'bonus-and-deposit',
        validDays: 60,
      }),
    ],
    since: '2025-06-16',
  },
  {
    casino: 'winz-casino',
    earlier: [
      pastOffer('2025-02-03', '100 % op til 1.500 kr.', {
        matchPercent: 100,
        maxBonus: 1_500_00,
        wagerTimes: 5,
      }),
      pastOffer('2025-03-17', '100 % op til 1.500 kr.', {
        matchPercent: 100,
        maxBonus: 1_500_00,
        wagerTimes: 0,
        wagerBase: undefined,
      }),
    ],
    since: '2025-09-01',
  },
  {
    casino: '247-bet',
    earlier: [
      pastOffer('2025-03-10', '150 % op til 4.000 kr.', {
        matchPercent: 150,
        maxBonus: 4_000_00,
        wagerTimes: 25,
      }),
      pastOffer('2025-07-14', '150 % op til 4.000 kr.', {
        matchPercent: 150,
        maxBonus: 4_000_00,
        wagerTimes: 30,
      }),
    ],
    since: '2025-10-08',
  },
  {
    casino: 'slot-mafia',
    earlier: [
      pastOffer('2025-04-22', '200 % op til 10.000 kr. + 150 bonusspins', {
        matchPercent: 200,
        maxBonus: 10_000_00,
        wagerTimes: 35,
        spins: 150,
      }),
      pastOffer('2025-08-12', '225 % op til 15.000 kr. + 250 bonusspins', {
        matchPercent: 225,
        maxBonus: 15_000_00,
        wagerTimes: 35,
        spins: 250,
      }),
    ],
    since: '2025-10-27',
  },
];
