import { NetBar } from '../ui/net-bar.tsx';
import { FinishRate } from './finish-rate.tsx';
import { formatOfferNet, isFormatted } from './net-figures.ts';
import type { Offer, OfferContext } from './offer.ts';
import { Labelled } from './offer-elements.tsx';

interface NetBlockProps {
  offer: Pick<Offer, 'terms'>;
  context: OfferContext;
  layout: 'row' | 'card';
}

/** Gross, cost and net with their bar. */
export function NetBlock({ offer, context, layout }: NetBlockProps) {
  return (
    <div className={`net net-${layout}`}>
      <BlockNet offer={offer} context={context} />
      <a className="link net-how" href={context.methodHref}>
        {context.messages.howCalculated}
      </a>
    </div>
  );
}

function BlockNet({ offer, context }: Omit<NetBlockProps, 'layout'>) {
  const { market, messages, deposit } = context;
  const net = formatOfferNet(offer.terms, deposit, context);
  if (!isFormatted(net)) {
    return (
      <>
        <p className="net-gross is-unknown">{net.note}</p>
        <NetBar amounts={null} />
        <p className="net-figure is-unknown">
          <b>{net.figure}</b>
        </p>
      </>
    );
  }
  const { value, sign } = net;
  return (
    <>
      <p className="net-gross">
        <Labelled className="num" label={messages.gross}>
          {net.gross}
        </Labelled>
      </p>
      <NetBar amounts={net.bar} isFloor={value.state === 'floor'} />
      <p className="net-cost">
        {net.cost ? (
          <Labelled className="num" label={messages.wagering}>
            {net.cost}
          </Labelled>
        ) : (
          messages.noWagering
        )}
        {net.amountToWager && <span className="net-note">{net.amountToWager}</span>}
        {net.breakdown.forfeitedBonus > 0 && <span className="net-note">{messages.forfeitedBonusNote}</span>}
        {net.lossLimit && <span className="net-note">{messages[`lossLimitNote_${net.lossLimit}`]}</span>}
      </p>
      <p className={`net-figure is-${sign}`}>
        <span className="net-label">{messages.net}</span>
        <b className="num">{net.net}</b>
        <span className="net-deposit">{net.when}</span>
      </p>
      <div className="net-finish">
        <FinishRate value={value} market={market} messages={messages} />
        <span className="net-finish-deposit">{net.depositLabel}</span>
      </div>
    </>
  );
}
