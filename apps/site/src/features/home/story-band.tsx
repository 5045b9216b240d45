import { formatMoney } from '../../i18n/format.ts';
import { DepositVariants } from '../../offer-ui/deposit-variants.tsx';
import { FinishRate } from '../../offer-ui/finish-rate.tsx';
import { NetCalculation } from '../../offer-ui/net-calculation.tsx';
import { formatOfferNet, formatWagering, isFormatted } from '../../offer-ui/net-figures.ts';
import type { Offer, OfferContext } from '../../offer-ui/offer.ts';
import { Tile } from '../../offer-ui/offer-elements.tsx';
import { NetBar } from '../../ui/net-bar.tsx';

/** The break-even multiplier if only the bonus is wagered: 1 ÷ 4 %. */
const BREAK_EVEN = '25×';

/** Two offers with the same headline but different nets. */
export function StoryBand({ pair, context }: { pair: [Offer, Offer]; context: OfferContext }) {
  const { messages, market } = context;
  return (
    <section className="story">
      <div className="wrap">
        <div className="story-head">
          <h2>{messages.storyHeading}</h2>
          <p>
            {messages.storyPromise} <b>{pair[0].bonus}.</b> {messages.storyText}
          </p>
          <p className="story-limit">
            <b className="num">{BREAK_EVEN}</b> <span>{messages.storyLimit}</span>
          </p>
        </div>
        {pair.map((offer) => (
          <article className="story-case" key={offer.casino}>
            <DepositVariants market={market}>
              {(deposit) => <StoryCase deposit={deposit} offer={offer} context={context} />}
            </DepositVariants>
          </article>
        ))}
      </div>
    </section>
  );
}

function StoryCase({ offer, context, deposit }: { offer: Offer; context: OfferContext; deposit: number }) {
  const { messages, market } = context;
  const net = formatOfferNet(offer.terms, deposit, context);
  if (!isFormatted(net)) return null;
  const multiplier = offer.terms?.wagerTimes ?? 0;
  const hasSimpleFormula = offer.terms?.wagerBase !== 'bonus-and-deposit' && net.value.state !== 'floor';
  return (
    <>
      <header>
        <Tile offer={offer} size={48} />
        <div>
          <h3>{offer.name}</h3>
          <p>
            {messages.wagering} <b>{formatWagering(offer.terms, messages)}</b>
          </p>
        </div>
        <p className={`story-figure num is-${net.sign}`}>{net.net}</p>
      </header>
      <div className="story-bar">
        <NetBar amounts={net.bar} />
      </div>
      <NetCalculation deposit={deposit} offer={offer} context={context} />
      {hasSimpleFormula && (
        <p className="story-sum">
          {net.gross} − {formatMoney(net.value.gross, market)} × {multiplier} × 4 % = <b>{net.net}</b>
        </p>
      )}
      <FinishRate count={net.value.finishOfTen} market={market} messages={messages} />
    </>
  );
}
