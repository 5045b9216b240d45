import { daysBetween } from '@nettobonus/domain/campaigns/competition';
import { formatDay } from '../../i18n/format.ts';
import { formatMessage } from '../../i18n/message.ts';
import { Icon } from '../../ui/icon.tsx';
import type { CompetitionContext, CompetitionEntry } from './competition-entry.ts';

/** The site's own competition, at the top of the page while it is running. */
export function OwnCompetition({ entry, context }: { entry: CompetitionEntry; context: CompetitionContext }) {
  const { market, today, messages, joinLabel } = context;
  return (
    <article className="competition-lead" data-status="running">
      <div>
        <p className="competition-own">{messages.own}</p>
        <h2>{entry.title}</h2>
        <p className="competition-text">{entry.description}</p>
        <p>{entry.howToJoin}</p>
        {entry.questions?.length ? (
          <a className="button" href="#entry">
            {joinLabel}
          </a>
        ) : (
          <button className="button" data-opens="chat" data-view="contact" type="button">
            <Icon name="mail" size={18} />
            {messages.openForm}
          </button>
        )}
        <p className="competition-own">
          <time dateTime={entry.endsOn}>
            {formatMessage(messages.endsOn, { date: formatDay(entry.endsOn, market) })}
          </time>
        </p>
      </div>
      <dl>
        <div>
          <dt>{messages.prize}</dt>
          <dd>{entry.prize}</dd>
        </div>
        <div>
          <dt>{messages.winners}</dt>
          <dd>{entry.winners}</dd>
        </div>
        <div>
          <dt>{messages.daysLeft}</dt>
          <dd>{daysBetween(today, entry.endsOn)}</dd>
        </div>
        <div className="is-text">
          <dt>{messages.decidedBy}</dt>
          <dd>{entry.decidedBy}</dd>
        </div>
      </dl>
    </article>
  );
}
