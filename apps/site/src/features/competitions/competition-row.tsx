import { daysBetween } from '@nettobonus/domain/campaigns/competition';
import { formatDay } from '../../i18n/format.ts';
import { formatMessage, formatPlural } from '../../i18n/message.ts';
import { LogoMark } from '../../ui/brand.tsx';
import { Icon } from '../../ui/icon.tsx';
import type { CompetitionContext, CompetitionEntry } from './competition-entry.ts';
import { DaysLeft } from './days-left.tsx';

/** Also the key of the heading's message, and the value of `data-status`. */
export type CompetitionStatus = 'running' | 'coming' | 'ended';

interface CompetitionRowProps {
  entry: CompetitionEntry;
  status: CompetitionStatus;
  context: CompetitionContext;
}

/** Only a running competition links to its casino, because entry is closed before and after. */
export function CompetitionRow({ entry, status, context }: CompetitionRowProps) {
  const { messages } = context;
  const { host } = entry;
  return (
    <li data-status={status}>
      {host ? <img alt="" height="64" loading="lazy" src={host.image} width="64" /> : <LogoMark />}
      <div className="competition-name">
        <h3>{entry.title}</h3>
        <p>
          {host ? (
            <a className="link" href={host.reviewHref}>
              {host.name}
            </a>
          ) : (
            messages.own
          )}
        </p>
      </div>
      <Prize entry={entry} messages={messages} />
      <Time entry={entry} context={context} status={status} />
      {status === 'running' && host && context.noLinksHref && (
        <p className="competition-out">
          <span className="no-link">{context.offerMessages.informationOnly}</span>
          <a className="ad link" href={context.noLinksHref}>
            {context.offerMessages.whyNoLink}
          </a>
        </p>
      )}
      {status === 'running' && host?.isUnlicensed && (
        <p className="competition-out">
          <span className="no-link">{context.offerMessages.noLicenceHere}</span>
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
            {messages.toCompetition}
            <Icon name="external" size={16} />
            <span className="sr-only">
              {' '}
              ({host.name}, {context.offerMessages.opensInNewTab})
            </span>
          </a>
          <span className="ad">{context.offerMessages.adLink}, 18+</span>
        </p>
      )}
      <details>
        <summary>
          {messages.details}
          <span className="sr-only">: {entry.title}</span>
          <Icon name="chevron" size={18} />
        </summary>
        <p>{entry.description}</p>
        <p>{entry.howToJoin}</p>
      </details>
    </li>
  );
}

function Prize({ entry, messages }: { entry: CompetitionEntry; messages: CompetitionContext['messages'] }) {
  return (
    <dl>
      <div>
        <dt>{messages.prize}</dt>
        <dd>{entry.prize}</dd>
      </div>
      <div>
        <dt>{messages.winners}</dt>
        <dd>{entry.winners}</dd>
      </div>
      <div className="is-text">
        <dt>{messages.decidedBy}</dt>
        <dd>{entry.decidedBy}</dd>
      </div>
    </dl>
  );
}

function Time({ entry, status, context }: CompetitionRowProps) {
  const { market, today, messages } = context;
  const formatDate = (date: string) => formatDay(date, market);
  const daysLeft = daysBetween(today, entry.endsOn);
  const timing = {
    running: daysLeft === 0 ? messages.endsToday : formatPlural(messages.daysRemaining, daysLeft, market),
    coming: formatMessage(messages.startsOn, { date: formatDate(entry.startsOn) }),
    ended: formatMessage(messages.endedOn, { date: formatDate(entry.endsOn) }),
  }[status];
  return (
    <div className="competition-time">
      <b>{timing}</b>
      {status === 'running' && <DaysLeft days={daysLeft} />}
      <span>
        <time dateTime={entry.startsOn}>{formatDate(entry.startsOn)}</time>
        {' – '}
        <time dateTime={entry.endsOn}>{formatDate(entry.endsOn)}</time>
      </span>
    </div>
  );
}
