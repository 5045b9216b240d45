import type { Market } from '@nettobonus/domain/markets/market';
import type { Controller } from '@nettobonus/domain/markets/market-settings';
import { CONTROLLER_SECTION, type PageText } from '@nettobonus/domain/publishing/page-text';
import { formatDay } from '../../i18n/format.ts';
import { formatMessage } from '../../i18n/message.ts';
import type { ShellMessages } from '../../i18n/shell.ts';
import { RichText, type TextContext } from '../../offer-ui/rich-text/rich-text.tsx';
import { Contents } from '../../ui/contents.tsx';
import { PageHead } from '../../ui/page-head.tsx';

interface LegalPageProps {
  text: PageText;
  textContext: TextContext;
  /** The data controller. Its section shows the contact details. */
  controller: Controller | undefined;
  market: Market;
  shellMessages: ShellMessages;
  homeHref: string;
}

/** A legal text in numbered sections, with its effective date. */
export function LegalPage(props: LegalPageProps) {
  const { text, textContext, controller, market, shellMessages, homeHref } = props;
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
              <RichText context={textContext} listClass="points" tableClass={null} text={section.body} />
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
