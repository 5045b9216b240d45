import { hasNet, type NetValue, referenceDeposit } from '@nettobonus/domain/net-value/net-value';
import type { CSSProperties } from 'react';
import { formatMoney, formatNet, getSign } from '../../i18n/format.ts';
import { formatMessage } from '../../i18n/message.ts';
import { FinishRate } from '../../offer-ui/finish-rate.tsx';
import { formatNoNet, formatWageringBase, toBarAmounts } from '../../offer-ui/net-figures.ts';
import type { Offer } from '../../offer-ui/offer.ts';
import { NetBar } from '../../ui/net-bar.tsx';
import type { MethodContext } from './method-context.ts';

/** The possible states of a net figure, in display order. */
export const CASE_STATES = [
  'plus',
  'minus',
  'floor',
  'non-sticky',
  'wager-free',
  'cashback',
  'unknown',
] as const;

/** An offer in the market whose net has this state. */
export interface CaseExample {
  name: string;
  image: string;
  href: string;
  bonus: string;
  terms: Offer['terms'];
  value: NetValue;
}

export type CaseExamples = Partial<Record<(typeof CASE_STATES)[number], CaseExample>>;

export function SpecialCases({ examples, context }: { examples: CaseExamples; context: MethodContext }) {
  const { market, messages, offerMessages } = context;
  const deposit = referenceDeposit(market);
  const grosses = Object.values(examples).map(({ value }) => (hasNet(value) ? value.gross : 0));
  // All bars share one scale: from the loss of the whole deposit to the largest gross.
  const scale = { '--net-lo': -1, '--net-hi': Math.max(1, ...grosses.map((gross) => gross / deposit)) };
  return (
    <>
      <p>{formatMessage(messages.casesText, { deposit: formatMoney(deposit, market) })}</p>
      <ul className="cases" style={scale as CSSProperties}>
        {CASE_STATES.map((state) => {
          const example = examples[state];
          return (
            <li key={state}>
              {example && <img alt="" height="44" loading="lazy" src={example.image} width="44" />}
              <div>
                <h3>{messages[`case_${state}`]}</h3>
                {example && (
                  <p>
                    <a className="link" href={example.href}>
                      {example.name}
                    </a>
                    , {example.bonus}
                    {(example.terms?.wagerTimes ?? 0) > 0 &&
                      `, ${formatWageringBase(example.terms, offerMessages)}`}
                  </p>
                )}
              </div>
              {example && <Figure example={example} context={context} />}
              <p className="case-note">{messages[`caseNote_${state}`]}</p>
            </li>
          );
        })}
      </ul>
      <ul className="points">
        {(['furtherCase_sticky', 'furtherCase_cap', 'furtherCase_spins'] as const).map((key) => (
          <li key={key}>{messages[key]}</li>
        ))}
      </ul>
    </>
  );
}

function Figure({ example, context }: { example: CaseExample; context: MethodContext }) {
  const { market, offerMessages } = context;
  const { value } = example;
  if (!hasNet(value)) {
    const { figure, note } = formatNoNet(value, { market, messages: offerMessages });
    return (
      <>
        <p className="case-figure is-unknown">{figure}</p>
        <NetBar amounts={null} />
        <p className="case-note">{note}</p>
      </>
    );
  }
  const deposit = referenceDeposit(market);
  return (
    <>
      <p className={`case-figure amount is-${getSign(value.net)}`}>{formatNet(value.net, market)}</p>
      <NetBar amounts={toBarAmounts(value, deposit)} isFloor={value.state === 'floor'} />
      <p>
        <FinishRate value={value} market={market} messages={offerMessages} />
      </p>
    </>
  );
}
