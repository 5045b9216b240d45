import { getNetValue, referenceDeposit } from '@nettobonus/domain/net-value/net-value';
import { offerTermsSchema } from '@nettobonus/domain/offers/offer-terms';
import { expect, test } from 'vitest';
import { offers as offerMessages } from '../../i18n/fi/offers.ts';
import { reviewMessagesOf } from '../../i18n/pages.ts';
import { formatCaption, formatLead, formatLimit, type NetSentenceInput } from './net-sentences.ts';

function inputOf(changes: object): NetSentenceInput {
  const terms = offerTermsSchema.parse({ kind: 'match', currency: 'EUR', matchPercent: 200, ...changes });
  const reference = referenceDeposit('fi');
  const figure = getNetValue(terms, reference);
  if (figure.state === 'unknown') throw new Error('Test terms must be complete');
  return {
    casino: 'Casinoist',
    terms,
    reference,
    figure,
    market: 'fi',
    messages: reviewMessagesOf('fi'),
    offerMessages,
  };
}
const spaced = (text: string) => text.replaceAll('\u00a0', ' ');
const freeSpins = { count: 100, spinValue: 10, wagerTimes: 35 };

test.each([
  [
    'a loss',
    { wagerTimes: 35, freeSpins },
    'antaa 210 € bonusta ja kierroksia, mutta läpipelaaminen maksaa keskimäärin 294 €.',
  ],
  [
    'a gain',
    { wagerTimes: 15 },
    'antaa 200 € bonusta. Läpipelaaminen maksaa keskimäärin 120 €, joten jää keskimäärin 80 €.',
  ],
  ['the floor', { wagerTimes: 60 }, 'vie keskimäärin sen ja koko talletuksen. Enempää ei voi hävitä.'],
  [
    'a non-sticky bonus',
    { wagerTimes: 35, stickiness: 'non-sticky' },
    'maksaa keskimäärin 280 €. Non-sticky: omaa rahaa ei kulu.',
  ],
  [
    'a sticky bonus',
    { wagerTimes: 5, stickiness: 'sticky' },
    'Bonusta ei voi kotiuttaa, ja läpipelaaminen maksaa keskimäärin 40 €.',
  ],
  ['a wager-free bonus', {}, 'antaa 200 € bonusta, eikä sitä tarvitse kierrättää.'],
  [
    'no deposit',
    { kind: 'no-deposit', maxBonus: 10_00, wagerTimes: 40 },
    'maksaa keskimäärin 16 €. Omaa rahaa ei kulu.',
  ],
  ['cashback', { kind: 'cashback', cashbackPercent: 10 }, 'antaa 10 € palautuksena, eikä'],
  [
    'spins',
    { kind: 'free-spins-only', freeSpins: { count: 50, spinValue: 20 } },
    'antaa 10 € ilmaiskierroksina, eikä',
  ],
])('%s is described correctly', (_, changes, text) => {
  expect(spaced(formatLead(inputOf(changes)))).toContain(text);
});

test('the average is always stated with the players who lose everything', () => {
  expect(spaced(formatCaption(inputOf({ wagerTimes: 35, freeSpins })).join(' '))).toBe(
    'Laskettu 100 € talletuksella. Oletus: pelien palautus 96 %, koko vaatimus kierrätetään loppuun. Loppuun pääsee 3 kymmenestä; kaikkien keskiarvo on +45 €, koska harvat voittavat paljon ja 71 sadasta menettää kaiken.',
  );
});

test('a withheld bonus has no average, and an offer without wagering no chance of finishing', () => {
  expect(formatCaption(inputOf({ wagerTimes: 35, stickiness: 'sticky' })).join()).not.toContain('keskiarvo');
  expect(formatCaption(inputOf({ wagerTimes: 35, winCap: 50_00 })).join()).not.toContain('keskiarvo');
  expect(spaced(formatCaption(inputOf({})).join(' '))).toBe('Laskettu 100 € talletuksella. Ei kierrätystä.');
});

test('the break-even limit is stated with the casino’s requirement', () => {
  expect(formatLimit(inputOf({ matchPercent: 100, wagerTimes: 35, wagerBase: 'bonus-and-deposit' }))).toEqual(
    {
      times: '12,5×',
      text: 'Tällä bonuksella raja kulkee 12,5-kertaisessa kierrätyksessä. Kasinon vaatimus on 35×.',
    },
  );
  expect(formatLimit(inputOf({ wagerTimes: 35, stickiness: 'sticky' }))?.times).toBe('0×');
  expect(formatLimit(inputOf({}))).toBeNull();
});
