import { dayIn, type Market } from '@nettobonus/domain/markets/market';
import { referenceDeposit } from '@nettobonus/domain/net-value/net-value';
import {
  isHeadlineTerm,
  type OfferVersion,
  summariseHistory,
} from '@nettobonus/domain/offer-history/offer-history';
import type { CSSProperties } from 'react';
import { formatDay, formatMoney } from '../../i18n/format.ts';
import { formatMessage } from '../../i18n/message.ts';
import { type HistoryWords, historyWordsOf } from '../../i18n/offer-history/words.ts';
import { type OfferWords, offerWordsOf } from '../../i18n/offers/words.ts';
import type { ReviewWords } from '../../i18n/review/words.ts';
import { Finish } from '../../offer-ui/finish.tsx';
import { NetFigure } from '../../offer-ui/net-figure.tsx';
import { NetBar } from '../../ui/net-bar.tsx';
import { formatChange, formatOffer, type TermWriting } from './offer-change.ts';

interface OfferHistoryProps {
  /** Newest first. */
  versions: readonly OfferVersion[];
  market: Market;
  words: ReviewWords;
}

/** All versions of an offer on one scale: what changed, when, and how it affected the net. */
export function OfferHistory({ versions, market, words }: OfferHistoryProps) {
  if (versions.length === 0) return null;
  const historyWords = historyWordsOf(market);
  const writing: TermWriting = {
    market,
    words: historyWords,
    offerWords: offerWordsOf(market),
    notDisclosed: words.notDisclosed,
  };
  const deposit = referenceDeposit(market);
  return (
    <section className="review-section" id="history">
      <h2>{words.history}</h2>
      <p className="lead">{formatCourse(versions, historyWords)}</p>
      <ol className="history" style={scaleOf(versions, deposit)}>
        {versions.map((version, index) => (
          <Version
            deposit={deposit}
            isNow={index === 0}
            key={version.since}
            version={version}
            writing={writing}
          />
        ))}
      </ol>
      <p className="history-caption">
        {formatMessage(historyWords.caption, { deposit: formatMoney(deposit, market) })}
      </p>
    </section>
  );
}

interface VersionProps {
  version: OfferVersion;
  isNow: boolean;
  deposit: number;
  writing: TermWriting;
}

function Version({ version, isNow, deposit, writing }: VersionProps) {
  const { market, words, offerWords } = writing;
  return (
    <li className={isNow ? 'is-now' : undefined}>
      <time dateTime={version.since}>{formatDay(dayIn(market, new Date(version.since)), market)}</time>
      <div className="history-news">
        <b>
          {words[`news_${version.news}`]}
          {isNow && <span className="badge badge-exclusive">{words.now}</span>}
        </b>
        <p>{formatNews(version, writing)}</p>
      </div>
      <VersionNet deposit={deposit} market={market} offerWords={offerWords} value={version.value} />
    </li>
  );
}

function VersionNet({
  value,
  deposit,
  market,
  offerWords,
}: {
  value: OfferVersion['value'];
  deposit: number;
  market: Market;
  offerWords: OfferWords;
}) {
  if (value.state === 'unknown') {
    return (
      <>
        <NetBar amounts={null} />
        <p className="history-net is-unknown">{offerWords.notCalculated}</p>
      </>
    );
  }
  const amounts = {
    gross: value.gross / deposit,
    net: value.net / deposit,
    beforeFloor: value.beforeFloor / deposit,
  };
  return (
    <>
      <NetBar amounts={amounts} isFloor={value.state === 'floor'} />
      <p className="history-net">
        <span className="sr-only">
          {offerWords.gross} {formatMoney(value.gross, market)}, {offerWords.net}{' '}
        </span>
        <NetFigure market={market} net={value.net} />
      </p>
      <Finish count={value.finishOfTen} words={offerWords} />
    </>
  );
}

function formatNews({ news, changed, offer }: OfferVersion, writing: TermWriting): string {
  if (news === 'first') return formatOffer(offer, writing);
  const showsHeadline =
    (news === 'newBonus' || news === 'headline') && changed.some(({ term }) => term === 'headline');
  const shownChanges = changed.filter(({ term }) =>
    showsHeadline ? !isHeadlineTerm(term) : term !== 'headline',
  );
  const steps = shownChanges.map((change) => formatChange(change, writing));
  return (shownChanges.length === 1 && !showsHeadline ? [...steps, writing.words.restUnchanged] : steps).join(
    ', ',
  );
}

function formatCourse(versions: readonly OfferVersion[], words: HistoryWords): string {
  const course = summariseHistory(versions);
  const { once, twice, thrice } = words;
  const times =
    [once, twice, thrice][course.times - 1] ?? formatMessage(words.times, { count: course.times });
  const headline =
    course.headline === 'same'
      ? words.headline_same
      : formatMessage(words[`headline_${course.headline}`], { times });
  return course.net === 'unknown'
    ? `${headline}.`
    : formatMessage(words.course, { headline, net: words[`net_${course.net}`] });
}

/** One scale for all versions, with a margin for bars that overlap the edge. */
function scaleOf(versions: readonly OfferVersion[], deposit: number): CSSProperties {
  const known = versions.flatMap(({ value }) => (value.state === 'unknown' ? [] : [value]));
  const lowest = Math.min(0, ...known.map(({ beforeFloor }) => Math.max(beforeFloor / deposit, -1)));
  const highest = Math.max(...known.map(({ gross }) => gross / deposit), 0.1);
  return { '--net-lo': (lowest - 0.05).toFixed(2), '--net-hi': (highest + 0.05).toFixed(2) } as CSSProperties;
}
