import { Rating } from '../../layout/rating.tsx';
import { SectionHead } from '../../ui/section-head.tsx';
import { NetBlock } from './net-block.tsx';
import type { Offer, OfferSetting } from './offer.ts';
import {
  AdLabel,
  Badges,
  Category,
  ClaimLink,
  CompareBox,
  Reason,
  ReviewLink,
  TermsLine,
  Tile,
} from './parts.tsx';

interface TopCasinosProps {
  offers: Offer[];
  setting: OfferSetting;
  reviewsHref: string;
}

/** The editors' recommendations. On phones a row to swipe through. */
export function TopCasinos({ offers, setting, reviewsHref }: TopCasinosProps) {
  const { words } = setting;
  return (
    <section className="section">
      <div className="wrap">
        <SectionHead
          aside={
            <a className="link" href={reviewsHref}>
              {words.allReviews}
            </a>
          }
          heading={words.topHeading}
          text={words.topText}
        />
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a row that scrolls sideways has to be scrollable by keyboard */}
        <ol aria-label={words.topHeading} className="cards" tabIndex={0}>
          {offers.map((offer, index) => (
            <TopCard key={offer.casino} offer={offer} rank={index + 1} setting={setting} />
          ))}
        </ol>
      </div>
    </section>
  );
}

function TopCard({ offer, rank, setting }: { offer: Offer; rank: number; setting: OfferSetting }) {
  const part = { offer, setting };
  return (
    <li className="card">
      <div className="card-top">
        <span className="card-rank num">{rank}</span>
        <Tile offer={offer} size={64} />
        <div className="card-id">
          <h3>
            <a href={offer.reviewHref}>{offer.name}</a>
          </h3>
          <Rating {...part} />
        </div>
        <CompareBox {...part} />
      </div>
      <div className="card-tags">
        <Badges {...part} />
        <Reason {...part} />
        {!offer.recommendationReason && <Category {...part} />}
      </div>
      <p className="card-headline">{offer.bonus}</p>
      <NetBlock {...part} form="card" />
      <TermsLine {...part} />
      <div className="card-actions">
        <ClaimLink {...part} className="button-primary" />
        <ReviewLink {...part} />
        <AdLabel {...part} />
      </div>
    </li>
  );
}
