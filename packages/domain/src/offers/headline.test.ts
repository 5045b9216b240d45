import { expect, test } from 'vitest';
import { listHeadlineMismatches, parseHeadline } from './headline.ts';
import { offerTermsSchema } from './offer-terms.ts';

test.each([
  ['200 % jopa 500 € + 100 ilmaiskierrosta', { percent: 200, amount: 500_00, spins: 100 }],
  ['100 % upp till 30 000 kr + 250 gratissnurr', { percent: 100, amount: 30_000_00, spins: 250 }],
  ['100 % op til 1.000 kr.', { percent: 100, amount: 1_000_00, spins: null }],
  ['100 % op til 1.000 kr. + 50 bonusspins', { percent: 100, amount: 1_000_00, spins: 50 }],
  ['50 gratisspinn uten omsetning', { percent: null, amount: null, spins: 50 }],
  ['100 kierrätysvapaata ilmaiskierrosta', { percent: null, amount: null, spins: 100 }],
  ['12 % cashback hver uke, høyst 3 000 kr', { percent: 12, amount: 3_000_00, spins: null }],
])('parses “%s”', (headline, figures) => {
  expect(parseHeadline(headline)).toEqual(figures);
});

const match = {
  kind: 'match',
  matchPercent: 100,
  maxBonus: 500_00,
  freeSpins: { count: 50, spinValue: 10 },
} as const;
const cashback = { kind: 'cashback', cashbackPercent: 10, cashbackCap: 100_00, matchPercent: 200 } as const;

test.each([
  ['100 % jopa 500 € + 50 ilmaiskierrosta', match, []],
  ['100\u00a0% jopa 500\u00a0€ + 50\u00a0ilmaiskierrosta', match, []],
  ['200 % jopa 500 € + 50 ilmaiskierrosta', match, ['percent']],
  ['100 % jopa 5 000 € + 50 ilmaiskierrosta', match, ['amount']],
  ['100 % jopa 500 €', match, ['spins']],
  ['Tervetuloa', match, ['percent', 'amount', 'spins']],
  ['10 % cashback, enintään 100 €', cashback, []],
  ['200 % cashback, enintään 100 €', cashback, ['percent']],
] as const)('lists the figures in which “%s” and its terms differ', (headline, terms, mismatches) => {
  expect(listHeadlineMismatches(headline, offerTermsSchema.parse({ currency: 'EUR', ...terms }))).toEqual(
    mismatches,
  );
});
