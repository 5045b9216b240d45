import type { ListedCasino } from '@nettobonus/domain/casino';
import type { Market } from '@nettobonus/domain/market';
import { formatDay, formatRating } from '../../i18n/format.ts';
import { say } from '../../i18n/message.ts';
import type { Messages } from '../../i18n/messages.ts';
import type { OfferWords } from '../../i18n/offers/words.ts';
import { Breadcrumb } from '../../layout/breadcrumb.tsx';

interface ReviewIntroProps {
  casino: ListedCasino;
  market: Market;
  messages: Messages;
  words: OfferWords;
  homeHref: string;
  reviews: { label: string; href: string };
}

/** Who the casino is, what it offers, and the editors' word on it. */
export function ReviewIntro({ casino, market, messages, words, homeHref, reviews }: ReviewIntroProps) {
  return (
    <div className="wrap review">
      <Breadcrumb current={casino.name} homeHref={homeHref} messages={messages} parent={reviews} />
      <header>
        <img alt="" height="140" src={casino.image} width="140" />
        <div>
          <h1>{casino.name}</h1>
          <p className="review-rating">
            <span>
              <span className="sr-only">{words.rating} </span>
              <b>{formatRating(casino.rating, market)}</b>
              <span>/10</span>
            </span>
            {casino.isNew && <span className="review-badge">{words.newCasino}</span>}
            {casino.exclusiveOffer && <span className="review-badge is-exclusive">{words.exclusive}</span>}
          </p>
        </div>
        <div className="review-offer">
          <p className="review-bonus">{casino.bonus}</p>
          <p className="lead">{casino.verdict}</p>
          <p className="review-checked">
            {say(messages.checkedOn, { date: formatDay(casino.verifiedOn, market) })} · 18+
          </p>
        </div>
      </header>
    </div>
  );
}
