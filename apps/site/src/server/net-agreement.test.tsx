import { toOfferFacts } from '@nettobonus/domain/assistant/reply';
import { stateFromTerms } from '@nettobonus/domain/calculator/calculator';
import type { ListedCasino } from '@nettobonus/domain/catalogue/casino';
import { DEPOSITS, hasNet } from '@nettobonus/domain/net-value/net-value';
import { termsInMarket } from '@nettobonus/domain/net-value/terms-in-market';
import { type OfferTerms, offerTermsSchema } from '@nettobonus/domain/offers/offer-terms';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { calculate, isCalculated } from '../features/calculator/calculation.ts';
import { formatLead } from '../features/review/net-sentences.ts';
import { formatColumns } from '../features/review/waterfall-columns.ts';
import { formatMoney, formatNet } from '../i18n/format.ts';
import { getReviewMessages } from '../i18n/pages.ts';
import { NetBlock } from '../offer-ui/net-block.tsx';
import { NetCalculation } from '../offer-ui/net-calculation.tsx';
import { buildTestContext, listTestCasinos } from '../test-offers.ts';
import { formatNetSentence } from './assistant/format-reply.ts';

const MARKET = 'fi';
const DEPOSIT = 100_00;
const context = buildTestContext(MARKET);
const [sample] = listTestCasinos(MARKET);

const parseTerms = (terms: object): OfferTerms =>
  offerTermsSchema.parse({ kind: 'match', currency: 'EUR', matchPercent: 200, ...terms });
const spins = { count: 77, spinValue: 13, wagerTimes: 35 };

/** An offer as every part of the site shows it. Euros, without spaces. */
function showEverywhere(stored: OfferTerms) {
  const terms = termsInMarket(stored, MARKET);
  const casino = { ...sample, terms } as ListedCasino;
  const facts = toOfferFacts(casino, MARKET, DEPOSIT);
  const calculated = calculate(stateFromTerms(terms, MARKET), MARKET);
  const readAmounts = (markup: string) =>
    [...markup.replaceAll(/<[^>]*>/g, ' ').matchAll(/[+−±]?[\d\u00a0]+\u00a0€/g)].map(([amount]) => amount);
  return {
    card: readAmounts(renderToStaticMarkup(<NetBlock offer={{ terms }} context={context} layout="row" />)),
    calculation: readAmounts(renderToStaticMarkup(<NetCalculation offer={{ terms }} context={context} />)),
    review: formatColumns(terms, DEPOSIT, MARKET, getReviewMessages(MARKET), context.messages).map(
      ({ amount }) => amount,
    ),
    lead:
      terms && hasNet(facts.net)
        ? formatLead({
            casino: casino.name,
            terms,
            deposit: DEPOSIT,
            figure: facts.net,
            market: MARKET,
            messages: getReviewMessages(MARKET),
            offerMessages: context.messages,
          })
        : '',
    chat: formatNetSentence(facts, MARKET),
    calculator: isCalculated(calculated) ? calculated.breakdown : null,
  };
}

test.each([
  ['whose wagering costs more than the deposit', { wagerTimes: 60 }],
  ['whose wagering costs more than the deposit, with spins', { wagerTimes: 45, freeSpins: spins }],
  ['whose wagering costs more than the deposit, sticky', { wagerTimes: 45, stickiness: 'sticky' }],
  ['non-sticky', { wagerTimes: 35, stickiness: 'non-sticky' }],
  ['without a deposit', { kind: 'no-deposit', matchPercent: undefined, maxBonus: 10_00, wagerTimes: 40 }],
  ['with a fraction of a euro', { matchPercent: 77, wagerTimes: 12, freeSpins: spins }],
])('offer card, calculation, review, chat and calculator agree on an offer %s', (_, changes) => {
  const terms = parseTerms(changes);
  const shown = showEverywhere(terms);
  const breakdown = shown.calculator;
  if (!breakdown) throw new Error('no net');
  const gross = formatMoney(breakdown.gross, MARKET);
  const cost = formatMoney(-breakdown.cost, MARKET);
  const net = formatNet(breakdown.net, MARKET);
  expect(breakdown.gross - breakdown.cost - breakdown.forfeitedBonus).toBe(breakdown.sum);
  // The row's three variants, one per deposit, are in the order of the deposits; the middle one is for 100 €.
  expect(shown.card).toEqual(expect.arrayContaining([gross, cost, net]));
  expect(shown.calculation).toEqual([
    gross,
    cost,
    ...(breakdown.forfeitedBonus > 0 ? [formatMoney(-breakdown.forfeitedBonus, MARKET)] : []),
    ...(breakdown.preventedLoss > 0 ? [formatNet(breakdown.sum, MARKET)] : []),
    net,
  ]);
  expect(shown.review).toContain(gross);
  expect(shown.review.at(-1)).toBe(net);
  expect(shown.lead).toContain(formatMoney(breakdown.cost, MARKET));
  expect(shown.chat).toContain(net);
});

test('a wager-free offer has the same net everywhere, and no page says that ten of ten complete its wagering', () => {
  const shown = showEverywhere(parseTerms({ matchPercent: 100 }));
  expect(shown.calculator).toMatchObject({ gross: 100_00, cost: 0, net: 100_00 });
  expect(shown.calculation).toEqual([formatMoney(100_00, MARKET), formatNet(100_00, MARKET)]);
  expect(shown.review.at(-1)).toBe(formatNet(100_00, MARKET));
  expect(shown.chat).toContain(formatNet(100_00, MARKET));
  expect(JSON.stringify(shown)).not.toContain('10/10');
});

test('cashback has no net anywhere: only what a player who loses gets back, without a plus', () => {
  const shown = showEverywhere(
    parseTerms({ kind: 'cashback', matchPercent: undefined, cashbackPercent: 20, wagerTimes: 3 }),
  );
  const back = formatMoney(18_00, MARKET);
  expect(shown.card).toContain(back);
  expect(shown.calculation).toEqual([back, formatMoney(100_00, MARKET)]);
  expect(shown.chat).toContain(back);
  expect(shown).toMatchObject({ review: [], lead: '', calculator: null });
  expect(JSON.stringify(shown)).not.toMatch(/[+±]\d/);
});

test('an offer in a foreign currency has no figure anywhere', () => {
  const shown = showEverywhere(parseTerms({ currency: 'SEK', wagerTimes: 10 }));
  expect(shown).toMatchObject({ card: [], calculation: [], review: [], lead: '' });
  expect(shown.chat).not.toMatch(/\d/);
});

test('the chat says that the same number of players complete the wagering of a no-deposit offer, for every deposit', () => {
  const terms = parseTerms({ kind: 'no-deposit', matchPercent: undefined, maxBonus: 20_00, wagerTimes: 20 });
  const casino = { ...sample, terms } as ListedCasino;
  const sentences = DEPOSITS[MARKET].map((deposit) =>
    formatNetSentence(toOfferFacts(casino, MARKET, deposit), MARKET),
  );
  expect(new Set(sentences).size).toBe(1);
});
