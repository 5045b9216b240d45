import type { Placement } from '@nettobonus/domain/clicks/click';
import type { Market } from '@nettobonus/domain/markets/market';
import { QUIZ_QUESTIONS } from '@nettobonus/domain/quiz/quiz';
import { quizMessagesOf } from '../../i18n/games.ts';
import { formatMessage } from '../../i18n/message.ts';
import { offerMessagesOf } from '../../i18n/offers.ts';
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
  const messages = quizMessagesOf(market);
  const of = QUIZ_QUESTIONS.length;
  return (
    <Dialog className="quiz" closeLabel={messages.close} id="quiz" labelledBy="quiz-name" style={style}>
      <p className="sr-only" id="quiz-name">
        {messages.name}
      </p>
      <div className="quiz-progress">
        <p data-done={messages.done} data-text={formatMessage(messages.progress, { n: '{n}', of })}>
          {formatMessage(messages.progress, { n: 1, of })}
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
        <h2 data-text={messages.resultHeading} tabIndex={-1}>
          {messages.done}
        </h2>
        {/* The script inserts the casino's offer here. */}
        <div className="quiz-offer" data-placement={'quiz' satisfies Placement} />
        <p className="dialog-text quiz-loading" role="status">
          {messages.loading}
        </p>
        <div className="quiz-failed" hidden>
          <p>
            {messages.failed}{' '}
            <a className="link" href={`/${market}`}>
              {offerMessagesOf(market).readReview}
            </a>
          </p>
          <button className="button button-line" type="button">
            {messages.retry}
          </button>
        </div>
      </div>
      <p className="dialog-foot">
        <button className="text-button quiz-back" hidden type="button">
          <Icon name="back" size={18} />
          {messages.back}
        </button>
        <button className="text-button quiz-again" hidden type="button">
          {messages.again}
        </button>
        <span className="quiz-note">{messages.notStored}</span>
      </p>
    </Dialog>
  );
}
