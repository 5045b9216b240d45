import type { Market } from '@nettobonus/domain/markets/market';
import { formatDay } from '../../i18n/format.ts';
import { formatMessage } from '../../i18n/message.ts';
import type { ArticleMessages } from '../../i18n/pages.ts';

/** An article in a list, or another page, which has no date. */
export interface ArticleLink {
  href: string;
  title: string;
  intro: string;
  updatedOn?: string;
  minutes?: number;
}

interface ArticleListProps {
  articles: readonly ArticleLink[];
  /** The level of the titles. */
  level: 2 | 3;
  market: Market;
  messages: ArticleMessages;
}

export function ArticleList({ articles, level, market, messages }: ArticleListProps) {
  const Heading = `h${level}` as const;
  return (
    <ul className="article-list">
      {articles.map(({ href, title, intro, updatedOn, minutes }) => (
        <li key={href}>
          <Heading>
            <a href={href}>{title}</a>
          </Heading>
          <p>{intro}</p>
          {updatedOn && minutes && (
            <p className="article-facts">
              <span>{formatMessage(messages.minutes, { minutes })}</span>
              <time dateTime={updatedOn}>
                {formatMessage(messages.updatedOn, { date: formatDay(updatedOn, market) })}
              </time>
            </p>
          )}
        </li>
      ))}
    </ul>
  );
}
