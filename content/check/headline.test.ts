import { MARKETS } from '@nettobonus/domain/market';
import { expect, test } from 'vitest';
import { listDocuments } from '../documents.ts';
import { promisedBy, readHeadline } from './headline.ts';

test.each([
  ['200 % jopa 500 € + 100 ilmaiskierrosta', { percent: 200, amount: 500_00, spins: 100 }],
  ['100 % upp till 30 000 kr + 250 gratissnurr', { percent: 100, amount: 30_000_00, spins: 250 }],
  ['100 % op til 1 000 kr.', { percent: 100, amount: 1_000_00, spins: null }],
  ['50 gratisspinn uten omsetning', { percent: null, amount: null, spins: 50 }],
  ['100 kierrätysvapaata ilmaiskierrosta', { percent: null, amount: null, spins: 100 }],
  ['12 % cashback hver uke, høyst 3 000 kr', { percent: 12, amount: 3_000_00, spins: null }],
])('“%s” is read', (headline, promised) => {
  expect(readHeadline(headline)).toEqual(promised);
});

test.each(MARKETS)('every headline of %s says what its terms say', (market) => {
  const listings = listDocuments().flatMap((document) =>
    document.kind === 'listing' && document.market === market ? [document.body] : [],
  );
  for (const { casino, bonus, terms } of listings) {
    if (terms) expect(readHeadline(bonus), `${casino}: ${bonus}`).toEqual(promisedBy(terms));
  }
});
