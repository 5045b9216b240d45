import type { ListedCasino } from '@nettobonus/domain/catalogue/casino';
import type { Review } from '@nettobonus/domain/reviews/review';
import { formatMessage } from '../../i18n/message.ts';
import type { ReviewWords } from '../../i18n/review/words.ts';
import { taxFact } from './licence-facts.tsx';
import { Facts } from './review-section.tsx';

/** The casino's key facts, beside its review. */
export function ShortFacts({
  casino,
  review,
  words,
}: {
  casino: ListedCasino;
  review: Review;
  words: ReviewWords;
}) {
  const { licence, name } = casino;
  return (
    <section>
      <h2>{formatMessage(words.inShort, { casino: name })}</h2>
      <Facts
        facts={[
          [words.licence, words[`licence_${licence.type}`]],
          taxFact(casino, words),
          [words.time, review.paymentMethods.withdrawals[0]?.time ?? words.notDisclosed],
          [words.support, review.customerService.availability],
        ]}
      />
    </section>
  );
}
