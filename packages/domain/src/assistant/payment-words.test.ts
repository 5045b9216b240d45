import { expect, test } from 'vitest';
import type { Market } from '../markets/market.ts';
import { detectIntent } from './detect-intent.ts';
import { acceptsPayment } from './payment-words.ts';

function getCriteria(market: Market, question: string) {
  const intent = detectIntent(question, market, []);
  return intent.kind === 'search' ? intent.criteria : null;
}

test.each<[Market, string, string[]]>([
  ['fi', 'kasino, jossa on Trustly', ['trustly']],
  ['fi', 'trusly kasinot', ['trustly']],
  ['fi', 'voiko tallettaa Sirulla tai MobilePaylla', ['mobilepay', 'siru']],
  ['fi', 'visa tai mastercard', ['visa', 'mastercard']],
  ['fi', 'maksan kortilla', ['card']],
  ['fi', 'pankkikortti, Visa', ['visa']],
  ['fi', 'bonus kryptolla', ['crypto']],
  ['fi', 'maksu verkkopankissa', ['online-bank']],
  ['se', 'Visa casinon med Swish', ['swish']],
  ['se', 'kan man sätta in med visa', ['visa']],
  ['se', 'casinon som tar Visa', ['visa']],
  ['se', 'visa mig bästa bonusen', []],
  ['se', 'en kort lista på casinon', []],
  ['se', 'betala med kort på casino', ['card']],
  ['no', 'casino med Vipps', ['vipps']],
  ['no', 'bonus med bankoverføring', ['bank-transfer']],
  ['dk', 'casino med MobilePay eller Dankort', ['dankort', 'mobilepay']],
  ['dk', 'kan jeg bruge PayPal', ['paypal']],
])('in %s “%s” asks for %j', (market, question, payments) => {
  expect(getCriteria(market, question)?.payments ?? []).toEqual(payments);
});

test.each<[Market, string, string[]]>([
  ['fi', 'kasino Apple Paylla', ['Apple Pay']],
  ['se', 'casino med Klarna', ['Klarna']],
  ['no', 'casino med Zimpler', ['Zimpler']],
  ['dk', 'casino med Jollapay', ['Jollapay']],
])('in %s “%s” names a method that the catalogue does not know: %j', (market, question, names) => {
  expect(getCriteria(market, question)?.unused?.unknownPayments).toEqual(names);
  expect(getCriteria(market, question)?.payments).toBeUndefined();
});

test('a method that the visitor does not want is no criterion, but is reported', () => {
  const criteria = getCriteria('fi', 'kasino ilman Trustlyä');
  expect([criteria?.payments, criteria?.unused?.payments]).toEqual([undefined, ['trustly']]);
});

test('quick casinos that work by “Pay N Play” name no payment method', () => {
  expect(getCriteria('fi', 'Pay N Play kasinot')).toMatchObject({ wanted: ['quick'] });
  expect(getCriteria('fi', 'Pay N Play kasinot')).not.toHaveProperty('unused');
});

test.each<[Market, string, number | undefined, number | undefined]>([
  ['fi', 'väh. 5/10 läpi', 5, undefined],
  ['fi', 'läpi vähintään 7/10, talletan 20', 7, 20_00],
  ['fi', 'talletus 10 €, väh. 3 kymmenestä pääsee läpi', 3, 10_00],
  ['fi', 'kasino, jonka arvosana on 9/10', undefined, undefined],
  ['se', 'minst 5 av 10 ska nå i mål', 5, undefined],
  ['no', 'minst 5 av 10 kommer i mål, innskudd 200 kr', 5, 200_00],
  ['dk', 'mindst 7 ud af 10 når i mål', 7, undefined],
])('in %s “%s” asks that %s of ten finish', (market, question, minFinish, deposit) => {
  const criteria = getCriteria(market, question);
  expect([criteria?.minFinish, criteria?.deposit]).toEqual([minFinish, deposit]);
});

test('a card is any card', () => {
  expect(acceptsPayment(['mastercard'], 'card')).toBe(true);
  expect(acceptsPayment(['trustly'], 'card')).toBe(false);
  expect(acceptsPayment(['mastercard'], 'visa')).toBe(false);
});
