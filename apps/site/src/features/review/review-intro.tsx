import { filledStars, STAR_COUNT } from '@nettobonus/domain/catalogue/card';
import type { ListedCasino } from '@nettobonus/domain/catalogue/casino';
import type { Market } from '@nettobonus/domain/markets/market';
import { hasNet, type NetValue } from '@nettobonus/domain/net-value/net-value';
import type { Review } from '@nettobonus/domain/reviews/review';
import { readingMinutes } from '@nettobonus/domain/texts/plain-text';
import type { ReactNode } from 'react';
import { formatDay, formatMoney, formatRating, withNoBreakAmounts } from '../../i18n/format.ts';
import { formatMessage } from '../../i18n/message.ts';
import type { OfferMessages } from '../../i18n/offers.ts';
import type { ReviewMessages } from '../../i18n/pages.ts';
import type { ShellMessages } from '../../i18n/shell.ts';
import { NetFigure } from '../../offer-ui/net-figure.tsx';
import { formatNoNet } from '../../offer-ui/net-figures.ts';
import { logoAttributes } from '../../offer-ui/offer-elements.tsx';
import { Breadcrumb } from '../../ui/breadcrumb.tsx';
import { Stars } from '../../ui/stars.tsx';
import { ProductLabel } from './product-label.tsx';

interface ReviewIntroProps {
  casino: ListedCasino;
  review: Review | null;
  /** The casino's review in another language. */
  otherLanguage: { href: string; market: Market; htmlLang: string } | null;
  figure: NetValue;
  market: Market;
  shellMessages: ShellMessages;
  messages: ReviewMessages;
  offerMessages: OfferMessages;
  homeHref: string;
  parent: { label: string; href: string };
  badges?: ReactNode;
  /** Why the casino is recommended despite its bonus. */
  reason?: ReactNode;
  /** How many of ten players complete the wagering, shown with the net. */
  finish?: ReactNode;
  children?: ReactNode;
}

/** The casino's name, rating, bonus with its net, and key facts, and the editors' verdict. */
export function ReviewIntro(props: ReviewIntroProps) {
  const { casino, review, shellMessages, messages, homeHref, parent, badges, reason } = props;
  return (
    <div className="wrap">
      <Breadcrumb current={casino.name} homeHref={homeHref} messages={shellMessages} parent={parent} />
      <header className="review-head">
        <img alt="" {...logoAttributes({ offer: casino, size: 136 })} />
        <div className="review-title">
          <div className="review-badges">
            {badges}
            {reason}
            {!review && <span className="badge badge-new">{messages.factsBadge}</span>}
          </div>
          <h1>{casino.name}</h1>
          <Verdict {...props} />
          <Dates {...props} />
        </div>
        <div className="review-figures">
          <div className="review-figure">
            <p>
              <b>{formatRating(casino.rating)}</b>/10
            </p>
            <Stars filled={filledStars(casino.rating)} total={STAR_COUNT} />
            <p>{review ? messages.wholeCasino : messages.factsRating}</p>
          </div>
          <BonusFigure {...props} />
        </div>
        <ProductLabel {...props} opensInNewTab={shellMessages.opensInNewTab} />
      </header>
    </div>
  );
}

function Verdict({ casino, review, otherLanguage, figure, messages }: ReviewIntroProps) {
  if (review) return <p className="lead">{casino.verdict}</p>;
  return (
    <>
      <p className="lead">
        {messages.notReviewed}{' '}
        {figure.state === 'unknown' ? messages.factsKnownAndMissing : messages.factsKnown}
      </p>
      {otherLanguage && (
        <p className="review-other-language">
          <a className="link" href={otherLanguage.href} hrefLang={otherLanguage.htmlLang}>
            {messages[`reviewIn_${otherLanguage.market}`]}
          </a>
        </p>
      )}
    </>
  );
}

function Dates({ casino, review, market, shellMessages, messages }: ReviewIntroProps) {
  const formatDate = (day: string) => formatDay(day, market);
  return (
    <ul className="review-dates">
      {review ? (
        <>
          <li>{review.authorRole}</li>
          <li>{formatMessage(messages.written, { date: formatDate(review.writtenOn) })}</li>
          <li>{formatMessage(messages.updated, { date: formatDate(review.updatedOn) })}</li>
        </>
      ) : (
        <li>{messages.factsBy}</li>
      )}
      <li>{formatMessage(shellMessages.checkedOn, { date: formatDate(casino.verifiedOn) })}</li>
      {review && (
        <li>
          {formatMessage(messages.readingTime, { minutes: readingMinutes({ ...review, search: undefined }) })}
        </li>
      )}
    </ul>
  );
}

function BonusFigure({ casino, figure, market, messages, offerMessages, finish }: ReviewIntroProps) {
  if (!hasNet(figure)) {
    const noNet = formatNoNet(figure, { market, messages: offerMessages });
    return (
      <div className="review-figure is-unknown">
        <p>
          <b>{noNet.figure}</b>
        </p>
        <p className="review-bonus">{withNoBreakAmounts(casino.bonus)}</p>
        <p>{figure.state === 'unknown' ? messages.termsIncomplete : noNet.note}</p>
      </div>
    );
  }
  return (
    <div className="review-figure">
      <p>
        <NetFigure market={market} net={figure.net} />
      </p>
      <p className="review-bonus">{withNoBreakAmounts(casino.bonus)}</p>
      <p>
        {figure.deposit === 0
          ? messages.bonusNetWithoutDeposit
          : formatMessage(messages.bonusNet, { deposit: formatMoney(figure.deposit, market) })}
      </p>
      {finish}
    </div>
  );
}
