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

const BADGE = 'rounded-xs border border-ink px-1.5 text-[0.6875rem]/5 font-bold tracking-label';

/** Who the casino is, what it offers, and the editors' word on it. */
export function ReviewIntro({ casino, market, messages, words, homeHref, reviews }: ReviewIntroProps) {
  return (
    <div className="wrap pb-(--section)">
      <Breadcrumb current={casino.name} homeHref={homeHref} messages={messages} parent={reviews} />
      <header className="grid grid-cols-[auto_1fr] items-start gap-x-4 gap-y-5 pt-4 md:gap-x-7 md:pt-7">
        <img
          alt=""
          className="size-18 rounded-sm md:row-span-2 md:size-35"
          height="140"
          src={casino.image}
          width="140"
        />
        <div>
          <h1 className="text-[2rem]/[2.125rem] tracking-[-0.042em] md:text-6xl md:leading-none">
            {casino.name}
          </h1>
          <p className="mt-1.5 flex flex-wrap items-center gap-2 md:mt-3">
            <span>
              <span className="sr-only">{words.rating} </span>
              <b className="text-lg font-bold">{formatRating(casino.rating, market)}</b>
              <span className="text-ink-2">/10</span>
            </span>
            {casino.isNew && <span className={BADGE}>{words.newCasino}</span>}
            {casino.exclusiveOffer && <span className={`${BADGE} bg-ink text-paper`}>{words.exclusive}</span>}
          </p>
        </div>
        <div className="col-span-2 md:col-span-1">
          <p className="text-2xl font-semibold tracking-[-0.028em] text-balance">{casino.bonus}</p>
          <p className="mt-2 max-w-160 font-serif text-[1.1875rem]/6.5 text-pretty md:text-[1.3125rem]/7.25">
            {casino.verdict}
          </p>
          <p className="mt-3 text-xs text-ink-2">
            {say(messages.checkedOn, { date: formatDay(casino.verifiedOn, market) })} · 18+
          </p>
        </div>
      </header>
    </div>
  );
}
