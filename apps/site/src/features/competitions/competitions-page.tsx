import { groupCompetitions } from '@nettobonus/domain/campaigns/competition';
import type { Placement } from '@nettobonus/domain/clicks/click';
import type { RichText as RichTextBlocks } from '@nettobonus/domain/texts/rich-text';
import type { ReactNode } from 'react';
import { formatPlural } from '../../i18n/message.ts';
import { RichText, type TextContext } from '../../offer-ui/rich-text/rich-text.tsx';
import { SectionHead } from '../../ui/section-head.tsx';
import type { CompetitionContext, CompetitionEntry } from './competition-entry.ts';
import { CompetitionRow, type CompetitionStatus } from './competition-row.tsx';
import { OwnCompetition } from './own-competition.tsx';

interface CompetitionsPageProps {
  entries: readonly CompetitionEntry[];
  /** Advice to read before taking part. */
  guide: RichTextBlocks;
  textContext: TextContext;
  context: CompetitionContext;
  /** The entry form of the site's own competition. */
  form?: ReactNode;
}

/** Running, upcoming and ended competitions, according to today's date in the market. */
export function CompetitionsPage({ entries, guide, textContext, context, form }: CompetitionsPageProps) {
  const { messages, today } = context;
  const { running, upcoming, ended } = groupCompetitions(entries, today);
  const ownCompetition = running.find(({ host }) => !host);
  const others = running.filter((entry) => entry !== ownCompetition);
  return (
    <>
      {ownCompetition && <OwnCompetition entry={ownCompetition} context={context} />}
      {ownCompetition?.questions?.length ? form : null}
      {running.length === 0 && (
        <section className="competition-none">
          <h2>{messages.none}</h2>
          <p>{messages.noneText}</p>
        </section>
      )}
      <List entries={others} context={context} status="running" />
      <List entries={upcoming} context={context} status="coming" />
      <List entries={ended} context={context} status="ended" />
      <div className="competition-guide">
        <section>
          <SectionHead heading={messages.beforeTakingPart} />
          <RichText context={textContext} text={guide} />
        </section>
        <section>
          <SectionHead heading={messages.rules} />
          <ul className="points">
            {(['rule_age', 'rule_own', 'rule_lastDay', 'rule_casino'] as const).map((rule) => (
              <li key={rule}>{messages[rule]}</li>
            ))}
          </ul>
        </section>
      </div>
    </>
  );
}

interface ListProps {
  entries: CompetitionEntry[];
  status: CompetitionStatus;
  context: CompetitionContext;
}

function List({ entries, status, context }: ListProps) {
  const { market, messages } = context;
  if (entries.length === 0) return null;
  const count = formatPlural(messages.count, entries.length, market);
  return (
    <section className="competitions" data-placement={'competition' satisfies Placement}>
      <SectionHead aside={count} heading={messages[status]} />
      <ul>
        {entries.map((entry) => (
          <CompetitionRow entry={entry} key={entry.title} context={context} status={status} />
        ))}
      </ul>
    </section>
  );
}
