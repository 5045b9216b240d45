import { formatDecimal, formatMoney, formatNet, formatUnits, signOf } from '../../i18n/format.ts';
import { formatMessage, type Message } from '../../i18n/message.ts';
import { TenBlocks } from '../../ui/ten-blocks.tsx';
import {
  type Calculation,
  type CalculatorContext,
  isCalculated,
  isEmptyOffer,
  type NoCalculation,
} from './calculation.ts';
import { formatMultiplier } from './format-figures.ts';

type VerdictKey = 'plus' | 'minus' | 'zero' | 'floor' | 'nonSticky' | 'noDeposit' | 'wagerFree' | 'nothing';
type VerdictText = Message<'gross' | 'turnover' | 'edge' | 'cost' | 'net' | 'deposit'>;

/** Selects the text for a figure. A figure that rounds to zero counts as neither plus nor minus. */
function verdictOf(calculation: Calculation): VerdictKey {
  const { value, sum } = calculation;
  if (isEmptyOffer(calculation)) return 'nothing';
  switch (value.state) {
    case 'wager-free':
      return 'wagerFree';
    case 'non-sticky':
      return 'nonSticky';
    case 'floor':
      return 'floor';
    default:
      if (sum.net === 0) return value.deposit === 0 && sum.spared > 0 ? 'noDeposit' : 'zero';
      return sum.net > 0 ? 'plus' : 'minus';
  }
}

export function Verdict({
  calculation,
  context: { market, words },
}: {
  calculation: Calculation | NoCalculation;
  context: CalculatorContext;
}) {
  if (!isCalculated(calculation)) {
    const terms = calculation.value.missing.map((term) => words[`missing_${term}`]).join(', ');
    return (
      <section className="verdict is-unknown">
        <p className="verdict-figure">
          <b>{words.notCalculated}</b>
        </p>
        <div>
          <h2>{words.unknownHeading}</h2>
          <p>
            {formatMessage(words.unknownText, { terms })}{' '}
            {calculation.breakEven !== null &&
              formatMessage(words.unknownBreakEven, { times: formatMultiplier(calculation.breakEven) })}
          </p>
        </div>
      </section>
    );
  }
  const { sum, value, play, state } = calculation;
  const key = verdictOf(calculation);
  const text = formatMessage(words[`${key}Text`] as VerdictText, {
    gross: formatUnits(sum.gross),
    turnover: formatUnits(sum.turnover),
    edge: formatDecimal(play.walk.edge * 100),
    cost: formatUnits(sum.cost),
    net: formatUnits(sum.net),
    deposit: formatUnits(play.deposit),
  });
  return (
    <section className={`verdict is-${signOf(value.net)}`}>
      <p className="verdict-figure">
        <span>
          {value.deposit === 0
            ? words.netWithoutDeposit
            : formatMessage(words.netOf, { deposit: formatMoney(value.deposit, market) })}
        </span>
        <b className="num">{formatNet(value.net, market)}</b>
        <span className="verdict-finish">
          <TenBlocks filled={value.finishOfTen} />
          <span className="sr-only">{formatMessage(words.finishSentence, { count: value.finishOfTen })}</span>
          <span aria-hidden="true">
            {words.finishes} {value.finishOfTen}/10
          </span>
        </span>
      </p>
      <div>
        <h2>{words[`${key}Heading`]}</h2>
        <p>
          {text} {sum.taken > 0 && formatMessage(words.takenText, { taken: formatUnits(sum.taken) })}
          {state.kind === 'cashback' && key !== 'nothing' && words.cashbackText}
        </p>
      </div>
    </section>
  );
}
