import type { ChangedTerm } from '@nettobonus/domain/offer-history/offer-history';
import { expect, test } from 'vitest';
import { getOfferMessages } from '../../i18n/offers.ts';
import { getHistoryMessages } from '../../i18n/pages.ts';
import { formatChange, formatOffer } from './offer-change.ts';

const context = {
  market: 'fi',
  messages: getHistoryMessages('fi'),
  offerMessages: getOfferMessages('fi'),
  notDisclosed: 'Ei tiedossa',
} as const;
const withPlainSpaces = (text: string) => text.replaceAll('\u00a0', ' ');

test.each<[ChangedTerm, string]>([
  [{ term: 'headline', from: '100 % jopa 300 €', to: '50 kierrosta' }, '100 % jopa 300 € → 50 kierrosta'],
  [{ term: 'matchPercent', from: 150, to: 200 }, '150 % → 200 %'],
  [{ term: 'wagerTimes', from: 30, to: 35 }, '30× → 35×'],
  [{ term: 'wagerTimes', from: 'undisclosed', to: 0 }, 'ei tiedossa → ei kierrätystä'],
  [{ term: 'spins', from: null, to: 50 }, 'kierroksia 0 → 50'],
  [{ term: 'minDeposit', from: 10_00, to: 20_00 }, 'minimitalletus 10 € → 20 €'],
  [{ term: 'maxBet', from: null, to: 2_50 }, 'panosraja ei ole → 2,50 €'],
  [{ term: 'validDays', from: 14, to: 30 }, 'voimassa 14 pv → 30 pv'],
  [{ term: 'spinValue', from: 10, to: 20 }, 'kierroksen arvo 0,10 € → 0,20 €'],
  [
    { term: 'wagerBase', from: 'bonus', to: 'bonus-and-deposit' },
    'kierrätyksen perusteena bonus → bonus ja talletus',
  ],
  [{ term: 'stickiness', from: 'cashable', to: 'non-sticky' }, 'bonuksen kotiutus kotiutettava → non-sticky'],
])('%o is formatted with the old and the new value', (change, text) => {
  expect(withPlainSpaces(formatChange(change, context))).toBe(text);
});

const terms = { kind: 'match', currency: 'EUR', undisclosed: [], matchPercent: 100 } as const;

test.each([
  [{ ...terms, undisclosed: [], wagerTimes: 25 }, '100 %, 25×'],
  [{ ...terms, undisclosed: [] }, '100 %, ei kierrätystä'],
  [{ ...terms, undisclosed: ['wagerTimes' as const] }, '100 %, kierrätys ei tiedossa'],
  [undefined, '100 %, kierrätys ei tiedossa'],
])('an offer is formatted with its wagering: %o', (terms, text) => {
  expect(withPlainSpaces(formatOffer({ bonus: '100 %', terms }, context))).toBe(text);
});
