import type { Market } from '@nettobonus/domain/markets/market';
import type { Controller } from '@nettobonus/domain/markets/market-settings';
import { CONTROLLER_SECTION, type PageSection, type PageText } from '@nettobonus/domain/publishing/page-text';
import { formatDay } from '../../i18n/format.ts';
import { formatMessage } from '../../i18n/message.ts';
import type { ShellMessages } from '../../i18n/shell.ts';
import { Contents } from '../../ui/contents.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { Table } from '../../ui/table.tsx';

interface LegalPageProps {
  text: PageText;
  /** The data controller. Its section shows the contact details. */
  controller: Controller | undefined;
  market: Market;
  shellMessages: ShellMessages;
  homeHref: string;
}

/** A legal text in numbered sections, with its effective date. */
export function LegalPage({ text, controller, market, shellMessages, homeHref }: LegalPageProps) {
  const { heading, lead, validFrom, sections } = text;
  return (
    <div className="wrap">
      <PageHead
        heading={heading}
        homeHref={homeHref}
        lead={lead}
        messages={shellMessages}
        {...(validFrom && {
          note: formatMessage(shellMessages.validFrom, { date: formatDay(validFrom, market) }),
        })}
      />
      <Contents
        heading={shellMessages.contents}
        isNumbered
        sections={sections.map((section) => ({
          id: section.id,
          heading: section.heading,
          body: (
            <>
              {controller && section.id === CONTROLLER_SECTION && <Address controller={controller} />}
              <SectionBody section={section} />
            </>
          ),
        }))}
      />
    </div>
  );
}

function Address({ controller: { name, address, email } }: { controller: Controller }) {
  return (
    <address>
      <b>{name}</b>
      <span>{address}</span>
      <a className="link" href={`mailto:${email}`}>
        {email}
      </a>
    </address>
  );
}

function SectionBody({ section: { paragraphs, points, table } }: { section: PageSection }) {
  return (
    <>
      {table && <Table {...table} />}
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      {points.length > 0 && (
        <ul className="points">
          {points.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </ul>
      )}
    </>
  );
}
