import { formatDecimal, formatMoney, formatNet, getSign, toUnits } from '../../i18n/format.ts';
import { formatMessage, formatPlural, type Message } from '../../i18n/message.ts';
import { FinishRate } from '../../offer-ui/finish-rate.tsx';
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
function selectVerdict(calculation: Calculation): VerdictKey {
  const { value, breakdown } = calculation;
  if (isEmptyOffer(calculation)) return 'nothing';
  switch (value.state) {
    case 'wager-free':
      return 'wagerFree';
    case 'non-sticky':
      return 'nonSticky';
    case 'floor':
      return 'floor';
    default:
      if (breakdown.net === 0)
        return value.deposit === 0 && breakdown.preventedLoss > 0 ? 'noDeposit' : 'zero';
      return breakdown.net > 0 ? 'plus' : 'minus';
  }
}

export function Verdict({
  calculation,
  context: { market, messages },
}: {
  calculation: Calculation | NoCalculation;
  context: CalculatorContext;
}) {
  if (calculation.value.state === 'cashback') {
    const { amount, deposit } = calculation.value;
    return (
      <section className="verdict is-unknown">
        <p className="verdict-figure">
          <b>{formatMessage(messages.cashbackAmount, { amount: formatMoney(amount, market) })}</b>
        </p>
        <div>
          <h2>
            {formatMessage(messages.cashbackHeading, {
              amount: formatMoney(amount, market),
              deposit: formatMoney(deposit, market),
            })}
          </h2>
          <p>{messages.cashbackText}</p>
        </div>
      </section>
    );
  }
  if (!isCalculated(calculation)) {
    const terms = calculation.value.missing.map((term) => messages[`missing_${term}`]).join(', ');
    return (
      <section className="verdict is-unknown">
        <p className="verdict-figure">
          <b>{messages.notCalculated}</b>
        </p>
        <div>
          <h2>{messages.unknownHeading}</h2>
          <p>
            {formatMessage(messages.unknownText, { terms })}{' '}
            {calculation.breakEven !== null &&
              formatMessage(messages.unknownBreakEven, { times: formatMultiplier(calculation.breakEven) })}
          </p>
        </div>
      </section>
    );
  }
  const { breakdown, value, model } = calculation;
  const key = selectVerdict(calculation);
  // Finnish inflects the unit: “saat 1 euron”, but “jää 1 euro”.
  const asObject = (amount: number) => formatPlural(messages.amount_object, toUnits(amount), market);
  const asSubject = (amount: number) => formatPlural(messages.amount_subject, toUnits(amount), market);
  const text = formatMessage(messages[`${key}Text`] as VerdictText, {
    gross: asObject(breakdown.gross),
    turnover: asObject(breakdown.turnover),
    edge: formatDecimal(model.walk.edge * 100),
    cost: asObject(breakdown.cost),
    net: asSubject(breakdown.net),
    deposit: asSubject(model.deposit),
  });
  return (
    <section className={`verdict is-${getSign(value.net)}`}>
      <p className="verdict-figure">
        <span>
          {value.deposit === 0
            ? messages.netWithoutDeposit
            : formatMessage(messages.netForDeposit, { deposit: formatMoney(value.deposit, market) })}
        </span>
        <b className="num">{formatNet(value.net, market)}</b>
        <FinishRate market={market} messages={messages} value={value} />
      </p>
      <div>
        <h2>{messages[`${key}Heading`]}</h2>
        <p>
          {text}{' '}
          {breakdown.forfeitedBonus > 0 &&
            formatPlural(messages.forfeitedBonusText, toUnits(breakdown.forfeitedBonus), market)}
        </p>
      </div>
    </section>
  );
}
