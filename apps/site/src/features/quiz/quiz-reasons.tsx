import type { QuizAnswerName } from '@nettobonus/domain/quiz/quiz';
import type { QuizMessages } from '../../i18n/games.ts';
import { Icon } from '../../ui/icon.tsx';

/** Whether and why a casino fits an answer. */
export interface FormattedReason {
  answer: QuizAnswerName;
  isMet: boolean;
  text: string;
}

interface QuizReasonsProps {
  reasons: readonly FormattedReason[];
  messages: QuizMessages;
}

/** Lists which of the visitor's wishes the casino fulfils and which it does not. */
export function QuizReasons({ reasons, messages }: QuizReasonsProps) {
  return (
    <ul aria-label={messages.reasons} className="quiz-reasons">
      {reasons.map(({ answer, isMet, text }) => (
        <li key={answer}>
          <Icon className={isMet ? 'is-met' : undefined} name={isMet ? 'check' : 'minus'} size={18} />
          <span>
            <span className="sr-only">{isMet ? messages.isMet : messages.isNotMet} </span>
            {text}
          </span>
        </li>
      ))}
    </ul>
  );
}
