import { barSpan } from '../ui/net-bar.tsx';
import { formatOfferNet, formatWagering, isFormatted } from './net-figures.ts';
import type { Offer, OfferContext } from './offer.ts';

interface ReceiptProps {
  offer: Pick<Offer, 'terms'>;
  context: OfferContext;
  deposit: number;
  /** Whether to show the multiplier next to the wagering label. */
  showMultiplier?: boolean;
}

/** One offer's calculation in three rows on one axis. */
export function Receipt({ offer, context, deposit, showMultiplier = false }: ReceiptProps) {
  const { messages } = context;
  const net = formatOfferNet(offer.terms, deposit, context);
  if (!isFormatted(net)) return <p className="net-gross is-unknown">{net.missing}</p>;
  const { bar } = net;
  const multiplier = showMultiplier && net.cost ? ` ${formatWagering(offer.terms, messages)}` : '';
  return (
    <dl className={`receipt is-${net.sign}`}>
      <div className="receipt-gross">
        <dt>{messages.gross}</dt>
        <dd aria-hidden="true" className="receipt-bar">
          <i style={barSpan(0, bar.gross)} />
        </dd>
        <dd className="receipt-amount num">{net.gross}</dd>
      </div>
      <div className="receipt-cost">
        <dt>
          {messages.wagering}
          {multiplier}
        </dt>
        <dd aria-hidden="true" className="receipt-bar">
          <i className="hatch" style={barSpan(Math.min(bar.net, bar.gross), bar.gross)} />
        </dd>
        <dd className="receipt-amount num">{net.cost || messages.wageringNone}</dd>
      </div>
      <div className="receipt-net">
        <dt>{messages.net}</dt>
        <dd aria-hidden="true" className="receipt-bar">
          <i style={barSpan(Math.min(bar.net, 0), Math.max(bar.net, 0))} />
        </dd>
        <dd className="receipt-amount num">{net.net}</dd>
      </div>
    </dl>
  );
}
