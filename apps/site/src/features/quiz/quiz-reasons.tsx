import type { Market } from '@nettobonus/domain/markets/market';
import type { QuizReason } from '@nettobonus/domain/quiz/quiz-reasons';
import { getQuizMessages } from '../../i18n/games.ts';
import { Icon } from '../../ui/icon.tsx';
import { formatFact } from './format-fact.ts';

interface QuizReasonsProps {
  market: Market;
  /** One reason per possible answer. The script shows those for the given answers. */
  reasons: readonly QuizReason[];
}

/** Lists which of the visitor's wishes the casino fulfils and which it does not. */
export function QuizReasons({ market, reasons }: QuizReasonsProps) {
  const messages = getQuizMessages(market);
  return (
    <ul aria-label={messages.reasons} className="quiz-reasons">
      {reasons.map(({ answer, isMet, fact }) => (
        <li data-answer={answer} hidden key={answer}>
          <Icon className={isMet ? 'is-met' : undefined} name={isMet ? 'check' : 'minus'} size={18} />
          <span>
            <span className="sr-only">{isMet ? messages.isMet : messages.isNotMet} </span>
            {messages[`wish_${answer}`]}: {formatFact(fact, market)}
          </span>
        </li>
      ))}
    </ul>
  );
}
