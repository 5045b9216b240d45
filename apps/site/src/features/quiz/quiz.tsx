import type { Placement } from '@nettobonus/domain/clicks/click';
import type { Market } from '@nettobonus/domain/markets/market';
import { QUIZ_QUESTIONS } from '@nettobonus/domain/quiz/quiz';
import { formatMessage } from '../../i18n/message.ts';
import { offerWordsOf } from '../../i18n/offers/words.ts';
import { quizWordsOf } from '../../i18n/quiz/words.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { Icon } from '../../ui/icon.tsx';
import style from './quiz.css?url';
import type { QuizCasino } from './quiz-casino.ts';
import { QuizQuestion, type TypicalNets } from './quiz-question.tsx';

interface QuizProps {
  market: Market;
  /** The market whose questions are shown. All other text is in the page's language. */
  set: Market;
  casinos: readonly QuizCasino[];
  typical: TypicalNets;
  /** The market's formatted reference deposit. */
  deposit: string;
}

/** Four questions and a matching casino. Its script shows one question at a time. No answer leaves the browser. */
export function Quiz({ market, set, casinos, typical, deposit }: QuizProps) {
  const words = quizWordsOf(market);
  const of = QUIZ_QUESTIONS.length;
  return (
    <Dialog className="quiz" closeLabel={words.close} id="quiz" labelledBy="quiz-name" style={style}>
      <p className="sr-only" id="quiz-name">
        {words.name}
      </p>
      <div className="quiz-progress">
        <p data-done={words.done} data-text={formatMessage(words.progress, { n: '{n}', of })}>
          {formatMessage(words.progress, { n: 1, of })}
        </p>
        <progress aria-labelledby="quiz-name" max={of} value="1" />
      </div>
      {QUIZ_QUESTIONS.map((question, index) => (
        <QuizQuestion
          deposit={deposit}
          isFirst={index === 0}
          key={question.id}
          market={market}
          question={question}
          set={set}
          typical={typical}
        />
      ))}
      <div className="quiz-result" data-casinos={JSON.stringify(casinos)} hidden>
        <h2 data-text={words.resultHeading} tabIndex={-1}>
          {words.done}
        </h2>
        {/* The script inserts the casino's offer here. */}
        <div className="quiz-offer" data-placement={'quiz' satisfies Placement} />
        <p className="dialog-text quiz-loading" role="status">
          {words.loading}
        </p>
        <div className="quiz-failed" hidden>
          <p>
            {words.failed}{' '}
            <a className="link" href={`/${market}`}>
              {offerWordsOf(market).readReview}
            </a>
          </p>
          <button className="button button-line" type="button">
            {words.retry}
          </button>
        </div>
      </div>
      <p className="dialog-foot">
        <button className="text-button quiz-back" hidden type="button">
          <Icon name="back" size={18} />
          {words.back}
        </button>
        <button className="text-button quiz-again" hidden type="button">
          {words.again}
        </button>
        <span className="quiz-note">{words.notStored}</span>
      </p>
    </Dialog>
  );
}
