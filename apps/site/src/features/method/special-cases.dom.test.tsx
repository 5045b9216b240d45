import { MARKETS } from '@nettobonus/domain/markets/market';
import { getNetValue, referenceDeposit } from '@nettobonus/domain/net-value/net-value';
import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { getOfferMessages } from '../../i18n/offers.ts';
import { getMethodMessages, getReviewMessages } from '../../i18n/pages.ts';
import { getShellMessages } from '../../i18n/shell.ts';
import { formatWageringBase } from '../../offer-ui/net-figures.ts';
import { listTestOffers } from '../../test-offers.ts';
import { CASE_STATES, type CaseExamples, SpecialCases } from './special-cases.tsx';

test.each(MARKETS)('in %s each of the seven states has an example, and only cashback pays back', (market) => {
  const messages = getMethodMessages(market);
  const offerMessages = getOfferMessages(market);
  const deposit = referenceDeposit(market);
  const examples: CaseExamples = Object.fromEntries(
    listTestOffers(market)
      .toReversed()
      .map(({ name, image, reviewHref, bonus, terms }) => {
        const value = getNetValue(terms, deposit);
        return [value.state, { name, image, href: reviewHref, bonus, terms, value }];
      }),
  );
  // The Danish sample has no cashback.
  if (examples.plus && !examples.cashback) {
    examples.cashback = { ...examples.plus, value: { state: 'cashback', deposit, amount: deposit / 10 } };
  }
  const context = {
    market,
    messages,
    offerMessages,
    reviewMessages: getReviewMessages(market),
    shellMessages: getShellMessages(market),
  };
  const { container } = render(<SpecialCases context={context} examples={examples} />);
  const cases = [...container.querySelectorAll('.cases > li')];
  expect(cases.map((item) => item.querySelector('h3')?.textContent)).toEqual(
    CASE_STATES.map((state) => messages[`case_${state}`]),
  );
  expect(cases).toHaveLength(7);
  // A Danish multiplier counts the deposit too, so it means nothing without its base.
  const wagering = formatWageringBase(examples.plus?.terms, offerMessages);
  expect(cases[0]?.textContent).toContain(`, ${wagering}`);
  const figures = cases.map((item) => item.querySelector('.case-figure'));
  const [back = ''] = offerMessages.cashbackAmount.split('{amount}').toReversed();
  expect(figures.map((figure) => figure?.textContent?.endsWith(back))).toEqual(
    CASE_STATES.map((state) => state === 'cashback'),
  );
  // Cashback has neither the sign nor the colour of a net.
  expect(figures.map((figure) => /^[+−±]\d/.test(figure?.textContent ?? ''))).toEqual(
    CASE_STATES.map((state) => state !== 'cashback' && state !== 'unknown'),
  );
  expect(figures.map((figure) => figure?.className.endsWith('is-unknown'))).toEqual(
    CASE_STATES.map((state) => state === 'cashback' || state === 'unknown'),
  );
});
