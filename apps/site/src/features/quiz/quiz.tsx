import type { Placement } from '@nettobonus/domain/clicks/click';
import type { Market } from '@nettobonus/domain/markets/market';
import { QUIZ_QUESTIONS } from '@nettobonus/domain/quiz/quiz';
import { getQuizMessages } from '../../i18n/games.ts';
import { formatMessage } from '../../i18n/message.ts';
import { getOfferMessages } from '../../i18n/offers.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { Icon } from '../../ui/icon.tsx';
import style from './quiz.css?url';
import type { QuizCasino } from './quiz-casino.ts';
import { QuizQuestion, type TypicalNets } from './quiz-question.tsx';

interface QuizProps {
  market: Market;
  /** The market whose questions to show. All other text is in the page's language. */
  questionSet: Market;
  casinos: readonly QuizCasino[];
  typical: TypicalNets;
  /** The market's formatted reference deposit. */
  deposit: string;
}

/** Four questions and a matching casino. Its script shows one question at a time. No answer leaves the browser. */
export function Quiz({ market, questionSet, casinos, typical, deposit }: QuizProps) {
  const messages = getQuizMessages(market);
  const total = QUIZ_QUESTIONS.length;
  return (
    <Dialog className="quiz" closeLabel={messages.close} id="quiz" labelledBy="quiz-name" style={style}>
      <p className="sr-only" id="quiz-name">
        {messages.name}
      </p>
      <div className="quiz-progress">
        <p data-done={messages.done} data-text={formatMessage(messages.progress, { n: '{n}', of: total })}>
          {formatMessage(messages.progress, { n: 1, of: total })}
        </p>
        <progress aria-labelledby="quiz-name" max={total} value="1" />
      </div>
      {QUIZ_QUESTIONS.map((question, index) => (
        <QuizQuestion
          deposit={deposit}
          isFirst={index === 0}
          key={question.id}
          market={market}
          question={question}
          questionSet={questionSet}
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
              {getOfferMessages(market).readReview}
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
