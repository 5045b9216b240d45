import { getNetValue, hasNet } from '@nettobonus/domain/net-value/net-value';
import type { ReactNode } from 'react';
import { useDepositContext } from '../client/use-deposit.ts';
import { Icon } from '../ui/icon.tsx';
import { NetBlock } from './net-block.tsx';
import type { Offer, OfferContext } from './offer.ts';
import { AdLabel, Category, ClaimLink, Reason, ReviewLink, TermsLine, Tile } from './offer-elements.tsx';
import { Rating } from './rating.tsx';
import style from './suggested-offer.css?url';

interface SuggestedOfferProps {
  offer: Offer;
  context: OfferContext;
  /** Whether a heading above already names the casino. */
  isNamed?: boolean;
  /** Content between the calculation and the button. */
  children?: ReactNode;
}

/** The offer that the random casino picker or the quiz suggests: its calculation, its terms and its link. */
export function SuggestedOffer({ offer, context, isNamed = false, children }: SuggestedOfferProps) {
  const offerProps = { offer, context: useDepositContext(context) };
  const headline = <p className="stage-headline">{offer.bonus}</p>;
  return (
    <div className="stage">
      <link href={style} precedence="on-demand" rel="stylesheet" />
      <div className="stage-id">
        <Tile offer={offer} size={isNamed ? 72 : 88} />
        <div>
          {isNamed ? headline : <h3>{offer.name}</h3>}
          <Rating {...offerProps} />
          <Category {...offerProps} />
        </div>
      </div>
      {!isNamed && headline}
      <NetBlock {...offerProps} layout="card" />
      {offer.recommended && offer.recommendationReason ? (
        <Reason {...offerProps} />
      ) : (
        <LossNote {...offerProps} />
      )}
      <TermsLine {...offerProps} />
      {children}
      <ClaimLink {...offerProps} className="button-primary" />
      <p className="dialog-foot">
        <AdLabel {...offerProps}>, 18+</AdLabel>
        <ReviewLink {...offerProps} />
      </p>
    </div>
  );
}

/** Says in words that the bonus costs more than it gives: nobody chose this offer for its net. */
function LossNote({ offer, context }: Pick<SuggestedOfferProps, 'offer' | 'context'>) {
  const value = getNetValue(offer.terms, context.deposit);
  if (!hasNet(value) || value.net >= 0) return null;
  return (
    <p className="stage-loss">
      <Icon name="warning" size={16} />
      {context.messages.lossNote}
    </p>
  );
}
