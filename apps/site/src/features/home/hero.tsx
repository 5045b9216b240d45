import type { Market } from '@nettobonus/domain/markets/market';
import type { PageText } from '@nettobonus/domain/publishing/page-text';
import type { ReactNode } from 'react';
import { formatCount } from '../../i18n/format.ts';
import { formatMessage, formatPlural } from '../../i18n/message.ts';
import type { ShellMessages } from '../../i18n/shell.ts';
import { DialogButton } from '../../ui/dialog-button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { SearchForm } from '../../ui/search-form.tsx';

interface HeroProps {
  text: PageText;
  market: Market;
  shellMessages: ShellMessages;
  action: string;
  calculatorHref: string;
  search: string;
  casinoCount: number;
  /** How many of the casinos the list below contains. */
  listCount: number;
  /** The latest date on which an offer was checked, formatted for the market. */
  updatedOn: string | null;
  /** The showcase, next to the text. */
  children?: ReactNode;
}

export function Hero({
  text,
  market,
  shellMessages,
  action,
  calculatorHref,
  search,
  casinoCount,
  listCount,
  updatedOn,
  children,
}: HeroProps) {
  const [firstWord = '', ...rest] = text.heading.split(' ');
  return (
    <section className="hero">
      <div className="wrap">
        <div>
          <p className="hero-facts">
            {updatedOn && <span>{formatMessage(shellMessages.updatedOn, { date: updatedOn })}</span>}
            <span>{formatCasinoCount({ casinoCount, listCount, market, shellMessages })}</span>
            <span>{shellMessages.sameFormula}</span>
          </p>
          <h1>
            {firstWord}
            <br />
            {rest.join(' ')}
          </h1>
          <p className="hero-lead">{text.lead}</p>
          {text.intro.map((paragraph) => (
            <p className="hero-intro" key={paragraph}>
              {paragraph}
            </p>
          ))}
          <SearchForm
            action={action}
            placeholder={shellMessages.searchPlaceholder}
            size="large"
            submit={shellMessages.search}
            value={search}
          />
          <p className="hero-tools">
            <DialogButton className="link" icon="quiz" label={shellMessages.takeQuiz} dialog="quiz" />
            <DialogButton className="link" icon="dice" label={shellMessages.pickCasino} dialog="picker" />
            <a className="link" href={calculatorHref}>
              <Icon name="calculator" size={18} />
              {shellMessages.calculateOwn}
            </a>
          </p>
        </div>
        {children && <div>{children}</div>}
      </div>
    </section>
  );
}

/** Names both numbers if they differ: otherwise the heading of the list seems to contradict the hero. */
function formatCasinoCount({
  casinoCount,
  listCount,
  market,
  shellMessages,
}: Pick<HeroProps, 'casinoCount' | 'listCount' | 'market' | 'shellMessages'>): string {
  if (casinoCount === listCount) return formatPlural(shellMessages.casinoCount, casinoCount, market);
  const listed = formatCount(listCount, market);
  return formatPlural(shellMessages.casinoAndListCount, casinoCount, market, { listed });
}
