import { barSpan } from '../ui/net-bar.tsx';
import { formatOfferNet, formatWagering, isFormatted } from './net-figures.ts';
import type { Offer, OfferContext } from './offer.ts';

interface NetCalculationProps {
  offer: Pick<Offer, 'terms'>;
  context: OfferContext;
  deposit: number;
  /** Whether to show the multiplier next to the wagering label. */
  showMultiplier?: boolean;
}

/** One offer's calculation in three rows on one axis. */
export function NetCalculation({ offer, context, deposit, showMultiplier = false }: NetCalculationProps) {
  const { messages } = context;
  const net = formatOfferNet(offer.terms, deposit, context);
  if (!isFormatted(net)) return <p className="net-gross is-unknown">{net.missing}</p>;
  const { bar } = net;
  const multiplier = showMultiplier && net.cost ? ` ${formatWagering(offer.terms, messages)}` : '';
  return (
    <dl className={`net-calculation is-${net.sign}`}>
      <div className="net-calculation-gross">
        <dt>{messages.gross}</dt>
        <dd aria-hidden="true" className="net-calculation-bar">
          <i style={barSpan(0, bar.gross)} />
        </dd>
        <dd className="net-calculation-amount num">{net.gross}</dd>
      </div>
      <div className="net-calculation-cost">
        <dt>
          {messages.wagering}
          {multiplier}
        </dt>
        <dd aria-hidden="true" className="net-calculation-bar">
          <i className="hatch" style={barSpan(Math.min(bar.net, bar.gross), bar.gross)} />
        </dd>
        <dd className="net-calculation-amount num">{net.cost || messages.wageringNone}</dd>
      </div>
      <div className="net-calculation-net">
        <dt>{messages.net}</dt>
        <dd aria-hidden="true" className="net-calculation-bar">
          <i style={barSpan(Math.min(bar.net, 0), Math.max(bar.net, 0))} />
        </dd>
        <dd className="net-calculation-amount num">{net.net}</dd>
      </div>
    </dl>
  );
}
