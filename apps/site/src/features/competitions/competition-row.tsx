import { daysBetween } from '@nettobonus/domain/campaigns/competition';
import { formatDay } from '../../i18n/format.ts';
import { formatMessage } from '../../i18n/message.ts';
import { Mark } from '../../ui/brand.tsx';
import { Icon } from '../../ui/icon.tsx';
import type { CompetitionContext, CompetitionEntry } from './competition-entry.ts';
import { DaysLeft } from './days-left.tsx';

interface CompetitionRowProps {
  entry: CompetitionEntry;
  status: 'running' | 'coming' | 'ended';
  context: CompetitionContext;
}

/** Only a running competition links to its casino, because entry is closed before and after. */
export function CompetitionRow({ entry, status, context }: CompetitionRowProps) {
  const { words } = context;
  const { host } = entry;
  return (
    <li data-status={status}>
      {host ? <img alt="" height="64" loading="lazy" src={host.image} width="64" /> : <Mark />}
      <div className="competition-name">
        <h3>{entry.title}</h3>
        <p>
          {host ? (
            <a className="link" href={host.reviewHref}>
              {host.name}
            </a>
          ) : (
            words.own
          )}
        </p>
      </div>
      <Prize entry={entry} words={words} />
      <Time entry={entry} context={context} status={status} />
      {status === 'running' && host && context.noLinksHref && (
        <p className="competition-out">
          <span className="no-link">{context.offerWords.informationOnly}</span>
          <a className="ad link" href={context.noLinksHref}>
            {context.offerWords.whyNoLink}
          </a>
        </p>
      )}
      {status === 'running' && host?.affiliateLink && !context.noLinksHref && (
        <p className="competition-out">
          <a
            className="button button-line"
            href={host.affiliateLink}
            rel="noopener noreferrer sponsored nofollow"
            target="_blank"
          >
            {words.toCompetition}
            <Icon name="outward" size={16} />
            <span className="sr-only">
              {' '}
              ({host.name}, {context.offerWords.opensElsewhere})
            </span>
          </a>
          <span className="ad">{context.offerWords.adLink}, 18+</span>
        </p>
      )}
      <details>
        <summary>
          {words.details}
          <span className="sr-only">: {entry.title}</span>
          <Icon name="chevron" size={18} />
        </summary>
        <p>{entry.description}</p>
        <p>{entry.howToJoin}</p>
      </details>
    </li>
  );
}

function Prize({ entry, words }: { entry: CompetitionEntry; words: CompetitionContext['words'] }) {
  return (
    <dl>
      <div>
        <dt>{words.prize}</dt>
        <dd>{entry.prize}</dd>
      </div>
      <div>
        <dt>{words.winners}</dt>
        <dd>{entry.winners}</dd>
      </div>
      <div className="is-text">
        <dt>{words.decidedBy}</dt>
        <dd>{entry.decidedBy}</dd>
      </div>
    </dl>
  );
}

function Time({ entry, status, context }: CompetitionRowProps) {
  const { market, today, words } = context;
  const day = (date: string) => formatDay(date, market);
  const left = daysBetween(today, entry.endsOn);
  const timing = {
    running: formatDaysLeft(left, words),
    coming: formatMessage(words.startsOn, { date: day(entry.startsOn) }),
    ended: formatMessage(words.endedOn, { date: day(entry.endsOn) }),
  }[status];
  return (
    <div className="competition-time">
      <b>{timing}</b>
      {status === 'running' && <DaysLeft days={left} />}
      <span>
        <time dateTime={entry.startsOn}>{day(entry.startsOn)}</time>
        {' – '}
        <time dateTime={entry.endsOn}>{day(entry.endsOn)}</time>
      </span>
    </div>
  );
}

function formatDaysLeft(days: number, words: CompetitionContext['words']): string {
  if (days === 0) return words.endsToday;
  return days === 1 ? words.leftOne : formatMessage(words.leftMany, { count: days });
}
