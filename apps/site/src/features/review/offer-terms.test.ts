import { offerTermsSchema } from '@nettobonus/domain/offers/offer-terms';
import { expect, test } from 'vitest';
import { offers as offerMessages } from '../../i18n/fi/offers.ts';
import { getReviewMessages } from '../../i18n/pages.ts';
import { listTerms } from './offer-terms.tsx';

const formatTerms = (changes: object | null) =>
  listTerms(
    { terms: changes ? offerTermsSchema.parse({ kind: 'match', currency: 'EUR', ...changes }) : undefined },
    'fi',
    getReviewMessages('fi'),
    offerMessages,
  ).map(([name, value]) => `${name}: ${value?.replaceAll('\u00a0', ' ') ?? '?'}`);

test('undisclosed terms come last, and terms that the offer does not have are omitted', () => {
  const changes = {
    undisclosed: ['matchPercent', 'wagerTimes'],
    maxBonus: 1_000_00,
    minDeposit: 20_00,
    validDays: 30,
  };
  expect(formatTerms(changes)).toEqual([
    'Bonuksen katto: 1 000 €',
    'Minimitalletus: 20 €',
    'Voimassa: 30 pv',
    'Bonusprosentti: ?',
    'Kierrätys: ?',
  ]);
});

test('an offer without wagering is listed with “none”', () => {
  expect(formatTerms({ matchPercent: 100, freeSpins: { count: 50, spinValue: 10 } })).toEqual([
    'Bonusprosentti: 100 %',
    'Ilmaiskierrokset: 50 × 0,10 €',
    'Kierrätys: ei ole',
  ]);
});

test('an offer without terms is listed with undisclosed wagering', () => {
  expect(formatTerms(null)).toEqual(['Kierrätys: ?']);
});

test('wagering names its base, and winnings from spins have their own row', () => {
  const freeSpins = { count: 50, spinValue: 10, wagerTimes: 25.6 };
  expect(
    formatTerms({ matchPercent: 100, wagerTimes: 35, wagerBase: 'bonus-and-deposit', freeSpins }),
  ).toEqual([
    'Bonusprosentti: 100 %',
    'Ilmaiskierrokset: 50 × 0,10 €',
    'Kierrätys: 35× (bonus + talletus)',
    'Kierrosvoittojen kierrätys: 25,6×',
  ]);
  expect(formatTerms({ kind: 'free-spins-only', freeSpins })).toEqual([
    'Ilmaiskierrokset: 50 × 0,10 €',
    'Kierrätys: 25,6× voitot',
  ]);
});
