import type { ReactNode } from 'react';
import { formatMoney } from '../i18n/format.ts';
import { NetBar } from '../ui/net-bar.tsx';
import { FinishRate } from './finish-rate.tsx';
import { formatOfferNet, isFormatted } from './net-figures.ts';
import type { Offer, OfferContext } from './offer.ts';

interface NetCellProps {
  offer: Pick<Offer, 'terms'>;
  context: OfferContext;
  /** A label under the figure. */
  children?: ReactNode;
}

/** An offer's net in a table cell: the figure, its bar, its calculation, and how many of ten players complete the wagering. */
export function NetCell({ children, ...offerProps }: NetCellProps) {
  return (
    <>
      <CellNet {...offerProps} />
      {children}
    </>
  );
}

function CellNet({ offer, context }: Omit<NetCellProps, 'children'>) {
  const { market, messages, deposit } = context;
  const net = formatOfferNet(offer.terms, deposit, context);
  if (!isFormatted(net)) {
    return (
      <>
        <p className="net-cell-none">{net.figure}</p>
        <NetBar amounts={null} />
        <p className="net-cell-note">{net.note}</p>
      </>
    );
  }
  const { value, breakdown, lossLimit } = net;
  return (
    <>
      <p className={`net-cell-figure num is-${net.sign}`}>{net.net}</p>
      <NetBar amounts={net.bar} isFloor={value.state === 'floor'} />
      <p className="net-cell-calculation num">
        {net.gross} − {net.costUnsigned}
        {breakdown.forfeitedBonus > 0 && ` − ${formatMoney(breakdown.forfeitedBonus, market)}`}
      </p>
      {value.deposit !== deposit && <p className="net-cell-note">{net.when}</p>}
      {breakdown.forfeitedBonus > 0 && <p className="net-cell-note">{messages.forfeitedBonusNote}</p>}
      {lossLimit && <p className="net-cell-note">{messages[`lossLimitNote_${lossLimit}`]}</p>}
      <FinishRate value={value} market={market} messages={messages} />
    </>
  );
}
