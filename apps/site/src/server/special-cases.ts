import { getNetValue, referenceDeposit } from '@nettobonus/domain/net-value/net-value';
import { reviewPathFor } from '@nettobonus/domain/routes/review-path';
import { CASE_STATES, type CaseExamples } from '../features/method/special-cases.tsx';
import { cachePerPublication, listCasinos } from './content.ts';

/** For each state of a net value, the market's first offer that has it. */
export const getSpecialCases = cachePerPublication((_, market): CaseExamples => {
  const offers = listCasinos(market).map((casino) => ({
    name: casino.name,
    image: casino.image,
    href: reviewPathFor(casino.casino, market),
    bonus: casino.bonus,
    terms: casino.terms,
    value: getNetValue(casino.terms, referenceDeposit(market)),
  }));
  return Object.fromEntries(
    CASE_STATES.flatMap((state) => {
      const example = offers.find(({ value }) => value.state === state);
      return example ? [[state, example]] : [];
    }),
  );
});
