import { createPastOfferBuilder, type ListingHistory } from '../past-offer.ts';

const pastOffer = createPastOfferBuilder({ currency: 'EUR', minDeposit: 20_00, maxBet: 5_00 }, 10);

export const history: ListingHistory[] = [
  {
    casino: 'casinoist',
    earlier: [
      pastOffer('2025-02-03', '100 % jopa 300 €', { matchPercent: 100, maxBonus: 300_00, wagerTimes: 25 }),
      pastOffer('2025-05-12', '150 % jopa 500 € + 50 ilmaiskierrosta', {
        matchPercent: 150,
        maxBonus: 500_00,
        wagerTimes: 30,
        spins: 50,
      }),
      pastOffer('2025-09-01', '200 % jopa 500 € + 100 ilmaiskierrosta', {
        matchPercent: 200,
        maxBonus: 500_00,
        wagerTimes: 30,
        spins: 100,
      }),
    ],
    since: '2025-10-20',
  },
  {
    casino: 'rizzio-casino',
    earlier: [
      pastOffer('2025-01-20', '200 % jopa 300 € + 50 ilmaiskierrosta', {
        matchPercent: 200,
        maxBonus: 300_00,
        wagerTimes: 20,
        spins: 50,
      }),
      pastOffer('2025-03-10', '200 % jopa 500 € + 50 ilmaiskierrosta', {
        matchPercent: 200,
        maxBonus: 500_00,
        wagerTimes: 20,
        spins: 50,
      }),
      pastOffer('2025-06-02', '200 % jopa 500 € + 100 ilmaiskierrosta', {
        matchPercent: 200,
        maxBonus: 500_00,
        wagerTimes: 20,
        spins: 100,
      }),
    ],
    since: '2025-09-15',
  },
  {
    casino: 'winz-casino',
    earlier: [
      pastOffer('2025-02-17', '100 % jopa 200 €', {
        matchPercent: 100,
        maxBonus: 200_00,
        wagerTimes: 0,
        wagerBase: undefined,
      }),
    ],
    since: '2025-05-05',
  },
  {
    casino: '247-bet',
    earlier: [
      pastOffer('2025-01-15', '100 % jopa 500 €', { matchPercent: 100, maxBonus: 500_00, wagerTimes: 25 }),
      pastOffer('2025-04-01', '150 % jopa 500 €', { matchPercent: 150, maxBonus: 500_00, wagerTimes: 30 }),
    ],
    since: '2025-08-18',
  },
  {
    casino: 'kiekka-casino',
    earlier: [
      pastOffer('2025-02-10', '100 % jopa 200 € + 50 ilmaiskierrosta', {
        matchPercent: 100,
        maxBonus: 200_00,
        minDeposit: 10_00,
        wagerTimes: 20,
        spins: 50,
      }),
      pastOffer('2025-06-16', '100 % jopa 200 € + 100 ilmaiskierrosta', {
        matchPercent: 100,
        maxBonus: 200_00,
        minDeposit: 10_00,
        wagerTimes: 20,
        spins: 100,
      }),
    ],
    since: '2025-10-06',
  },
  {
    casino: 'luckynation',
    earlier: [
      pastOffer('2025-03-17', '100 % jopa 200 € + 30 ilmaiskierrosta', {
        matchPercent: 100,
        maxBonus: 200_00,
        minDeposit: 10_00,
        wagerTimes: 15,
        stickiness: 'non-sticky',
        spins: 30,
        cashbackPercent: 10,
      }),
      pastOffer('2025-06-30', '100 % jopa 300 € + 30 ilmaiskierrosta', {
        matchPercent: 100,
        maxBonus: 300_00,
        minDeposit: 10_00,
        wagerTimes: 15,
        stickiness: 'non-sticky',
        spins: 30,
        cashbackPercent: 10,
      }),
    ],
    since: '2025-09-08',
  },
  {
    casino: 'crab-slots',
    earlier: [
      pastOffer('2025-01-07', '200 % jopa 1 000 € + 100 ilmaiskierrosta', {
        matchPercent: 200,
        maxBonus: 1_000_00,
        wagerTimes: 30,
        spins: 100,
      }),
      pastOffer('2025-03-03', '200 % jopa 1 500 € + 200 ilmaiskierrosta', {
        matchPercent: 200,
        maxBonus: 1_500_00,
        wagerTimes: 30,
        spins: 200,
      }),
      pastOffer('2025-05-26', '250 % jopa 1 500 € + 200 ilmaiskierrosta', {
        matchPercent: 250,
        maxBonus: 1_500_00,
        wagerTimes: 30,
        spins: 200,
      }),
      pastOffer('2025-08-04', '250 % jopa 2 000 € + 300 ilmaiskierrosta', {
        matchPercent: 250,
        maxBonus: 2_000_00,
        wagerTimes: 30,
        spins: 300,
      }),
    ],
    since: '2025-10-13',
  },
  {
    casino: 'slot-mafia',
    earlier: [
      pastOffer('2025-02-24', '200 % jopa 2 000 € + 150 ilmaiskierrosta', {
        matchPercent: 200,
        maxBonus: 2_000_00,
        wagerTimes: 30,
        spins: 150,
      }),
      pastOffer('2025-05-19', '225 % jopa 3 000 € + 250 ilmaiskierrosta', {
        matchPercent: 225,
        maxBonus: 3_000_00,
        wagerTimes: 35,
        spins: 250,
      }),
    ],
    since: '2025-09-22',
  },
  {
    casino: 'speedz-casino',
    earlier: [
      pastOffer('2025-04-07', '100 % jopa 500 € + 50 ilmaiskierrosta', {
        matchPercent: 100,
        maxBonus: 500_00,
        minDeposit: 10_00,
        wagerTimes: 10,
        spins: 50,
      }),
    ],
    since: '2025-08-25',
  },
  {
    casino: 'ninja-casino',
    earlier: [
      pastOffer('2025-03-24', '100 % jopa 200 €', {
        matchPercent: 100,
        maxBonus: 200_00,
        minDeposit: 10_00,
        wagerTimes: 10,
        validDays: 14,
      }),
      pastOffer('2025-05-05', '100 % jopa 200 €', {
        matchPercent: 100,
        maxBonus: 200_00,
        minDeposit: 10_00,
        wagerTimes: 10,
      }),
    ],
    since: '2025-09-29',
  },
  {
    casino: 'flamez-casino',
    earlier: [
      pastOffer('2025-02-05', '100 % jopa 500 € + 50 ilmaiskierrosta', {
        matchPercent: 100,
        maxBonus: 500_00,
        wagerTimes: 20,
        spins: 50,
      }),
      pastOffer('2025-07-07', '100 % jopa 1 000 € + 100 ilmaiskierrosta', {
        matchPercent: 100,
        maxBonus: 1_000_00,
        wagerTimes: 25,
        spins: 100,
      }),
    ],
    since: '2025-10-27',
  },
  {
    casino: 'klikki-casino',
    earlier: [
      pastOffer('2025-02-19', '100 % jopa 200 €', { matchPercent: 100, maxBonus: 200_00, wagerTimes: 30 }),
    ],
    since: '2025-05-21',
  },
  {
    casino: 'boost-casino',
    earlier: [
      pastOffer('2025-03-12', '10 ilmaiskierrosta ilman talletusta', {
        kind: 'no-deposit',
        minDeposit: undefined,
        wagerBase: undefined,
        wagerTimes: 25,
        freeSpins: { count: 10, spinValue: 20, wagerTimes: 25, winCap: 100_00 },
      }),
    ],
    since: '2025-06-23',
  },
  {
    casino: 'graniitti-casino',
    earlier: [
      pastOffer('2025-03-05', '100 % jopa 600 € + 200 ilmaiskierrosta', {
        matchPercent: 100,
        maxBonus: 600_00,
        minDeposit: 10_00,
        wagerTimes: 30,
        spins: 200,
      }),
      pastOffer('2025-07-14', '100 % jopa 600 € + 200 ilmaiskierrosta', {
        matchPercent: 100,
        maxBonus: 600_00,
        minDeposit: 10_00,
        wagerTimes: 35,
        spins: 200,
      }),
    ],
    since: '2025-10-01',
  },
  {
    casino: 'hanki-casino',
    earlier: [
      pastOffer('2025-04-14', '100 % jopa 200 €', { matchPercent: 100, maxBonus: 200_00, wagerTimes: 20 }),
    ],
    since: '2025-09-03',
  },
];
