import { getLocalDate, type Market } from '@nettobonus/domain/markets/market';
import { hasNet } from '@nettobonus/domain/net-value/net-value';
import {
  isHeadlineTerm,
  type OfferTrend,
  type OfferVersion,
  summariseHistory,
} from '@nettobonus/domain/offer-history/offer-history';
import type { CSSProperties } from 'react';
import { formatDay, formatMoney } from '../../i18n/format.ts';
import { formatMessage, formatPlural } from '../../i18n/message.ts';
import { getOfferMessages, type OfferMessages } from '../../i18n/offers.ts';
import { getHistoryMessages, type HistoryMessages, type ReviewMessages } from '../../i18n/pages.ts';
import { FinishRate } from '../../offer-ui/finish-rate.tsx';
import { NetFigure } from '../../offer-ui/net-figure.tsx';
import { formatNoNet, toBarAmounts } from '../../offer-ui/net-figures.ts';
import { NetBar } from '../../ui/net-bar.tsx';
import { formatChange, formatOffer, type TermContext } from './offer-change.ts';

interface OfferHistoryProps {
  /** Newest first. */
  versions: readonly OfferVersion[];
  /** The deposit that the versions' values are calculated for, in minor units. */
  deposit: number;
  market: Market;
  messages: ReviewMessages;
}

/** All versions of an offer on one scale: what changed, when, and how it affected the net. */
export function OfferHistory({ versions, deposit, market, messages }: OfferHistoryProps) {
  if (versions.length === 0) return null;
  const historyMessages = getHistoryMessages(market);
  const context: TermContext = {
    market,
    messages: historyMessages,
    offerMessages: getOfferMessages(market),
    notDisclosed: messages.notDisclosed,
  };
  return (
    <section className="review-section" id="history">
      <h2>{messages.history}</h2>
      <p className="lead">{formatSummary(versions, historyMessages, market)}</p>
      <ol className="history" style={buildScale(versions, deposit)}>
        {versions.map((version, index) => (
          <Version
            context={context}
            deposit={deposit}
            isCurrent={index === 0}
            key={version.since}
            version={version}
          />
        ))}
      </ol>
      <p className="history-caption">
        {formatMessage(historyMessages.caption, { deposit: formatMoney(deposit, market) })}
      </p>
    </section>
  );
}

interface VersionProps {
  version: OfferVersion;
  isCurrent: boolean;
  deposit: number;
  context: TermContext;
}

function Version({ version, isCurrent, deposit, context }: VersionProps) {
  const { market, messages, offerMessages } = context;
  return (
    <li className={isCurrent ? 'is-now' : undefined}>
      <time dateTime={version.since}>{formatDay(getLocalDate(market, new Date(version.since)), market)}</time>
      <div className="history-news">
        <b>
          {messages[`change_${version.changeKind}`]}
          {isCurrent && <span className="badge badge-exclusive">{messages.now}</span>}
        </b>
        <p>{formatChanges(version, context)}</p>
      </div>
      <VersionNet deposit={deposit} market={market} offerMessages={offerMessages} value={version.value} />
    </li>
  );
}

function VersionNet({
  value,
  deposit,
  market,
  offerMessages,
}: {
  value: OfferVersion['value'];
  deposit: number;
  market: Market;
  offerMessages: OfferMessages;
}) {
  if (!hasNet(value)) {
    const { figure } = formatNoNet(value, { market, messages: offerMessages });
    return (
      <>
        <NetBar amounts={null} />
        <p className="history-net is-unknown">{figure}</p>
      </>
    );
  }
  return (
    <>
      <NetBar amounts={toBarAmounts(value, deposit)} isFloor={value.state === 'floor'} />
      <p className="history-net">
        <span className="sr-only">
          {offerMessages.gross} {formatMoney(value.gross, market)}, {offerMessages.net}{' '}
        </span>
        <NetFigure market={market} net={value.net} />
      </p>
      <FinishRate value={value} market={market} messages={offerMessages} />
    </>
  );
}

function formatChanges({ changeKind, changed, offer }: OfferVersion, context: TermContext): string {
  if (changeKind === 'first') return formatOffer(offer, context);
  const showsHeadline =
    (changeKind === 'newBonus' || changeKind === 'headline') &&
    changed.some(({ term }) => term === 'headline');
  const shownChanges = changed.filter(({ term }) =>
    showsHeadline ? !isHeadlineTerm(term) : term !== 'headline',
  );
  const formatted = shownChanges.map((change) => formatChange(change, context));
  return (
    shownChanges.length === 1 && !showsHeadline ? [...formatted, context.messages.restUnchanged] : formatted
  ).join(', ');
}

function formatSummary(versions: readonly OfferVersion[], messages: HistoryMessages, market: Market): string {
  const summary = summariseHistory(versions);
  const times =
    { 2: messages.twice, 3: messages.threeTimes }[summary.times] ??
    formatPlural(messages.times, summary.times, market);
  const headline =
    summary.headline === 'same'
      ? messages.headline_same
      : formatMessage(messages[`headline_${summary.headline}`], { times });
  return summary.net === 'unknown'
    ? `${headline}.`
    : formatMessage(isContrast(summary) ? messages.summaryContrast : messages.summary, {
        headline,
        net: messages[`net_${summary.net}`],
      });
}

const DIRECTIONS = {
  grew: 1,
  roseEachTime: 1,
  higher: 1,
  same: 0,
  shrank: -1,
  fellEachTime: -1,
  lower: -1,
  changed: null,
  unknown: null,
} as const;

/** Whether the net took a different direction from the bonus: "has grown, but" and not "has grown, and". */
function isContrast({ headline, net }: OfferTrend): boolean {
  return DIRECTIONS[headline] !== null && DIRECTIONS[headline] !== DIRECTIONS[net];
}

/** One scale for all versions, with a margin so that no bar touches the edge. */
function buildScale(versions: readonly OfferVersion[], deposit: number): CSSProperties {
  const known = versions.flatMap(({ value }) => (hasNet(value) ? [value] : []));
  const lowest = Math.min(0, ...known.map(({ sum }) => Math.max(sum / deposit, -1)));
  const highest = Math.max(...known.map(({ gross }) => gross / deposit), 0.1);
  return { '--net-lo': (lowest - 0.05).toFixed(2), '--net-hi': (highest + 0.05).toFixed(2) } as CSSProperties;
}
