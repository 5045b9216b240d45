import type { ReactNode } from 'react';
import { formatMessage } from '../i18n/message.ts';
import { NetBar } from '../ui/net-bar.tsx';
import { DepositVariants } from './deposit-variants.tsx';
import { FinishRate } from './finish-rate.tsx';
import { formatOfferNet, isFormatted } from './net-figures.ts';
import type { Offer, OfferContext } from './offer.ts';

interface NetCellProps {
  offer: Pick<Offer, 'terms'>;
  context: OfferContext;
  /** Renders a label under the figure, for each deposit. */
  renderLabel: (deposit: number) => ReactNode;
}

/** An offer's net in a table cell: the figure, its bar and its calculation, for each selectable deposit. */
export function NetCell({ offer, context, renderLabel }: NetCellProps) {
  return (
    <DepositVariants market={context.market}>
      {(deposit) => (
        <>
          <NetForDeposit deposit={deposit} offer={offer} context={context} />
          {renderLabel(deposit)}
        </>
      )}
    </DepositVariants>
  );
}

function NetForDeposit({ offer, context, deposit }: Omit<NetCellProps, 'renderLabel'> & { deposit: number }) {
  const { market, messages } = context;
  const net = formatOfferNet(offer.terms, deposit, context);
  if (!isFormatted(net)) {
    return (
      <>
        <p className="net-cell-none">{messages.notCalculated}</p>
        <NetBar amounts={null} />
        <p className="net-cell-note">{net.missing}</p>
      </>
    );
  }
  const { value } = net;
  return (
    <>
      <p className={`net-cell-figure num is-${net.sign}`}>{net.net}</p>
      <NetBar amounts={net.bar} isFloor={value.state === 'floor'} />
      <p className="net-cell-calculation num">
        {net.gross} − {net.costUnsigned}
      </p>
      {value.deposit > deposit && (
        <p className="net-cell-note">{formatMessage(messages.whenDepositing, { deposit: net.deposit })}</p>
      )}
      {value.state === 'non-sticky' && <p className="net-cell-note">{messages.nonStickyNote}</p>}
      <FinishRate count={value.finishOfTen} market={market} messages={messages} />
    </>
  );
}
