import { describe, expect, test } from 'vitest';
import { hasNet } from '../net-value/net-value.ts';
import type { OfferTerms } from '../offers/offer-terms.ts';
import type { OfferChange, PublishedOffer } from './offer-change.ts';
import { buildOfferHistory, listChangedTerms, summariseHistory } from './offer-history.ts';

const DEPOSIT = 100_00;

function offer(percent: number, cap: number, times: number, spins = 0, overrides: Partial<OfferTerms> = {}) {
  const freeSpins = { count: spins, spinValue: 10, wagerTimes: times };
  return {
    bonus: `${percent} % jopa ${cap} €${spins ? ` + ${spins} ilmaiskierrosta` : ''}`,
    terms: {
      kind: 'match',
      currency: 'EUR',
      undisclosed: [],
      matchPercent: percent,
      maxBonus: cap * 100,
      wagerTimes: times,
      ...(spins ? { freeSpins } : {}),
      ...overrides,
    },
  } satisfies PublishedOffer;
}

/** The changes between offers in publication order, a month apart. */
function createChanges(...offers: PublishedOffer[]): OfferChange[] {
  return offers.slice(1).map((after, index) => ({
    beforeSince: `2025-0${index + 1}-01T12:00:00Z`,
    changedAt: `2025-0${index + 2}-01T12:00:00Z`,
    before: offers[index] as PublishedOffer,
    after,
  }));
}
const createHistory = (...offers: PublishedOffer[]) =>
  buildOfferHistory(offers.at(-1) as PublishedOffer, createChanges(...offers), DEPOSIT);
const getChangeKind = (before: PublishedOffer, after: PublishedOffer) =>
  createHistory(before, after)[0]?.changeKind;

test('an offer that has not changed has no history', () => {
  expect(buildOfferHistory(offer(100, 300, 25), [], DEPOSIT)).toEqual([]);
});

test('lists versions newest first, each with its period, its net value and how many players complete the wagering', () => {
  const versions = createHistory(offer(100, 300, 25), offer(150, 500, 30, 50), offer(200, 500, 30, 100));
  expect(versions.map(({ since, until }) => [since.slice(0, 10), until?.slice(0, 10) ?? null])).toEqual([
    ['2025-03-01', null],
    ['2025-02-01', '2025-03-01'],
    ['2025-01-01', '2025-02-01'],
  ]);
  expect(versions.map(({ changeKind }) => changeKind)).toEqual(['bonusUp', 'newBonus', 'first']);
  expect(versions.map(({ value }) => hasNet(value) && Math.round(value.net / 100))).toEqual([-42, -31, 0]);
  expect(versions.map(({ value }) => hasNet(value) && value.finishOfTen)).toEqual([3, 3, 4]);
  expect(versions[2]?.changed).toEqual([]);
});

test('lists changed terms with the old and the new value, the most important first', () => {
  const [now] = createHistory(
    offer(100, 300, 25, 0, { minDeposit: 10_00, maxBet: 5_00 }),
    offer(150, 500, 30, 50, { minDeposit: 20_00 }),
  );
  expect(now?.changed).toEqual([
    { term: 'headline', from: '100 % jopa 300 €', to: '150 % jopa 500 € + 50 ilmaiskierrosta' },
    { term: 'matchPercent', from: 100, to: 150 },
    { term: 'maxBonus', from: 300_00, to: 500_00 },
    { term: 'spins', from: null, to: 50 },
    { term: 'wagerTimes', from: 25, to: 30 },
    { term: 'minDeposit', from: 10_00, to: 20_00 },
    { term: 'maxBet', from: 5_00, to: null },
  ]);
});

test('lists the spins’ multiplier only if it differs from the bonus’s', () => {
  expect(listChangedTerms(offer(100, 300, 30, 50), offer(100, 300, 35, 50))).toEqual([
    { term: 'wagerTimes', from: 30, to: 35 },
  ]);
  const ownMultiplier = offer(100, 300, 30, 50, { freeSpins: { count: 50, spinValue: 20, wagerTimes: 0 } });
  expect(listChangedTerms(offer(100, 300, 30, 50), ownMultiplier)).toEqual([
    { term: 'spinWagerTimes', from: 30, to: 0 },
    { term: 'spinValue', from: 10, to: 20 },
  ]);
});

test('applies defaults before it compares wagering base and stickiness', () => {
  const implicit = offer(100, 300, 30);
  expect(
    listChangedTerms(implicit, offer(100, 300, 30, 0, { wagerBase: 'bonus', stickiness: 'cashable' })),
  ).toEqual([]);
  expect(
    listChangedTerms(
      implicit,
      offer(100, 300, 30, 0, { wagerBase: 'bonus-and-deposit', stickiness: 'sticky' }),
    ),
  ).toEqual([
    { term: 'wagerBase', from: 'bonus', to: 'bonus-and-deposit' },
    { term: 'stickiness', from: 'cashable', to: 'sticky' },
  ]);
  expect(
    listChangedTerms(offer(100, 300, 0), offer(100, 300, 0, 0, { wagerBase: 'bonus-and-deposit' })),
  ).toEqual([]);
});

test('an undisclosed term differs from an absent one', () => {
  const undisclosed = offer(100, 300, 30, 0, { undisclosed: ['wagerTimes'], wagerTimes: undefined });
  expect(listChangedTerms(undisclosed, offer(100, 300, 30))).toEqual([
    { term: 'wagerTimes', from: 'undisclosed', to: 30 },
  ]);
  expect(listChangedTerms({ bonus: '100 % jopa 300 €' }, undisclosed)).toMatchObject([
    { term: 'matchPercent', from: null, to: 100 },
    { term: 'maxBonus', from: null, to: 300_00 },
  ]);
  expect(getChangeKind(undisclosed, offer(100, 300, 30))).toBe('terms');
});

test.each([
  ['bonusDown', offer(200, 500, 30, 100), offer(150, 500, 30, 50)],
  ['bonusChanged', offer(100, 500, 30), offer(100, 300, 30, 50)],
  ['wageringUp', offer(100, 500, 30), offer(100, 500, 35)],
  ['wageringDown', offer(100, 500, 30), offer(100, 500, 0)],
  ['wageringUp', offer(100, 500, 30), offer(100, 500, 30, 0, { wagerBase: 'bonus-and-deposit' })],
  ['wageringUp', offer(100, 500, 30), offer(100, 500, 35, 0, { wagerBase: 'bonus-and-deposit' })],
  ['terms', offer(100, 500, 30), offer(100, 500, 20, 0, { wagerBase: 'bonus-and-deposit' })],
  ['wageringDown', offer(100, 500, 30, 0, { wagerBase: 'bonus-and-deposit' }), offer(100, 500, 30)],
  ['bonusDown', offer(100, 500, 30, 0, { maxBonus: undefined }), offer(100, 500, 30)],
  ['terms', offer(100, 500, 30), offer(100, 500, 30, 0, { minDeposit: 50_00 })],
  ['headline', offer(100, 500, 30), { ...offer(100, 500, 30), bonus: 'Tuplaa talletuksesi, jopa 500 €' }],
  [
    'newBonus',
    offer(100, 500, 30),
    { ...offer(100, 500, 30, 0, { kind: 'cashback' }), bonus: '10 % cashback' },
  ],
])('classifies a change as %s', (news, before, after) => {
  expect(getChangeKind(before, after)).toBe(news);
});

test('writing a default explicitly does not create a version', () => {
  const same = offer(100, 300, 25, 0, { stickiness: 'cashable' });
  expect(createHistory(offer(100, 300, 25), same)).toEqual([]);
  const versions = createHistory(offer(100, 300, 25), same, offer(100, 300, 30));
  expect(versions.map(({ since, until }) => [since.slice(0, 10), until?.slice(0, 10)])).toEqual([
    ['2025-03-01', undefined],
    ['2025-01-01', '2025-03-01'],
  ]);
});

test('different whitespace in a headline is not a change', () => {
  const before = offer(100, 300, 25);
  const after = { ...before, bonus: before.bonus.replaceAll(' ', '\u00a0') };
  expect(listChangedTerms(before, after)).toEqual([]);
});

test('the current version has the listing’s current offer', () => {
  const current = { ...offer(200, 500, 40), bonus: 'Listan otsikko' };
  const [now] = buildOfferHistory(current, createChanges(offer(100, 300, 25), offer(200, 500, 40)), DEPOSIT);
  expect(now?.offer).toBe(current);
});

const summarise = (...offers: PublishedOffer[]) => summariseHistory(createHistory(...offers));

test('summarises that the headline grew while the net value fell', () => {
  expect(
    summarise(
      offer(100, 300, 25),
      offer(150, 500, 30, 50),
      offer(200, 500, 30, 100),
      offer(200, 500, 35, 100),
    ),
  ).toEqual({ headline: 'grew', times: 2, net: 'fellEachTime' });
});

test.each([
  ['roseEachTime', [offer(100, 300, 25), offer(100, 300, 20), offer(100, 300, 15)]],
  ['higher', [offer(100, 300, 25), offer(100, 300, 20)]],
  ['lower', [offer(100, 300, 25), offer(100, 300, 30)]],
  ['lower', [offer(100, 300, 25), offer(100, 300, 15), offer(100, 300, 30)]],
  ['same', [offer(100, 300, 25), offer(100, 500, 25)]],
  ['same', [offer(100, 300, 25), offer(100, 300, 35), offer(100, 300, 25)]],
  ['unknown', [offer(100, 300, 25), offer(100, 300, 25, 0, { undisclosed: ['wagerTimes'] })]],
] as const)('summarises the net value since the first version as %s', (net, offers) => {
  expect(summarise(...offers).net).toBe(net);
});

test.each([
  ['shrank', 1, [offer(200, 500, 25), offer(100, 500, 25)]],
  ['changed', 2, [offer(200, 500, 25), offer(100, 500, 25), offer(200, 500, 25)]],
  ['same', 0, [offer(200, 500, 25), offer(200, 500, 30)]],
] as const)('summarises the headline as %s after %d changes', (headline, times, offers) => {
  expect(summarise(...offers)).toMatchObject({ headline, times });
});

describe('corrections and reversals', () => {
  const [a, b, c] = [offer(100, 300, 25), offer(150, 500, 30), offer(200, 500, 35)];
  /** A change at a time of 1 March, `12:30`. */
  const changeAt = (
    time: string,
    before: PublishedOffer,
    after: PublishedOffer,
    isKept = false,
  ): OfferChange => ({
    beforeSince: '2025-02-01T12:00:00Z',
    changedAt: `2025-03-01T${time}:00Z`,
    before,
    after,
    isKept,
  });
  const listOffers = (current: PublishedOffer, ...changes: OfferChange[]) =>
    buildOfferHistory(current, changes, DEPOSIT).map(({ since, offer: { bonus } }) => [
      since.slice(11, 16),
      bonus,
    ]);

  test('a correction of the last offer replaces it', () => {
    expect(listOffers(c, changeAt('12:00', a, b))).toEqual([
      ['12:00', c.bonus],
      ['12:00', a.bonus],
    ]);
  });

  test('a correction back to the offer before leaves no history', () => {
    expect(listOffers(a, changeAt('12:00', a, b))).toEqual([]);
  });

  test('a corrected offer stays corrected after the next change', () => {
    expect(listOffers(a, changeAt('12:00', a, b), changeAt('15:00', c, a))).toEqual([
      ['15:00', a.bonus],
      ['12:00', c.bonus],
      ['12:00', a.bonus],
    ]);
  });

  test('shows neither of two changes if the second reverses the first within an hour', () => {
    expect(listOffers(a, changeAt('12:00', a, b), changeAt('13:00', b, a))).toEqual([]);
  });

  test('shows both if the second comes later than an hour', () => {
    expect(listOffers(a, changeAt('12:00', a, b), changeAt('13:01', b, a))).toHaveLength(3);
  });

  test('shows both if the editor keeps them', () => {
    expect(listOffers(a, changeAt('12:00', a, b), changeAt('12:10', b, a, true))).toHaveLength(3);
  });

  test('shows no change between that led back within an hour', () => {
    const changes = [changeAt('12:00', a, b), changeAt('12:10', b, c), changeAt('12:20', c, a)];
    expect(listOffers(a, ...changes)).toEqual([]);
    expect(listOffers(b, ...changes.slice(0, 2), changeAt('12:20', c, b))).toEqual([
      ['12:00', b.bonus],
      ['12:00', a.bonus],
    ]);
  });

  test('the current offer lasts until the next change that remains', () => {
    const changes = [changeAt('12:00', a, b), changeAt('12:10', b, a), changeAt('15:00', a, c)];
    const [, first] = buildOfferHistory(c, changes, DEPOSIT);
    expect(first).toMatchObject({ offer: a, until: '2025-03-01T15:00:00Z' });
  });

  test('a later reversal does not remove changes that the editor kept', () => {
    const changes = [
      changeAt('12:00', a, b),
      changeAt('12:10', b, a, true),
      changeAt('12:20', a, c),
      changeAt('12:30', c, b),
    ];
    expect(listOffers(b, ...changes)).toHaveLength(5);
  });
});
