import type { ListedCasino } from '@nettobonus/domain/catalogue/casino';
import type { Market } from '@nettobonus/domain/markets/market';
import type { Review } from '@nettobonus/domain/reviews/review';
import { formatMoney } from '../../i18n/format.ts';
import { formatMessage } from '../../i18n/message.ts';
import type { ReviewMessages } from '../../i18n/pages.ts';
import { taxFact } from './licence-facts.tsx';
import { Facts } from './review-section.tsx';

/** Facts that the product label does not state, in the sidebar of a review. */
export function KeyFacts({
  casino,
  review,
  market,
  messages,
}: {
  casino: ListedCasino;
  review: Review;
  market: Market;
  messages: ReviewMessages;
}) {
  const { withdrawals } = review.paymentMethods;
  const minWithdrawal = formatMoney(Math.min(...withdrawals.map(({ minimum }) => minimum)), market);
  return (
    <section>
      <h2>{formatMessage(messages.inBrief, { casino: casino.name })}</h2>
      <Facts
        facts={[
          taxFact(casino, messages),
          [messages.minWithdrawal, minWithdrawal],
          [messages.support, review.customerService.availability],
          [messages.languages, review.customerService.languages],
        ]}
      />
    </section>
  );
}
