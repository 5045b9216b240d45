import type { Market } from '@nettobonus/domain/markets/market';
import type { PageText } from '@nettobonus/domain/publishing/page-text';
import { pathFor } from '@nettobonus/domain/routes/routes';
import type { ReactNode } from 'react';
import type { DemoMessages } from '../../i18n/games.ts';
import type { ShellMessages } from '../../i18n/shell.ts';
import { RichText, type TextContext } from '../../offer-ui/rich-text/rich-text.tsx';
import { Breadcrumb } from '../../ui/breadcrumb.tsx';

interface DemoGamesPageProps {
  text: PageText;
  textContext: TextContext;
  market: Market;
  shellMessages: ShellMessages;
  messages: DemoMessages;
  /** The list of games. */
  children: ReactNode;
}

export function DemoGamesPage(props: DemoGamesPageProps) {
  const { text, textContext, market, shellMessages, messages, children } = props;
  return (
    <div className="wrap">
      <Breadcrumb current={text.heading} homeHref={pathFor('home', market)} messages={shellMessages} />
      <header className="demo-head">
        <h1>{text.heading}</h1>
        <p className="lead">{text.lead}</p>
      </header>
      {children}
      <p className="luck-note">
        <b>18+</b> {messages.luckNote}
      </p>
      <section className="demo-figure">
        <h2>{messages.returnAndVolatilityHeading}</h2>
        <div className="prose">
          <RichText context={textContext} text={text.intro} />
        </div>
      </section>
    </div>
  );
}
