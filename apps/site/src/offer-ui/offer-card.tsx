import type { Placement } from '@nettobonus/domain/clicks/click';
import type { CSSProperties, ReactNode } from 'react';
import { Icon } from '../ui/icon.tsx';
import { FinishRate } from './finish-rate.tsx';
import { NetCalculation } from './net-calculation.tsx';
import { formatOfferNet, isFormatted } from './net-figures.ts';
import { NoLink, type NoLinkProps } from './no-link.tsx';
import type { Offer, OfferContext } from './offer.ts';
import { ClaimLink, TermsLine } from './offer-elements.tsx';

interface OfferCardProps {
  offer: Offer;
  context: OfferContext;
  /** Text under the button, after the ad label. */
  note: string;
  /** The button's style. */
  button: 'button-primary' | 'button-list';
  /** Replaces the button in markets without casino links. */
  noLink: NoLinkProps | null;
  /** The compare box, which is an island. */
  children?: ReactNode;
}

/** One offer with its calculation and its terms, in the sidebar of a review. */
export function OfferCard({ offer, context, note, button, noLink, children }: OfferCardProps) {
  const { messages, market, methodHref } = context;
  const net = formatOfferNet(offer.terms, context.deposit, context);
  const offerProps = { offer, context };
  return (
    <section aria-label={offer.bonus} className="offer-card" data-placement={'card' satisfies Placement}>
      <p className="offer-card-headline">{offer.bonus}</p>
      {isFormatted(net) ? (
        <>
          <StandaloneNetCalculation {...offerProps} />
          <p className="offer-card-deposit">
            <span>{net.when}</span>
            <FinishRate value={net.value} market={market} messages={messages} />
            <a className="link" href={methodHref}>
              {messages.howCalculated}
            </a>
          </p>
        </>
      ) : (
        <p className="offer-card-unknown">
          <Icon name="info" size={18} />
          <span>{net.sentence}</span>
        </p>
      )}
      <TermsLine {...offerProps} />
      {noLink ? (
        <NoLink {...noLink} />
      ) : (
        <>
          <ClaimLink {...offerProps} className={button} />
          {offer.affiliateLink && (
            <p className="ad">
              {messages.adLink}. {note}
            </p>
          )}
          {children}
        </>
      )}
    </section>
  );
}

/** The calculation on a scale of its own, because it is not compared with other offers. */
export function StandaloneNetCalculation({ offer, context }: Pick<OfferCardProps, 'offer' | 'context'>) {
  const net = formatOfferNet(offer.terms, context.deposit, context);
  if (!isFormatted(net)) return null;
  const scale = {
    '--net-lo': Math.min(0, net.bar.net),
    '--net-hi': Math.max(net.bar.gross, 0.01),
  } as CSSProperties;
  return (
    <div className="standalone-net-calculation" style={scale}>
      <NetCalculation offer={offer} context={context} showWagering />
    </div>
  );
}
