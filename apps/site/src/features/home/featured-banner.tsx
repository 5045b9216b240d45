import type { Placement } from '@nettobonus/domain/clicks/click';
import { NetCalculation } from '../../offer-ui/net-calculation.tsx';
import { formatFinish, formatOfferNet, isFormatted } from '../../offer-ui/net-figures.ts';
import type { Offer, OfferContext } from '../../offer-ui/offer.ts';
import { AdLabel, ClaimLink, ReviewLink, TermsLine, Tile } from '../../offer-ui/offer-elements.tsx';
import { Rating } from '../../offer-ui/rating.tsx';

/** The market's featured casino. */
export function FeaturedBanner({ offer, context }: { offer: Offer; context: OfferContext }) {
  const { messages } = context;
  const offerProps = { offer, context };
  return (
    <section
      aria-label={messages.casinoOfTheMonth}
      className="banner"
      data-placement={'banner' satisfies Placement}
    >
      <div className="wrap">
        <div className="banner-body">
          <div className="banner-offer">
            <p className="banner-kicker">
              {messages.casinoOfTheMonth}
              {offer.exclusiveOffer && !context.noLinksHref && (
                <span className="badge">{messages.exclusive}</span>
              )}
            </p>
            <div className="banner-id">
              <Tile offer={offer} size={64} />
              <div>
                <h2>{offer.name}</h2>
                <Rating {...offerProps} />
              </div>
            </div>
            <p className="banner-headline">{offer.bonus}</p>
            <TermsLine {...offerProps} />
            <div className="banner-actions">
              <ClaimLink {...offerProps} className="button-inverse" />
              <ReviewLink {...offerProps} />
              <AdLabel {...offerProps} />
            </div>
          </div>
          <div className="banner-net">
            <BannerNet {...offerProps} />
          </div>
        </div>
      </div>
    </section>
  );
}

function BannerNet({ offer, context }: { offer: Offer; context: OfferContext }) {
  const { messages, methodHref } = context;
  const net = formatOfferNet(offer.terms, context.deposit, context);
  if (!isFormatted(net)) {
    return <p>{net.sentence}</p>;
  }
  return (
    <>
      <p className="banner-figure num">{net.net}</p>
      <p className="banner-caption">
        {net.label}, {formatFinish(net.value, messages)}.{' '}
        <a className="link" href={methodHref}>
          {messages.howCalculated}
        </a>
      </p>
      <NetCalculation offer={offer} context={context} showWagering />
    </>
  );
}
