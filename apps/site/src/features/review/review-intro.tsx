import type { ListedCasino } from '@nettobonus/domain/casino';
import type { Market } from '@nettobonus/domain/market';
import { referenceDeposit } from '@nettobonus/domain/net-value';
import type { Review } from '@nettobonus/domain/review';
import { formatDay, formatMoney, formatRating } from '../../i18n/format.ts';
import { say } from '../../i18n/message.ts';
import type { Messages } from '../../i18n/messages.ts';
import type { OfferWords } from '../../i18n/offers/words.ts';
import type { ReviewWords } from '../../i18n/review/words.ts';
import { Breadcrumb } from '../../layout/breadcrumb.tsx';
import { NetFigure } from '../../layout/net-figure.tsx';

interface ReviewIntroProps {
  casino: ListedCasino;
  review: Review | null;
  /** Of the bonus, for the market's reference deposit; null where the terms do not tell enough. */
  net: number | null;
  market: Market;
  messages: Messages;
  words: ReviewWords;
  offerWords: OfferWords;
  homeHref: string;
  reviews: { label: string; href: string };
}

/** Who the casino is, the editors' word on it, its rating and its bonus's net. */
export function ReviewIntro(props: ReviewIntroProps) {
  const { casino, review, net, market, messages, words, offerWords, homeHref, reviews } = props;
  const date = (day: string) => formatDay(day, market);
  return (
    <div className="wrap">
      <Breadcrumb current={casino.name} homeHref={homeHref} messages={messages} parent={reviews} />
      <header className="review-head">
        <img alt="" height="140" src={casino.image} width="140" />
        <div>
          <p className="review-badges">
            {casino.isNew && <span className="review-badge">{offerWords.newCasino}</span>}
            {casino.exclusiveOffer && (
              <span className="review-badge is-exclusive">{offerWords.exclusive}</span>
            )}
          </p>
          <h1>{casino.name}</h1>
          <p className="lead">{casino.verdict}</p>
          <p className="review-dates">
            {review && (
              <>
                <span>{review.authorRole}</span>
                <span>{say(words.written, { date: date(review.writtenOn) })}</span>
                <span>{say(words.updated, { date: date(review.updatedOn) })}</span>
              </>
            )}
            <span>{say(messages.checkedOn, { date: date(casino.verifiedOn) })}</span>
            <span>18+</span>
          </p>
        </div>
        <p className="review-figure">
          <span>
            <b>{formatRating(casino.rating)}</b>/10
          </span>
          {words.wholeCasino}
        </p>
        <p className="review-figure">
          {net === null ? <b>{offerWords.notCalculated}</b> : <NetFigure market={market} net={net} />}
          {say(words.bonusNet, { deposit: formatMoney(referenceDeposit(market), market) })}
        </p>
      </header>
    </div>
  );
}
