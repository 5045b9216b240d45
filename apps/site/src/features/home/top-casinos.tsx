import type { Placement } from '@nettobonus/domain/clicks/click';
import { useDepositContext } from '../../client/use-deposit.ts';
import { CompareCheckbox } from '../../offer-ui/compare-checkbox.tsx';
import { NetBlock } from '../../offer-ui/net-block.tsx';
import { CARD_FIELDS, type Offer, type OfferContext, pickFields } from '../../offer-ui/offer.ts';
import {
  AdLabel,
  Badges,
  Category,
  ClaimLink,
  Reason,
  ReviewLink,
  TermsLine,
  Tile,
} from '../../offer-ui/offer-elements.tsx';
import { Rating } from '../../offer-ui/rating.tsx';
import { SectionHead } from '../../ui/section-head.tsx';

type TopOffer = Pick<Offer, (typeof CARD_FIELDS)[number]>;

export const toTopOffers = (offers: readonly Offer[]): TopOffer[] => pickFields(offers, CARD_FIELDS);

interface TopCasinosProps {
  offers: TopOffer[];
  context: OfferContext;
  reviewsHref: string;
}

/** The editors' recommendations, without ranks: no figure determines their order. Phones show a swipeable row. */
export function TopCasinos({ offers, context: renderedContext, reviewsHref }: TopCasinosProps) {
  const context = useDepositContext(renderedContext);
  const { messages } = context;
  return (
    <section className="section top-casinos">
      <div className="wrap">
        <SectionHead
          aside={
            <a className="link" href={reviewsHref}>
              {messages.allReviews}
            </a>
          }
          heading={messages.topHeading}
          text={messages.topText}
        />
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a row that scrolls horizontally must be scrollable by keyboard */}
        <ul aria-label={messages.topHeading} className="cards" tabIndex={0}>
          {offers.map((offer) => (
            <TopCard key={offer.casino} offer={offer} context={context} />
          ))}
        </ul>
      </div>
    </section>
  );
}

function TopCard({ offer, context }: { offer: TopOffer; context: OfferContext }) {
  const offerProps = { offer, context };
  return (
    <li className="card" data-placement={'top' satisfies Placement}>
      <div className="card-top">
        <Tile offer={offer} size={64} />
        <div className="card-id">
          <h3>
            <a href={offer.reviewHref}>{offer.name}</a>
          </h3>
          <Rating {...offerProps} />
        </div>
        <CompareCheckbox offer={offer} label={context.messages.compare} />
      </div>
      <div className="card-tags">
        <Badges {...offerProps} />
        <Reason {...offerProps} />
        {!offer.recommendationReason && <Category {...offerProps} />}
      </div>
      <p className="card-headline">{offer.bonus}</p>
      <NetBlock {...offerProps} layout="card" />
      <TermsLine {...offerProps} />
      <div className="card-actions">
        <ClaimLink {...offerProps} className="button-primary" />
        <ReviewLink {...offerProps} />
        <AdLabel {...offerProps} />
      </div>
    </li>
  );
}
