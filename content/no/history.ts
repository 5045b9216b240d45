import { createPastOfferBuilder, type ListingHistory } from '../past-offer.ts';

const pastOffer = createPastOfferBuilder({ currency: 'NOK', minDeposit: 200_00, maxBet: 50_00 }, 1_00);

export const history: ListingHistory[] = [
  {
    casino: 'casinoist',
    earlier: [
      pastOffer('2025-02-05', '100 % opptil 3 000 kr', {
        matchPercent: 100,
        maxBonus: 3_000_00,
        wagerTimes: 25,
      }),
      pastOffer('2025-05-14', '150 % opptil 5 000 kr + 50 gratisspinn', {
        matchPercent: 150,
        maxBonus: 5_000_00,
        wagerTimes: 30,
        spins: 50,
      }),
      pastOffer('2025-09-03', '200 % opptil 5 000 kr + 100 gratisspinn', {
        matchPercent: 200,
        maxBonus: 5_000_00,
        wagerTimes: 30,
        spins: 100,
      }),
    ],
    since: '2025-10-20',
  },
  {
    casino: 'rizzio-casino',
    earlier: [
      pastOffer('2025-01-27', '200 % opptil 5 000 kr + 100 gratisspinn', {
        matchPercent: 200,
        maxBonus: 5_000_00,
        wagerTimes: 20,
        spins: 100,
      }),
      pastOffer('2025-03-10', '200 % opptil 5 000 kr + 100 gratisspinn', {
        matchPercent: 200,
        maxBonus: 5_000_00,
        wagerTimes: 18,
        spins: 100,
      }),
    ],
    since: '2025-08-25',
  },
  {
    casino: 'luckynation',
    earlier: [
      pastOffer('2025-03-31', '100 % opptil 2 000 kr + 30 gratisspinn', {
        matchPercent: 100,
        maxBonus: 2_000_00,
        minDeposit: 100_00,
        wagerTimes: 12,
        stickiness: 'non-sticky',
        spins: 30,
        cashbackPercent: 5,
      }),
    ],
    since: '2025-07-28',
  },
  {
    casino: 'crab-slots',
    earlier: [
      pastOffer('2025-02-24', '250 % opptil 20 000 kr + 200 gratisspinn', {
        matchPercent: 250,
        maxBonus: 20_000_00,
        minDeposit: 100_00,
        wagerTimes: 30,
        spins: 200,
      }),
      pastOffer('2025-05-26', '250 % opptil 20 000 kr + 300 gratisspinn', {
        matchPercent: 250,
        maxBonus: 20_000_00,
        minDeposit: 100_00,
        wagerTimes: 30,
        spins: 300,
      }),
      pastOffer('2025-08-04', '250 % opptil 20 000 kr + 300 gratisspinn', {
        matchPercent: 250,
        maxBonus: 20_000_00,
        wagerTimes: 30,
        spins: 300,
      }),
    ],
    since: '2025-10-13',
  },
  {
    casino: 'slot-mafia',
    earlier: [
      pastOffer('2025-04-07', '200 % opptil 20 000 kr + 150 gratisspinn', {
        matchPercent: 200,
        maxBonus: 20_000_00,
        wagerTimes: 30,
        spins: 150,
      }),
    ],
    since: '2025-09-22',
  },
];
