import { getNetValue, referenceDeposit } from '@nettobonus/domain/net-value/net-value';
import { offerTermsSchema } from '@nettobonus/domain/offers/offer-terms';
import { expect, test } from 'vitest';
import { offers as offerMessages } from '../../i18n/fi/offers.ts';
import { getReviewMessages } from '../../i18n/pages.ts';
import { formatBreakEven, formatCaption, formatLead, type NetSentenceInput } from './net-sentences.ts';

function buildInput(changes: object): NetSentenceInput {
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
    messages: getReviewMessages('fi'),
    offerMessages,
  };
}
const withPlainSpaces = (text: string) => text.replaceAll('\u00a0', ' ');
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
])('describes %s', (_, changes, text) => {
  expect(withPlainSpaces(formatLead(buildInput(changes)))).toContain(text);
});

test('states the average together with how many players lose everything', () => {
  expect(withPlainSpaces(formatCaption(buildInput({ wagerTimes: 35, freeSpins })).join(' '))).toBe(
    'Laskettu 100 € talletuksella. Oletus: pelien palautus 96 %, koko vaatimus kierrätetään loppuun. Loppuun pääsee 3 kymmenestä; kaikkien keskiarvo on +45 €, koska harvat voittavat paljon ja 71 sadasta menettää kaiken.',
  );
});

test('omits the average for a sticky bonus or a win cap, and the finish rate without wagering', () => {
  expect(formatCaption(buildInput({ wagerTimes: 35, stickiness: 'sticky' })).join()).not.toContain(
    'keskiarvo',
  );
  expect(formatCaption(buildInput({ wagerTimes: 35, winCap: 50_00 })).join()).not.toContain('keskiarvo');
  expect(withPlainSpaces(formatCaption(buildInput({})).join(' '))).toBe(
    'Laskettu 100 € talletuksella. Ei kierrätystä.',
  );
});

test('states the break-even multiplier together with the casino’s requirement', () => {
  expect(
    formatBreakEven(buildInput({ matchPercent: 100, wagerTimes: 35, wagerBase: 'bonus-and-deposit' })),
  ).toEqual({
    multiplier: '12,5×',
    text: 'Tällä bonuksella raja kulkee 12,5-kertaisessa kierrätyksessä. Kasinon vaatimus on 35×.',
  });
  expect(formatBreakEven(buildInput({ wagerTimes: 35, stickiness: 'sticky' }))?.multiplier).toBe('0×');
  expect(formatBreakEven(buildInput({}))).toBeNull();
});
