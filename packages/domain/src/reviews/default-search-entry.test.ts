import { expect, test } from 'vitest';
import { MARKETS } from '../markets/market.ts';
import { getNetValue, referenceDeposit } from '../net-value/net-value.ts';
import { offerTermsSchema } from '../offers/offer-terms.ts';
import { formatDefaultSearchEntry } from './default-search-entry.ts';

const subject = { name: 'Winz Casino', bonus: '100 % 200 €', verifiedOn: '2026-11-15' };
const TERMS = {
  match: { kind: 'match', currency: 'EUR', matchPercent: 100, maxBonus: 200_00, wagerTimes: 35 },
  cashback: { kind: 'cashback', currency: 'EUR', cashbackPercent: 10 },
};

test.each(MARKETS)('the description of a page in %s announces a net only if there is one', (market) => {
  const describe = (terms?: object) => {
    const parsed = terms && offerTermsSchema.parse(terms);
    const figure = getNetValue(parsed, referenceDeposit(market));
    return formatDefaultSearchEntry({ ...subject, figure, isReviewed: true }, market).description;
  };
  const withNet = describe(TERMS.match);
  for (const description of [describe(), describe(TERMS.cashback)]) {
    expect(description).not.toBe(withNet);
    expect(description).toMatch(/ (?:ei|inte|ikke) /);
    expect(description).toContain(subject.bonus);
  }
  expect(withNet).toContain(subject.bonus);
});

test.each(MARKETS)('the title in %s names the casino and whether there is a review', (market) => {
  const figure = getNetValue(undefined, referenceDeposit(market));
  const [reviewed, listed] = [true, false].map(
    (isReviewed) => formatDefaultSearchEntry({ ...subject, figure, isReviewed }, market).title,
  );
  expect(reviewed).toMatch(/^Winz Casino: /);
  expect(listed).toMatch(/^Winz Casino: /);
  expect(reviewed).not.toBe(listed);
});
