import { QUIZ_QUESTIONS, type QuizAnswers, recommend } from '@nettobonus/domain/quiz/quiz';
import { startTransition, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { depositQuery } from '../../client/deposit.ts';
import { fetchWidgetData } from '../../client/fetch-widget-data.ts';
import type { QuizMessages } from '../../i18n/games.ts';
import { formatMessage } from '../../i18n/message.ts';
import type { OfferContext } from '../../offer-ui/offer.ts';
import { Dialog, type OpenRequest } from '../../ui/dialog.tsx';
import { Icon } from '../../ui/icon.tsx';
import type { QuizCasino } from './quiz-casino.ts';
import { QuizQuestion, type TypicalNets } from './quiz-question.tsx';
import { type QuizOffer, QuizResult, type Recommendation } from './quiz-result.tsx';

export interface QuizData {
  casinos: readonly QuizCasino[];
  typical: TypicalNets;
  /** The market's formatted reference deposit. */
  deposit: string;
  /** In the page's language. */
  messages: QuizMessages;
  /** In the language of the market's question set. */
  questionMessages: QuizMessages;
  /** The language of the questions; null if it is the page's language. */
  questionLang: string | null;
  context: OfferContext;
}

const TOTAL = QUIZ_QUESTIONS.length;

/** Four questions and a matching casino. No answer leaves the browser. */
export function Quiz(props: QuizData & { openRequest: OpenRequest }) {
  const { casinos, typical, deposit, messages, questionMessages, questionLang, context, openRequest } = props;
  const [answers, setAnswers] = useState<QuizAnswers>([]);
  const [recommendation, setRecommendation] = useState<Recommendation | null>(null);
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const question = QUIZ_QUESTIONS[answers.length];
  const number = Math.min(answers.length + 1, TOTAL);

  /** Renders the next step synchronously, so that its heading can get the focus and screen readers announce it. */
  function showStep(update: () => void): void {
    flushSync(update);
    heading.current?.focus();
    if (dialog.current) dialog.current.scrollTop = 0;
  }

  function answer(option: number): void {
    const next = [...answers, option];
    const casino = next.length === TOTAL ? recommend(next, casinos, Math.random) : null;
    showStep(() => {
      setAnswers(next);
      if (casino) loadOffer(casino);
    });
  }

  async function loadOffer(casino: QuizCasino): Promise<void> {
    const loading: Recommendation = { casino, status: 'loading' };
    setRecommendation(loading);
    const settled = await fetchWidgetData<QuizOffer>(`quiz-offer/${casino.casino}${depositQuery()}`).then(
      (offer): Recommendation => ({ casino, status: 'loaded', ...offer }),
      (): Recommendation => ({ casino, status: 'failed' }),
    );
    // A transition waits for the offer's stylesheet. A response that arrives after a restart or a close is ignored.
    startTransition(() => setRecommendation((current) => (current === loading ? settled : current)));
  }

  function reset(): void {
    setAnswers([]);
    setRecommendation(null);
  }

  return (
    <Dialog
      className={recommendation ? 'quiz is-done' : 'quiz'}
      closeLabel={messages.close}
      id="quiz"
      labelledBy="quiz-name"
      onClose={reset}
      onOpen={(element) => {
        dialog.current = element;
        heading.current?.focus();
      }}
      openRequest={openRequest}
    >
      <p className="sr-only" id="quiz-name">
        {messages.name}
      </p>
      <div className="quiz-progress">
        <p>{recommendation ? messages.done : formatMessage(messages.progress, { n: number, of: TOTAL })}</p>
        <progress aria-labelledby="quiz-name" max={TOTAL} value={number} />
      </div>
      {question && (
        <QuizQuestion
          deposit={deposit}
          heading={heading}
          key={question.id}
          lang={questionLang}
          messages={questionMessages}
          onAnswer={answer}
          question={question}
          typical={typical}
        />
      )}
      {recommendation && (
        <QuizResult
          answers={answers}
          context={context}
          heading={heading}
          messages={messages}
          onRetry={() => {
            heading.current?.focus();
            loadOffer(recommendation.casino);
          }}
          recommendation={recommendation}
        />
      )}
      <p className="dialog-foot">
        {question && answers.length > 0 && (
          <button
            className="text-button quiz-back"
            onClick={() => showStep(() => setAnswers(answers.slice(0, -1)))}
            type="button"
          >
            <Icon name="back" size={18} />
            {messages.back}
          </button>
        )}
        {recommendation && (
          <button className="text-button quiz-again" onClick={() => showStep(reset)} type="button">
            {messages.again}
          </button>
        )}
        <span className="quiz-note">{messages.notStored}</span>
      </p>
    </Dialog>
  );
}
