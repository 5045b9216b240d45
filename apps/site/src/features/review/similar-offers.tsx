import type { Placement } from '@nettobonus/domain/clicks/click';
import type { CSSProperties } from 'react';
import { FinishRate } from '../../offer-ui/finish-rate.tsx';
import {
  type FormattedNet,
  formatOfferNet,
  formatWageringBase,
  isFormatted,
} from '../../offer-ui/net-figures.ts';
import type { Offer, OfferContext } from '../../offer-ui/offer.ts';
import { AdLabel, ClaimLink, Tile } from '../../offer-ui/offer-elements.tsx';
import { Icon } from '../../ui/icon.tsx';
import { NetBar } from '../../ui/net-bar.tsx';

/** Drops offers without a net, and adds the figures to the others. */
function withNets(offers: readonly Offer[], context: OfferContext): { offer: Offer; net: FormattedNet }[] {
  return offers.flatMap((offer) => {
    const net = formatOfferNet(offer.terms, context.deposit, context);
    return isFormatted(net) ? [{ offer, net }] : [];
  });
}

interface SimilarOffersProps {
  offers: readonly Offer[];
  context: OfferContext;
  heading: string;
  /** Introduction, or the text shown if there are no offers. */
  text: string;
  /** The link to the comparison. Null in a review, where the sidebar has it. */
  compare: { label: string; href: string } | null;
}

/** A few offers side by side, with their bars on one scale. */
export function SimilarOffers({ offers, context, heading, text, compare }: SimilarOffersProps) {
  const { market, messages } = context;
  const shown = withNets(offers, context);
  const scale = {
    '--net-lo': Math.min(-0.05, ...shown.map(({ net }) => net.bar.net)),
    '--net-hi': Math.max(...shown.map(({ net }) => net.bar.gross)),
  } as CSSProperties;
  return (
    <>
      {text && <p className="similar-text">{text}</p>}
      {shown.length > 0 && (
        <ul
          aria-label={heading}
          className="similar"
          data-placement={'similar' satisfies Placement}
          style={scale}
        >
          {shown.map(({ offer, net }) => (
            <li key={offer.casino}>
              <Tile offer={offer} size={48} />
              <p className={`similar-net num is-${net.sign}`}>{net.net}</p>
              <div>
                <h3>
                  <a href={offer.reviewHref}>{offer.name}</a>
                </h3>
                <p>{offer.bonus}</p>
              </div>
              <NetBar amounts={net.bar} isFloor={net.value.state === 'floor'} />
              <p>
                {messages.wagering} <b>{formatWageringBase(offer.terms, messages)}</b>
              </p>
              <FinishRate value={net.value} market={market} messages={messages} />
              {!context.noLinksHref && (
                <>
                  <ClaimLink className="button-list" offer={offer} context={context} />
                  <AdLabel offer={offer} context={context} />
                </>
              )}
            </li>
          ))}
        </ul>
      )}
      {compare && shown.length > 0 && <CompareLink {...compare} />}
    </>
  );
}

function CompareLink({ label, href }: { label: string; href: string }) {
  return (
    <a className="button button-line" href={href}>
      {label}
      <Icon name="arrow" size={18} />
    </a>
  );
}

interface BetterOfferProps {
  offer: Offer;
  context: OfferContext;
  heading: string;
  compare: { label: string; href: string };
}

/** The most similar offer with a higher net, in the sidebar of a review. */
export function BetterOffer({ offer, context, heading, compare }: BetterOfferProps) {
  const { market, messages } = context;
  return (
    <section className="better">
      <h2>{heading}</h2>
      {withNets([offer], context).map(({ net }) => (
        <div key={offer.casino}>
          <Tile offer={offer} size={48} />
          <p>
            <a className="link" href={offer.reviewHref}>
              {offer.name}
            </a>
            <span>
              {messages.wagering} {formatWageringBase(offer.terms, messages)}
            </span>
          </p>
          <p>
            <b className={`similar-net num is-${net.sign}`}>{net.net}</b>
            <FinishRate value={net.value} market={market} messages={messages} />
          </p>
        </div>
      ))}
      <CompareLink {...compare} />
    </section>
  );
}
