import { daysBetween } from '@nettobonus/domain/campaigns/competition';
import { formatDay } from '../../i18n/format.ts';
import { formatMessage } from '../../i18n/message.ts';
import { Icon } from '../../ui/icon.tsx';
import type { CompetitionContext, CompetitionEntry } from './competition-entry.ts';

/** The site's own competition while it runs. */
export function CompetitionLead({
  entry,
  context,
}: {
  entry: CompetitionEntry;
  context: CompetitionContext;
}) {
  const { market, today, words } = context;
  return (
    <article className="competition-lead" data-status="running">
      <div>
        <p className="competition-own">{words.own}</p>
        <h2>{entry.title}</h2>
        <p className="competition-text">{entry.description}</p>
        <p>{entry.howToJoin}</p>
        <button className="button" data-at="contact" data-opens="chat" type="button">
          <Icon name="mail" size={18} />
          {words.openForm}
        </button>
        <p className="competition-own">
          <time dateTime={entry.endsOn}>
            {formatMessage(words.endsOn, { date: formatDay(entry.endsOn, market) })}
          </time>
        </p>
      </div>
      <dl>
        <div>
          <dt>{words.prize}</dt>
          <dd>{entry.prize}</dd>
        </div>
        <div>
          <dt>{words.winners}</dt>
          <dd>{entry.winners}</dd>
        </div>
        <div>
          <dt>{words.daysLeft}</dt>
          <dd>{daysBetween(today, entry.endsOn)}</dd>
        </div>
        <div className="is-text">
          <dt>{words.decidedBy}</dt>
          <dd>{entry.decidedBy}</dd>
        </div>
      </dl>
    </article>
  );
}
