import type { AddressedArticle } from '@nettobonus/domain/articles/article';
import type { ArticleSection } from '@nettobonus/domain/articles/article-sections';
import type { Person } from '@nettobonus/domain/articles/person';
import type { Market } from '@nettobonus/domain/markets/market';
import type { RichText as RichTextBlocks } from '@nettobonus/domain/texts/rich-text';
import { formatDay } from '../../i18n/format.ts';
import { formatMessage } from '../../i18n/message.ts';
import type { ArticleMessages } from '../../i18n/pages.ts';
import type { ShellMessages } from '../../i18n/shell.ts';
import { RichText, type TextContext } from '../../offer-ui/rich-text/rich-text.tsx';
import { Breadcrumb, type BreadcrumbProps } from '../../ui/breadcrumb.tsx';
import { Contents } from '../../ui/contents.tsx';
import { type ArticleLink, ArticleList } from './article-list.tsx';

interface ArticlePageProps {
  article: AddressedArticle;
  /** The text before the first section. */
  opening: RichTextBlocks;
  sections: readonly ArticleSection[];
  /** The name of the topic. */
  section: string;
  minutes: number;
  /** Null if nobody is known. A sample author is marked as invented. */
  author: (Person & { isSample: boolean }) | null;
  related: readonly ArticleLink[];
  parent: BreadcrumbProps['parent'];
  textContext: TextContext;
  market: Market;
  messages: ArticleMessages;
  shellMessages: ShellMessages;
  homeHref: string;
}

/** A guide or a news item, with its contents and its author. */
export function ArticlePage(props: ArticlePageProps) {
  const { article, opening, sections, related, parent, textContext } = props;
  const { market, messages, shellMessages, homeHref } = props;
  const { title, picture } = article;
  const openingText = opening.length > 0 && (
    <div className="contents-section article-opening">
      <RichText context={textContext} text={opening} />
    </div>
  );
  return (
    <article className="wrap">
      <Breadcrumb current={title} homeHref={homeHref} messages={shellMessages} {...(parent && { parent })} />
      <ArticleHead {...props} />
      {picture && (
        <img
          alt={picture.alt}
          className="article-picture"
          height={picture.height}
          src={`/media/${picture.media}.webp`}
          width={picture.width}
        />
      )}
      {sections.length > 0 ? (
        <Contents
          heading={shellMessages.contents}
          opening={openingText}
          sections={sections.map(({ id, heading, blocks }) => ({
            id,
            heading,
            body: <RichText context={textContext} text={blocks} />,
          }))}
        />
      ) : (
        <div className="article-text">{openingText}</div>
      )}
      <AuthorNote {...props} />
      {related.length > 0 && (
        <section className="article-related">
          <h2>{messages.related}</h2>
          <ArticleList articles={related} level={3} market={market} messages={messages} />
        </section>
      )}
    </article>
  );
}

function ArticleHead({ article, section, minutes, author, market, messages }: ArticlePageProps) {
  const { kind, title, intro, publishedOn, updatedOn } = article;
  return (
    <header className="article-head">
      <p className="article-kicker">
        {messages[kind]} · {section}
      </p>
      <h1>{title}</h1>
      <p className="lead">{intro}</p>
      <div className="article-byline">
        {author && (
          <p className="article-author">
            <Monogram name={author.name} />
            <span>
              <b>{author.name}</b>
              <span>{author.role}</span>
              {author.isSample && <span>{messages.sampleAuthor}</span>}
            </span>
          </p>
        )}
        <dl>
          <div>
            <dt>{messages.published}</dt>
            <dd>
              <time dateTime={publishedOn}>{formatDay(publishedOn, market)}</time>
            </dd>
          </div>
          <div>
            <dt>{messages.updated}</dt>
            <dd>
              <time dateTime={updatedOn}>{formatDay(updatedOn, market)}</time>
            </dd>
          </div>
          <div>
            <dt>{messages.readingTime}</dt>
            <dd>{formatMessage(messages.minutes, { minutes })}</dd>
          </div>
        </dl>
      </div>
    </header>
  );
}

function AuthorNote({ author, messages }: Pick<ArticlePageProps, 'author' | 'messages'>) {
  if (!author) return null;
  return (
    <section className="article-about">
      <h2>{messages.author}</h2>
      <p>
        <b>{author.name}</b>, {author.role}
      </p>
      <p>{author.text}</p>
    </section>
  );
}

function Monogram({ name }: { name: string }) {
  const initials = name
    .split(/\s+/)
    .map(([letter]) => letter)
    .join('')
    .slice(0, 2);
  return (
    <span aria-hidden="true" className="article-monogram">
      {initials}
    </span>
  );
}
