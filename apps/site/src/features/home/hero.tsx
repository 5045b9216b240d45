import type { Market } from '@nettobonus/domain/markets/market';
import type { PageText } from '@nettobonus/domain/publishing/page-text';
import type { ReactNode } from 'react';
import { formatCount } from '../../i18n/format.ts';
import { formatMessage, formatPlural } from '../../i18n/message.ts';
import type { ShellMessages } from '../../i18n/shell.ts';
import { RichText, type TextContext } from '../../offer-ui/rich-text/rich-text.tsx';
import { DialogButton } from '../../ui/dialog-button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { SearchForm } from '../../ui/search-form.tsx';

interface HeroProps {
  text: PageText;
  textContext: TextContext;
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
  /** The term that the lead defines. */
  term: string;
  /** The name of a casino, as an example of a search. */
  exampleCasino?: string | undefined;
  /** The duel of two offers, next to the text. */
  children?: ReactNode;
}

export function Hero({
  text,
  textContext,
  market,
  shellMessages,
  action,
  calculatorHref,
  search,
  casinoCount,
  listCount,
  updatedOn,
  term,
  exampleCasino,
  children,
}: HeroProps) {
  const [firstWord = '', ...rest] = withSoftHyphens(text.heading).split(' ');
  return (
    <section className="hero">
      <div className="wrap">
        <div className="hero-text">
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
          <Definition term={term} text={text.lead} />
          <SearchForm
            action={action}
            placeholder={shellMessages.searchPlaceholder}
            size="large"
            submit={shellMessages.search}
            value={search}
          />
          <p className="hero-examples">
            <span>{shellMessages.searchExamples}</span>
            {[exampleCasino, shellMessages.exampleQuestion_payout, shellMessages.exampleQuestion_rules]
              .filter((example) => example !== undefined)
              .map((example) => (
                <a
                  className="link"
                  href={`${action}?${new URLSearchParams({ search: example })}`}
                  key={example}
                >
                  {example}
                </a>
              ))}
          </p>
        </div>
        {children && <div className="hero-duel">{children}</div>}
        <div className="hero-more">
          <RichText context={textContext} paragraphClass="hero-intro" text={text.intro} />
          <p className="hero-tools">
            <DialogButton className="link" icon="quiz" label={shellMessages.takeQuiz} dialog="quiz" />
            <DialogButton className="link" icon="dice" label={shellMessages.pickCasino} dialog="picker" />
            <a className="link" href={calculatorHref}>
              <Icon name="calculator" size={18} />
              {shellMessages.calculateOwn}
            </a>
          </p>
        </div>
      </div>
    </section>
  );
}

/** The lead, which defines the term that it begins with. */
function Definition({ term, text }: { term: string; text: string }) {
  const isDefinition = text.startsWith(`${term} `);
  return (
    <p className="hero-lead">
      {isDefinition ? (
        <>
          <b>{term}</b>
          {text.slice(term.length)}
        </>
      ) : (
        text
      )}
    </p>
  );
}

/** Lets the compound in the headline wrap on narrow screens. Browsers have no hyphenation dictionary for Finnish. */
function withSoftHyphens(heading: string): string {
  return heading.replaceAll(/(?<=[ck]asino)(?=bonu)/gi, '\u00ad');
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
