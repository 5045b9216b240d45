import type { QuizQuestion as Question, QuizAnswerName, QuizOptionOf } from '@nettobonus/domain/quiz/quiz';
import type { CSSProperties, Ref } from 'react';
import type { Sign } from '../../i18n/format.ts';
import type { QuizMessages } from '../../i18n/games.ts';
import { formatMessage } from '../../i18n/message.ts';
import { NetBar, type NetBarAmounts } from '../../ui/net-bar.tsx';

/** The formatted net of a typical offer. */
interface TypicalNet {
  gross: string;
  cost: string;
  net: string;
  sign: Sign;
  /** How many of ten players complete the wagering, or that there is none. */
  finish: string;
  bar: NetBarAmounts;
  isFloor: boolean;
}
/** By the answer to the wagering question. Null if the market has no such offer. */
export type TypicalNets = Record<QuizOptionOf<'wagering'>, TypicalNet | null>;

interface QuizQuestionProps {
  question: Question;
  messages: QuizMessages;
  lang: string | null;
  typical: TypicalNets;
  deposit: string;
  heading: Ref<HTMLHeadingElement>;
  /** Called with the index of the chosen option. */
  onAnswer: (option: number) => void;
}

export function QuizQuestion({
  question,
  messages,
  lang,
  typical,
  deposit,
  heading,
  onAnswer,
}: QuizQuestionProps) {
  const nets: Partial<Record<string, TypicalNet | null>> = question.id === 'wagering' ? typical : {};
  const shown = Object.values(nets).filter((net) => net != null);
  return (
    <div
      className="quiz-question"
      lang={lang ?? undefined}
      style={shown.length > 0 ? buildScale(shown) : undefined}
    >
      <h2 ref={heading} tabIndex={-1}>
        {messages[`question_${question.id}`]}
      </h2>
      {shown.length > 0 && <p className="dialog-text">{formatMessage(messages.typicalText, { deposit })}</p>}
      <ul>
        {question.options.map(({ id }, index) => (
          <li key={id}>
            <button className="quiz-option" onClick={() => onAnswer(index)} type="button">
              <Option
                name={`${question.id}.${id}` as QuizAnswerName}
                net={nets[id] ?? null}
                messages={messages}
              />
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}

interface OptionProps {
  name: QuizAnswerName;
  net: TypicalNet | null;
  messages: QuizMessages;
}

function Option({ name, net, messages }: OptionProps) {
  return (
    <>
      <span>
        <b>{messages[`option_${name}`]}</b>
        <small>{messages[`note_${name}`]}</small>
        {net && <span className="sr-only"> {formatMessage(messages.typical, net)}</span>}
      </span>
      {net && (
        <div aria-hidden="true" className={`quiz-net is-${net.sign}`}>
          <NetBar amounts={net.bar} isFloor={net.isFloor} />
          <b className="num">{net.net}</b>
        </div>
      )}
    </>
  );
}

/** One scale for all options, from the largest loss to the largest gross. */
function buildScale(nets: readonly TypicalNet[]): CSSProperties {
  const lows = nets.map(({ bar }) => (bar.net === 0 ? Math.max(bar.sum, -1) : bar.net));
  return {
    '--net-lo': Math.min(0, ...lows),
    '--net-hi': Math.max(...nets.map(({ bar }) => bar.gross)),
  } as CSSProperties;
}
