import { formatRating } from '../../i18n/format.ts';
import { FinishRate } from '../../offer-ui/finish-rate.tsx';
import { formatOfferNet, formatWageringBase, isFormatted } from '../../offer-ui/net-figures.ts';
import type { Offer, OfferContext } from '../../offer-ui/offer.ts';
import { Labelled, Tile } from '../../offer-ui/offer-elements.tsx';
import { Icon } from '../../ui/icon.tsx';
import { NetBar } from '../../ui/net-bar.tsx';
import style from './chat-offer.css?url';

/** The data of a card. */
export interface ChatOfferData {
  offer: Offer;
  /** The line of a reply that states the facts of this card. The card replaces it. */
  summary: string;
}

interface ChatOfferProps {
  offer: Offer;
  /** The amount that the question mentions, or the visitor's deposit, in minor units. */
  deposit: number;
  context: OfferContext;
}

/** An offer that the assistant mentions. It replaces the link to the review, so its button links there too. */
export function ChatOffer({ offer, context, deposit }: ChatOfferProps) {
  const { market, messages } = context;
  const net = formatOfferNet(offer.terms, deposit, context);
  return (
    <>
      <link href={style} precedence="on-demand" rel="stylesheet" />
      <div className="chat-offer">
        <Tile offer={offer} size={44} />
        <p>
          <b>{offer.name}</b>
          <span>
            <span className="sr-only">{messages.rating} </span>
            {formatRating(offer.rating)}/10
          </span>
        </p>
        {isFormatted(net) ? (
          <>
            <p className={`chat-offer-net num is-${net.sign}`}>
              <span className="sr-only">{messages.net} </span>
              {net.net}
            </p>
            <Bonus context={context} offer={offer} />
            <NetBar amounts={net.bar} isFloor={net.value.state === 'floor'} />
            <p className="chat-offer-note">
              <FinishRate value={net.value} market={market} messages={messages} />
              <span>{net.when}</span>
            </p>
          </>
        ) : (
          <>
            <p className="chat-offer-none">{net.figure}</p>
            <Bonus context={context} offer={offer} />
            <NetBar amounts={null} />
            <p className="chat-offer-note">{net.note}</p>
          </>
        )}
        <a className="button button-primary" href={offer.reviewHref} rel="noopener" target="_blank">
          {offer.hasReview ? messages.readReview : messages.seeDetails}
          <Icon name="external" size={16} />
          <span className="sr-only">
            {' '}
            ({offer.name}, {messages.opensInNewTab})
          </span>
        </a>
      </div>
    </>
  );
}

function Bonus({ offer, context }: Pick<ChatOfferProps, 'offer' | 'context'>) {
  const { messages } = context;
  return (
    <p className="chat-offer-bonus">
      {offer.bonus}
      <span>
        <Labelled label={messages.wagering}>{formatWageringBase(offer.terms, messages)}</Labelled>
      </span>
    </p>
  );
}
