import { type ArrangedCompetitions, arrangeCompetitions } from '@nettobonus/domain/campaigns/competition';
import type { Placement } from '@nettobonus/domain/clicks/click';
import { formatMessage } from '../../i18n/message.ts';
import { SectionHead } from '../../ui/section-head.tsx';
import type { CompetitionContext, CompetitionEntry } from './competition-entry.ts';
import { CompetitionLead } from './competition-lead.tsx';
import { CompetitionRow } from './competition-row.tsx';

interface CompetitionsPageProps {
  entries: readonly CompetitionEntry[];
  /** Advice to read before taking part. */
  guide: string[];
  context: CompetitionContext;
}

/** Running, upcoming and ended competitions, by today's date in the market. */
export function CompetitionsPage({ entries, guide, context }: CompetitionsPageProps) {
  const { words, today } = context;
  const { running, coming, ended } = arrangeCompetitions(entries, today);
  const lead = running.find(({ host }) => !host);
  const others = running.filter((entry) => entry !== lead);
  return (
    <>
      {lead && <CompetitionLead entry={lead} context={context} />}
      {running.length === 0 && (
        <section className="competition-none">
          <h2>{words.none}</h2>
          <p>{words.noneText}</p>
        </section>
      )}
      <List entries={others} context={context} status="running" />
      <List entries={coming} context={context} status="coming" />
      <List entries={ended} context={context} status="ended" />
      <div className="competition-guide">
        <section>
          <SectionHead heading={words.before} />
          {guide.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </section>
        <section>
          <SectionHead heading={words.rules} />
          <ul className="points">
            {(['rule_age', 'rule_own', 'rule_lastDay', 'rule_casino'] as const).map((rule) => (
              <li key={rule}>{words[rule]}</li>
            ))}
          </ul>
        </section>
      </div>
    </>
  );
}

interface ListProps {
  entries: CompetitionEntry[];
  status: keyof ArrangedCompetitions<CompetitionEntry>;
  context: CompetitionContext;
}

function List({ entries, status, context }: ListProps) {
  const { words } = context;
  if (entries.length === 0) return null;
  const count = entries.length === 1 ? words.one : formatMessage(words.many, { count: entries.length });
  return (
    <section className="competitions" data-placement={'competition' satisfies Placement}>
      <SectionHead aside={count} heading={words[status]} />
      <ul>
        {entries.map((entry) => (
          <CompetitionRow entry={entry} key={entry.title} context={context} status={status} />
        ))}
      </ul>
    </section>
  );
}
