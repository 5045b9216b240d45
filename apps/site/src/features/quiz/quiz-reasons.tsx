import type { Market } from '@nettobonus/domain/markets/market';
import type { QuizReason } from '@nettobonus/domain/quiz/quiz-reasons';
import { quizWordsOf } from '../../i18n/quiz/words.ts';
import { Icon } from '../../ui/icon.tsx';
import { formatFact } from './format-fact.ts';

interface QuizReasonsProps {
  market: Market;
  /** One reason per possible answer. The script shows those for the given answers. */
  reasons: readonly QuizReason[];
}

/** Lists which of the visitor's wishes the casino fulfils and which it does not. */
export function QuizReasons({ market, reasons }: QuizReasonsProps) {
  const words = quizWordsOf(market);
  return (
    <ul aria-label={words.reasons} className="quiz-reasons">
      {reasons.map(({ answer, isMet, fact }) => (
        <li data-answer={answer} hidden key={answer}>
          <Icon className={isMet ? 'is-met' : undefined} name={isMet ? 'check' : 'minus'} size={18} />
          <span>
            <span className="sr-only">{isMet ? words.isMet : words.isNotMet} </span>
            {words[`wish_${answer}`]}: {formatFact(fact, market)}
          </span>
        </li>
      ))}
    </ul>
  );
}
