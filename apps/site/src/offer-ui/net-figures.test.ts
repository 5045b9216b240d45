import { MARKETS, type Market } from '@nettobonus/domain/markets/market';
import { referenceDeposit } from '@nettobonus/domain/net-value/net-value';
import { type OfferTerms, offerTermsSchema } from '@nettobonus/domain/offers/offer-terms';
import { describe, expect, test } from 'vitest';
import { buildTestContext } from '../test-offers.ts';
import { formatOfferNet, formatShortDay, formatWageringBase, isFormatted } from './net-figures.ts';

const CURRENCIES = { fi: 'EUR', se: 'SEK', no: 'NOK', dk: 'DKK' } as const;
const buildTerms = (changes: object, market: Market = 'fi'): OfferTerms =>
  offerTermsSchema.parse({ kind: 'match', currency: CURRENCIES[market], matchPercent: 100, ...changes });
const withPlainSpaces = (text: string) => text.replaceAll('\u00a0', ' ');

describe('the wagering names what is wagered', () => {
  test.each([
    ['the bonus', { wagerTimes: 15 }, '15× bonus'],
    [
      'the bonus and the deposit',
      { wagerTimes: 15, wagerBase: 'bonus-and-deposit' },
      '15× (bonus + talletus)',
    ],
    [
      'winnings from spins',
      { kind: 'free-spins-only', freeSpins: { count: 50, spinValue: 20, wagerTimes: 35 } },
      '35× voitot',
    ],
    ['nothing', {}, 'ei ole'],
    ['an undisclosed multiple', { undisclosed: ['wagerTimes'] }, '?'],
  ])('%s', (_, changes, text) => {
    expect(formatWageringBase(buildTerms(changes), buildTestContext('fi').messages)).toBe(text);
  });
});

describe.each([
  ['fi', '12 € takaisin, jos häviät 100 €.', 'Ei laskettu. Ehdoista puuttuu: kierrätys.'],
  ['se', '115 kr tillbaka om du förlorar 1 000 kr.', 'Ej beräknat. Casinot anger inte omsättningskravet.'],
  ['no', '115 kr tilbake hvis du taper 1 000 kr.', 'Ikke beregnet. Casinoet oppgir ikke omsetningskravet.'],
  ['dk', '58 kr. tilbage, hvis du taber 500 kr.', 'Ikke beregnet. Casinoet oplyser ikke gennemspilskravet.'],
] as const)('in %s', (market, cashback, unknown) => {
  const formatSentence = (changes: object) => {
    const net = formatOfferNet(
      buildTerms(changes, market),
      referenceDeposit(market),
      buildTestContext(market),
    );
    return isFormatted(net) ? null : withPlainSpaces(net.sentence);
  };

  test('cashback has no net, but a sentence about what a player who loses gets back', () => {
    expect(formatSentence({ kind: 'cashback', cashbackPercent: 12, wagerTimes: 1 })).toBe(cashback);
  });

  test('undisclosed terms are named in a sentence', () => {
    expect(formatSentence({ undisclosed: ['wagerTimes'] })).toBe(unknown);
  });
});

test.each(MARKETS)('terms that the market does not have do not blame the casino in %s', (market) => {
  const net = formatOfferNet(undefined, referenceDeposit(market), buildTestContext(market));
  if (isFormatted(net)) throw new Error('The offer must not have a net');
  expect(net.note).toBe(buildTestContext(market).messages.notEnoughTerms);
});

test.each([
  ['fi', '3.11.', '3.11.2025'],
  ['se', '3/11', '3/11 2025'],
  ['no', '3.11.', '3.11.2025'],
  ['dk', '3.11.', '3.11.2025'],
] as const)('in %s a date of another year shows its year', (market, thisYear, anotherYear) => {
  expect(formatShortDay('2025-11-03', { market, currentYear: 2025 })).toBe(thisYear);
  expect(withPlainSpaces(formatShortDay('2025-11-03', { market, currentYear: 2026 }))).toBe(anotherYear);
});
