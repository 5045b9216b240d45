import type { Market } from '@nettobonus/domain/markets/market';
import type { PageText } from '@nettobonus/domain/publishing/page-text';
import type { ArticleMessages } from '../../i18n/pages.ts';
import type { ShellMessages } from '../../i18n/shell.ts';
import { RichText, type TextContext } from '../../offer-ui/rich-text/rich-text.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { type ArticleLink, ArticleList } from './article-list.tsx';

interface ArticlesPageProps {
  text: PageText;
  textContext: TextContext;
  /** A list without topics is one group without a heading. */
  groups: readonly { heading: string | null; articles: readonly ArticleLink[] }[];
  market: Market;
  messages: ArticleMessages;
  shellMessages: ShellMessages;
  homeHref: string;
}

/** The list of a market's guides, or of its news. */
export function ArticlesPage(props: ArticlesPageProps) {
  const { text, textContext, groups, market, messages, shellMessages, homeHref } = props;
  return (
    <div className="wrap articles">
      <PageHead heading={text.heading} homeHref={homeHref} lead={text.lead} messages={shellMessages} />
      {text.intro.length > 0 && (
        <div className="articles-intro">
          <RichText context={textContext} text={text.intro} />
        </div>
      )}
      <div className={groups.length > 1 ? 'article-groups' : undefined}>
        {groups.map(({ heading, articles }) => (
          <section className="article-group" key={heading}>
            {heading && <h2>{heading}</h2>}
            <ArticleList articles={articles} level={heading ? 3 : 2} market={market} messages={messages} />
          </section>
        ))}
      </div>
    </div>
  );
}
