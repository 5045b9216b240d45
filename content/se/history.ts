import { createPastOfferBuilder, type ListingHistory } from '../past-offer.ts';

const pastOffer = createPastOfferBuilder({ currency: 'SEK', minDeposit: 200_00, maxBet: 50_00 }, 1_00);

export const history: ListingHistory[] = [
  {
    casino: 'casinoist',
    earlier: [
      pastOffer('2025-02-10', '100 % upp till 3 000 kr', {
        matchPercent: 100,
        maxBonus: 3_000_00,
        wagerTimes: 25,
      }),
      pastOffer('2025-05-19', '150 % upp till 5 000 kr + 50 gratissnurr', {
        matchPercent: 150,
        maxBonus: 5_000_00,
        wagerTimes: 30,
        spins: 50,
      }),
      pastOffer('2025-09-08', '200 % upp till 5 000 kr + 100 gratissnurr', {
        matchPercent: 200,
        maxBonus: 5_000_00,
        wagerTimes: 30,
        spins: 100,
      }),
    ],
    since: '2025-10-22',
  },
  {
    casino: 'ninja-casino',
    earlier: [
      pastOffer('2025-01-13', '100 % upp till 2 000 kr', {
        matchPercent: 100,
        maxBonus: 2_000_00,
        minDeposit: 100_00,
        wagerTimes: 10,
        validDays: 60,
      }),
      pastOffer('2025-04-28', '100 % upp till 3 000 kr', {
        matchPercent: 100,
        maxBonus: 3_000_00,
        minDeposit: 100_00,
        wagerTimes: 10,
        validDays: 60,
      }),
    ],
    since: '2025-08-11',
  },
  {
    casino: 'rizzio-casino',
    earlier: [
      pastOffer('2025-03-03', '200 % upp till 5 000 kr + 50 gratissnurr', {
        matchPercent: 200,
        maxBonus: 5_000_00,
        wagerTimes: 20,
        spins: 50,
      }),
      pastOffer('2025-06-09', '200 % upp till 5 000 kr + 100 gratissnurr', {
        matchPercent: 200,
        maxBonus: 5_000_00,
        wagerTimes: 20,
        spins: 100,
      }),
    ],
    since: '2025-09-15',
  },
  {
    casino: '247-bet',
    earlier: [
      pastOffer('2025-02-17', '150 % upp till 8 000 kr', {
        matchPercent: 150,
        maxBonus: 8_000_00,
        wagerTimes: 25,
      }),
      pastOffer('2025-06-23', '150 % upp till 8 000 kr', {
        matchPercent: 150,
        maxBonus: 8_000_00,
        wagerTimes: 30,
      }),
    ],
    since: '2025-10-06',
  },
  {
    casino: 'crab-slots',
    earlier: [
      pastOffer('2025-01-20', '200 % upp till 15 000 kr + 200 gratissnurr', {
        matchPercent: 200,
        maxBonus: 15_000_00,
        wagerTimes: 35,
        spins: 200,
      }),
      pastOffer('2025-07-07', '250 % upp till 20 000 kr + 300 gratissnurr', {
        matchPercent: 250,
        maxBonus: 20_000_00,
        wagerTimes: 35,
        spins: 300,
      }),
    ],
    since: '2025-09-29',
  },
  {
    casino: 'kattfot-casino',
    earlier: [
      pastOffer('2025-03-24', '100 % upp till 1 000 kr + 25 gratissnurr', {
        matchPercent: 100,
        maxBonus: 1_000_00,
        minDeposit: 100_00,
        wagerTimes: 25,
        validDays: 60,
        spins: 25,
      }),
    ],
    since: '2025-08-18',
  },
];
