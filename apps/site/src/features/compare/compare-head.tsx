import type { PageText } from '@nettobonus/domain/publishing/page-text';
import type { ReactNode } from 'react';
import type { Messages } from '../../i18n/messages.ts';
import { Breadcrumb } from '../../ui/breadcrumb.tsx';
import type { Column, CompareContext } from './column.ts';
import { Summary } from './summary.tsx';

interface CompareHeadProps {
  text: PageText;
  columns: readonly Column[];
  context: CompareContext;
  messages: Messages;
  homeHref: string;
  list: { label: string; href: string };
  /** Whether the URL names a casino that this market does not list. */
  isLeftOut: boolean;
  /** The deposit switch. */
  children?: ReactNode;
}

export function CompareHead(props: CompareHeadProps) {
  const { text, columns, context, messages, homeHref, list, isLeftOut, children } = props;
  const { words } = context;
  return (
    <>
      <Breadcrumb current={words.crumb} homeHref={homeHref} messages={messages} parent={list} />
      <header className="compare-intro">
        <div>
          <h1>{text.heading}</h1>
          {columns.length > 1 ? (
            <Summary columns={columns} context={context} />
          ) : (
            <p className="lead">{columns.length === 1 ? words.oneMore : text.lead}</p>
          )}
          {isLeftOut && <p className="compare-note">{words.leftOut}</p>}
        </div>
        {columns.length > 0 && children}
      </header>
    </>
  );
}
