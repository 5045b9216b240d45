import type { PageText } from '@nettobonus/domain/publishing/page-text';
import type { ShellMessages } from '../../i18n/shell.ts';
import { DepositButton } from '../../offer-ui/deposit-button.tsx';
import { Breadcrumb } from '../../ui/breadcrumb.tsx';
import type { Column, CompareContext } from './column.ts';
import { Summary } from './summary.tsx';

interface CompareHeadProps {
  text: PageText;
  columns: readonly Column[];
  context: CompareContext;
  shellMessages: ShellMessages;
  homeHref: string;
  listLink: { label: string; href: string };
  /** Whether the URL names a casino that this market does not list. */
  hasUnlistedCasino: boolean;
}

export function CompareHead(props: CompareHeadProps) {
  const { text, columns, context, shellMessages, homeHref, listLink, hasUnlistedCasino } = props;
  const { messages } = context;
  return (
    <>
      <Breadcrumb current={messages.crumb} homeHref={homeHref} messages={shellMessages} parent={listLink} />
      <header className="compare-intro">
        <div>
          <h1>{text.heading}</h1>
          {columns.length > 1 ? (
            <Summary columns={columns} context={context} />
          ) : (
            <p className="lead">{columns.length === 1 ? messages.oneMore : text.lead}</p>
          )}
          {hasUnlistedCasino && <p className="compare-note">{messages.unlistedOmitted}</p>}
        </div>
        {columns.length > 0 && <DepositButton {...context} messages={context.offerMessages} />}
      </header>
    </>
  );
}
