import type { Placement } from '@nettobonus/domain/clicks/click';
import { formatFinish, formatOfferNet, isFormatted } from '../../offer-ui/net-figures.ts';
import type { Offer, OfferContext } from '../../offer-ui/offer.ts';
import { AdLabel, ClaimLink } from '../../offer-ui/offer-elements.tsx';

interface OfferBarProps {
  offer: Offer;
  context: OfferContext;
  /** The button's style. */
  button: 'button-primary' | 'button-list';
}

/** A sticky bar at the bottom of phone screens: the net, and the button or the note that there is no link. */
export function OfferBar({ offer, context, button }: OfferBarProps) {
  const { messages, noLinksHref } = context;
  if (!offer.affiliateLink && !noLinksHref) return null;
  const net = formatOfferNet(offer.terms, context.deposit, context);
  return (
    <div className="offer-bar" data-placement={'bar' satisfies Placement}>
      <p>
        {isFormatted(net) ? (
          <>
            <b className={`num is-${net.sign}`}>{net.net}</b>
            {net.depositLabel}, {formatFinish(net.value, messages)}
          </>
        ) : (
          <>
            <b className="is-unknown">{net.figure}</b>
            {net.note}
          </>
        )}
      </p>
      <div>
        <ClaimLink className={button} offer={offer} context={context} />
        {!noLinksHref && <AdLabel offer={offer} context={context} />}
      </div>
    </div>
  );
}
