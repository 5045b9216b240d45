import type { ReactNode } from 'react';
import { Rating } from '../../layout/rating.tsx';
import { NetBlock } from './net-block.tsx';
import type { Offer, OfferSetting } from './offer.ts';
import style from './offer-on-stage.css?url';
import { AdLabel, Category, ClaimLink, ReviewLink, TermsLine, Tile } from './parts.tsx';

interface OfferOnStageProps {
  offer: Offer;
  setting: OfferSetting;
  /** Whether the heading above it names the casino. */
  isNamed?: boolean;
  /** What is said between the sum and the button. */
  children?: ReactNode;
}

/** One offer, chosen for somebody: its sum, its terms and the way there. */
export function OfferOnStage({ offer, setting, isNamed = false, children }: OfferOnStageProps) {
  const part = { offer, setting };
  const headline = <p className="stage-headline">{offer.bonus}</p>;
  return (
    <div className="stage" data-style={style}>
      <div className="stage-id">
        <Tile offer={offer} size={isNamed ? 72 : 88} />
        <div>
          {isNamed ? headline : <h3>{offer.name}</h3>}
          <Rating {...part} />
          <Category {...part} />
        </div>
      </div>
      {!isNamed && headline}
      <NetBlock {...part} form="card" />
      <TermsLine {...part} />
      {children}
      <ClaimLink {...part} className="button-primary" />
      <p className="dialog-foot">
        <AdLabel {...part}>, 18+</AdLabel>
        <ReviewLink {...part} />
      </p>
    </div>
  );
}
