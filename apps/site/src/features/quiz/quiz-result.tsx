import type { Placement } from '@nettobonus/domain/clicks/click';
import { listAnswerNames, type QuizAnswers } from '@nettobonus/domain/quiz/quiz';
import type { Ref } from 'react';
import type { QuizMessages } from '../../i18n/games.ts';
import { formatMessage } from '../../i18n/message.ts';
import type { Offer, OfferContext } from '../../offer-ui/offer.ts';
import { SuggestedOffer } from '../../offer-ui/suggested-offer.tsx';
import type { QuizCasino } from './quiz-casino.ts';
import { type FormattedReason, QuizReasons } from './quiz-reasons.tsx';

/** The offer of a recommended casino. The server does not know the answers, so it sends a reason for every answer. */
export interface QuizOffer {
  offer: Offer;
  reasons: readonly FormattedReason[];
}

/** The recommended casino. Its offer loads separately. */
export type Recommendation = { casino: QuizCasino } & (
  | { status: 'loading' | 'failed' }
  | ({ status: 'loaded' } & QuizOffer)
);

interface QuizResultProps {
  recommendation: Recommendation;
  answers: QuizAnswers;
  messages: QuizMessages;
  context: OfferContext;
  heading: Ref<HTMLHeadingElement>;
  onRetry: () => void;
}

export function QuizResult({
  recommendation,
  answers,
  messages,
  context,
  heading,
  onRetry,
}: QuizResultProps) {
  const { casino, status } = recommendation;
  return (
    <div className="quiz-result">
      <h2 ref={heading} tabIndex={-1}>
        {formatMessage(messages.resultHeading, { casino: casino.name })}
      </h2>
      {status === 'loaded' && (
        <div className="quiz-offer" data-placement={'quiz' satisfies Placement}>
          <SuggestedOffer offer={recommendation.offer} context={context} isNamed>
            <QuizReasons messages={messages} reasons={selectReasons(recommendation.reasons, answers)} />
          </SuggestedOffer>
        </div>
      )}
      {status === 'loading' && (
        <p className="dialog-text quiz-loading" role="status">
          {messages.loading}
        </p>
      )}
      {status === 'failed' && (
        <div className="quiz-failed">
          <p>
            {messages.failed}{' '}
            <a className="link" href={casino.reviewHref}>
              {context.messages.seeDetails}
            </a>
          </p>
          <button className="button button-line" onClick={onRetry} type="button">
            {messages.retry}
          </button>
        </div>
      )}
    </div>
  );
}

function selectReasons(reasons: readonly FormattedReason[], answers: QuizAnswers): FormattedReason[] {
  const chosen = listAnswerNames(answers);
  return reasons.filter(({ answer }) => chosen.includes(answer));
}
