import { offerTermsSchema } from '@nettobonus/domain/offers/offer-terms';
import { expect, test } from 'vitest';
import { offers as offerMessages } from '../../i18n/fi/offers.ts';
import { reviewMessagesOf } from '../../i18n/pages.ts';
import { listTerms } from './offer-terms.tsx';

const termsOf = (changes: object | null) =>
  listTerms(
    { terms: changes ? offerTermsSchema.parse({ kind: 'match', currency: 'EUR', ...changes }) : undefined },
    'fi',
    reviewMessagesOf('fi'),
    offerMessages,
  ).map(([name, value]) => `${name}: ${value?.replaceAll('\u00a0', ' ') ?? '?'}`);

test('undisclosed terms come last, and terms that the offer does not have are left out', () => {
  const changes = {
    undisclosed: ['matchPercent', 'wagerTimes'],
    maxBonus: 1_000_00,
    minDeposit: 20_00,
    validDays: 30,
  };
  expect(termsOf(changes)).toEqual([
    'Bonuksen katto: 1 000 €',
    'Min. talletus: 20 €',
    'Voimassa: 30 pv',
    'Bonusprosentti: ?',
    'Kierrätys: ?',
  ]);
});

test('an offer without wagering lists that there is none', () => {
  expect(termsOf({ matchPercent: 100, freeSpins: { count: 50, spinValue: 10 } })).toEqual([
    'Bonusprosentti: 100 %',
    'Ilmaiskierrokset: 50 × 0,10 €',
    'Kierrätys: ei ole',
  ]);
});

test('an offer without any terms has undisclosed wagering', () => {
  expect(termsOf(null)).toEqual(['Kierrätys: ?']);
});
