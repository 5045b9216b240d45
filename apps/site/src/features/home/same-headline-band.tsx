import { FinishRate } from '../../offer-ui/finish-rate.tsx';
import { NetCalculation } from '../../offer-ui/net-calculation.tsx';
import { formatOfferNet, formatWageringBase, isFormatted } from '../../offer-ui/net-figures.ts';
import type { Offer, OfferContext } from '../../offer-ui/offer.ts';
import { Tile } from '../../offer-ui/offer-elements.tsx';
import { NetBar } from '../../ui/net-bar.tsx';

/** The break-even multiplier if only the bonus is wagered: 1 ÷ 4 %. */
const BREAK_EVEN = '25×';

/** Two offers with the same headline but different nets. */
export function SameHeadlineBand({ pair, context }: { pair: [Offer, Offer]; context: OfferContext }) {
  const { messages } = context;
  return (
    <section className="same-headline">
      <div className="wrap">
        <div className="same-headline-head">
          <h2>{messages.sameHeadlineHeading}</h2>
          <p>
            {messages.sameHeadlinePromise} <b>{pair[0].bonus}.</b> {messages.sameHeadlineText}
          </p>
          <p className="same-headline-break-even">
            <b className="num">{BREAK_EVEN}</b> <span>{messages.sameHeadlineBreakEven}</span>
          </p>
        </div>
        {pair.map((offer) => (
          <article className="same-headline-case" key={offer.casino}>
            <SameHeadlineCase offer={offer} context={context} />
          </article>
        ))}
      </div>
    </section>
  );
}

function SameHeadlineCase({ offer, context }: { offer: Offer; context: OfferContext }) {
  const { messages, market, deposit } = context;
  const net = formatOfferNet(offer.terms, deposit, context);
  if (!isFormatted(net)) return null;
  const multiplier = offer.terms?.wagerTimes ?? 0;
  const hasSimpleFormula = offer.terms?.wagerBase !== 'bonus-and-deposit' && net.lossLimit === null;
  return (
    <>
      <header>
        <Tile offer={offer} size={48} />
        <div>
          <h3>{offer.name}</h3>
          <p>
            {messages.wagering} <b>{formatWageringBase(offer.terms, messages)}</b>
          </p>
        </div>
        <p className={`same-headline-figure num is-${net.sign}`}>{net.net}</p>
      </header>
      <div className="same-headline-bar">
        <NetBar amounts={net.bar} />
      </div>
      <NetCalculation offer={offer} context={context} />
      {hasSimpleFormula && (
        <p className="same-headline-sum">
          {net.gross} − {net.gross} × {multiplier} × 4 % = <b>{net.net}</b>
        </p>
      )}
      <FinishRate value={net.value} market={market} messages={messages} />
    </>
  );
}
