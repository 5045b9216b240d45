import type { ListedCasino } from '@nettobonus/domain/catalogue/casino';
import type { Review } from '@nettobonus/domain/reviews/review';
import { formatMessage } from '../../i18n/message.ts';
import type { ReviewMessages } from '../../i18n/pages.ts';
import { taxFact } from './licence-facts.tsx';
import { Facts } from './review-section.tsx';

/** The casino's key facts, in the sidebar of its review. */
export function KeyFacts({
  casino,
  review,
  messages,
}: {
  casino: ListedCasino;
  review: Review;
  messages: ReviewMessages;
}) {
  const { licence, name } = casino;
  return (
    <section>
      <h2>{formatMessage(messages.inBrief, { casino: name })}</h2>
      <Facts
        facts={[
          [messages.licence, messages[`licence_${licence.type}`]],
          taxFact(casino, messages),
          [messages.withdrawalTime, review.paymentMethods.withdrawals[0]?.time ?? messages.notDisclosed],
          [messages.support, review.customerService.availability],
        ]}
      />
    </section>
  );
}
