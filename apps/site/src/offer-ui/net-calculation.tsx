import { formatMoney, formatNet } from '../i18n/format.ts';
import { barSpan } from '../ui/net-bar.tsx';
import { formatOfferNet, formatWageringBase, isFormatted } from './net-figures.ts';
import type { Offer, OfferContext } from './offer.ts';

interface NetCalculationProps {
  offer: Pick<Offer, 'terms'>;
  context: OfferContext;
  /** Whether to show what has to be wagered, for places without a list of the terms. */
  showWagering?: boolean;
}

/** One offer's calculation, row by row, on one axis. */
export function NetCalculation({ offer, context, showWagering = false }: NetCalculationProps) {
  const { market, messages, deposit } = context;
  const net = formatOfferNet(offer.terms, deposit, context);
  if (!isFormatted(net)) {
    return <p className="net-gross is-unknown">{net.sentence}</p>;
  }
  const { bar, breakdown, lossLimit } = net;
  return (
    <dl className={`net-calculation is-${net.sign}`}>
      <div className="net-calculation-gross">
        <dt>{messages.gross}</dt>
        <dd aria-hidden="true" className="net-calculation-bar">
          <i style={barSpan(0, bar.gross)} />
        </dd>
        <dd className="net-calculation-amount num">{net.gross}</dd>
      </div>
      <div className={net.cost ? 'net-calculation-cost' : undefined}>
        <dt>
          {messages.wagering}
          {showWagering && net.cost && (
            <>
              {' '}
              <span>{formatWageringBase(offer.terms, messages)}</span>
            </>
          )}
        </dt>
        <dd aria-hidden="true" className="net-calculation-bar">
          <i className="hatch" style={barSpan(Math.min(bar.net, bar.gross), bar.gross)} />
        </dd>
        <dd className="net-calculation-amount num">{net.cost || messages.wageringNone}</dd>
        {showWagering && net.amountToWager && <dd className="net-calculation-note">{net.amountToWager}</dd>}
      </div>
      {breakdown.forfeitedBonus > 0 && (
        <div className="net-calculation-cost">
          <dt>{messages.forfeitedBonus}</dt>
          <dd className="net-calculation-amount num">{formatMoney(-breakdown.forfeitedBonus, market)}</dd>
        </div>
      )}
      {lossLimit && (
        <div className="net-calculation-sum">
          <dt>{messages.calculationSum}</dt>
          <dd className="net-calculation-amount num">{formatNet(breakdown.sum, market)}</dd>
        </div>
      )}
      <div className="net-calculation-net">
        <dt>{messages.net}</dt>
        <dd aria-hidden="true" className="net-calculation-bar">
          <i style={barSpan(Math.min(bar.net, 0), Math.max(bar.net, 0))} />
        </dd>
        <dd className="net-calculation-amount num">{net.net}</dd>
        {lossLimit && <dd className="net-calculation-note">{messages[`lossLimit_${lossLimit}`]}</dd>}
      </div>
    </dl>
  );
}
