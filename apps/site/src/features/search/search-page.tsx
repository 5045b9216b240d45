import type { Market } from '@nettobonus/domain/markets/market';
import type { SearchKind } from '@nettobonus/domain/search/search-kind';
import type { ReactNode } from 'react';
import { formatCount } from '../../i18n/format.ts';
import { formatMessage, formatPlural } from '../../i18n/message.ts';
import type { SearchMessages } from '../../i18n/pages.ts';
import type { ShellMessages } from '../../i18n/shell.ts';
import { SearchForm } from '../../ui/search-form.tsx';
import { ServerIcon, type ServerIconName } from '../../ui/server-icon.tsx';
import { MarkedText } from './marked-text.tsx';
import type { SearchResult } from './search-result.ts';

interface ResultGroup {
  kind: SearchKind;
  /** How many results there are, of which `results` may be the first. */
  count: number;
  results: SearchResult[];
  /** The page with all results of the group; null if all are shown. */
  allHref: string | null;
}

export interface QuickLink {
  icon: ServerIconName;
  label: string;
  href: string;
}

export interface SearchPageProps {
  market: Market;
  query: string;
  /** The URL of the form. */
  action: string;
  /** The kind to which the results are limited; null for all. */
  shownKind: SearchKind | null;
  total: number;
  tabs: { kind: SearchKind | null; count: number; href: string }[];
  /** The best match, if it is a question. Always a published text. */
  answer: SearchResult | null;
  groups: ResultGroup[];
  /** False if no name contains the query and no filter is set: then only the search can be changed. */
  hasUsefulFilters: boolean;
  /** Links about the one casino that the list shows. */
  quickLinks: QuickLink[];
  /** Whether to offer the assistant for a question that has other results. */
  offersChat: boolean;
  /** Casinos with similar names, if no name contains the query. */
  nearest: { name: string; href: string }[];
  /** What a visitor can do who has found nothing. */
  ways: { casinoCount: number; listHref: string; reviewsHref: string; calculatorHref: string } | null;
  messages: SearchMessages;
  shellMessages: ShellMessages;
  /** The list of casinos. */
  children?: ReactNode;
}

const LABELS = {
  casino: 'casinos',
  review: 'reviews',
  article: 'articles',
  page: 'pages',
  question: 'questions',
  game: 'games',
} as const satisfies Record<SearchKind, keyof SearchMessages>;

export function SearchPage(props: SearchPageProps) {
  const { market, query, action, shownKind, total, tabs, answer, groups, nearest, ways, messages, children } =
    props;
  const { quickLinks, offersChat } = props;
  const showsCasinos = shownKind === null || shownKind === 'casino';
  return (
    <div className={props.hasUsefulFilters ? 'wrap search-page' : 'wrap search-page is-without-casinos'}>
      <header>
        <h1>{messages.heading}</h1>
        <SearchForm
          action={action}
          placeholder={props.shellMessages.searchPlaceholder}
          size="large"
          submit={props.shellMessages.search}
          value={query}
        />
        <p>
          <b>{formatPlural(messages.hits, total, market)}</b> {formatMessage(messages.forQuery, { query })}
        </p>
      </header>
      {total > 0 && (
        <nav aria-label={messages.kinds} className="search-kinds">
          <ul>
            {tabs.map(({ kind, count, href }) => (
              <li key={href}>
                <a aria-current={kind === shownKind ? 'page' : undefined} href={href}>
                  {messages[kind ? LABELS[kind] : 'all']}{' '}
                  <span className="num">{formatCount(count, market)}</span>
                </a>
              </li>
            ))}
          </ul>
        </nav>
      )}
      {answer && <Answer answer={answer} messages={messages} />}
      {showsCasinos && children}
      {showsCasinos && nearest.length > 0 && (
        <section className="search-nearest">
          <h2>{messages.nearest}</h2>
          <ul>
            {nearest.map(({ name, href }) => (
              <li key={href}>
                <a className="button button-line" href={href}>
                  {name}
                </a>
              </li>
            ))}
          </ul>
        </section>
      )}
      <div className="search-more">
        <div>
          {groups.map((group) => (
            <Group group={group} key={group.kind} market={market} messages={messages} />
          ))}
        </div>
        {quickLinks.length > 0 && <QuickLinks links={quickLinks} messages={messages} />}
        {offersChat && <AskAssistant messages={messages} />}
      </div>
      {ways && <Ways market={market} messages={messages} ways={ways} />}
    </div>
  );
}

function Answer({ answer, messages }: { answer: SearchResult; messages: SearchMessages }) {
  return (
    <section className="search-answer">
      <p>{messages.answer}</p>
      <h2>
        <MarkedText parts={answer.title} />
      </h2>
      <p className="lead">
        <MarkedText parts={answer.passage} />
      </p>
      <a className="link" href={answer.href}>
        {formatMessage(messages.answerSource, { page: answer.about })}
      </a>
    </section>
  );
}

function QuickLinks({ links, messages }: { links: readonly QuickLink[]; messages: SearchMessages }) {
  return (
    <section className="search-aside">
      <h2>{messages.quickLinks}</h2>
      <ul>
        {links.map(({ icon, label, href }) => (
          <li key={href}>
            <a href={href}>
              <ServerIcon name={icon} size={18} />
              <span className="link">{label}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

function AskAssistant({ messages }: { messages: SearchMessages }) {
  return (
    <section className="search-aside">
      <h2>{messages.askHeading}</h2>
      <p>{messages.askText}</p>
      <button className="button button-line" data-opens="chat" type="button">
        <ServerIcon name="chat" size={18} />
        {messages.ask}
      </button>
    </section>
  );
}

interface GroupProps {
  group: ResultGroup;
  market: Market;
  messages: SearchMessages;
}

function Group({ group: { kind, count, results, allHref }, market, messages }: GroupProps) {
  return (
    <section className="search-group">
      <h2>
        {messages[LABELS[kind]]} <span className="num">{formatCount(count, market)}</span>
      </h2>
      {allHref && (
        <a className="link" href={allHref}>
          {messages.showAll}
          <span className="sr-only"> ({messages[LABELS[kind]]})</span>
        </a>
      )}
      <ul className="search-results">
        {results.map((result) => (
          <li key={`${result.href} ${result.title.map(({ text }) => text).join('')}`}>
            <ResultPicture result={result} />
            <div>
              <h3>
                <a href={result.href}>
                  <MarkedText parts={result.title} />
                </a>
              </h3>
              <p>
                <MarkedText parts={result.passage} />
              </p>
              {result.about && <p className="search-about">{result.about}</p>}
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

const ICONS = {
  casino: 'shield',
  review: 'book',
  article: 'book',
  page: 'book',
  question: 'question',
  game: 'play',
} as const;

function ResultPicture({ result: { image, kind } }: { result: SearchResult }) {
  if (image) return <img alt="" className="tile" height="44" loading="lazy" src={image} width="44" />;
  return (
    <span className="search-icon">
      <ServerIcon name={ICONS[kind]} size={20} />
    </span>
  );
}

interface WaysProps {
  ways: NonNullable<SearchPageProps['ways']>;
  market: Market;
  messages: SearchMessages;
}

function Ways({ ways, market, messages }: WaysProps) {
  const { casinoCount, listHref, reviewsHref, calculatorHref } = ways;
  return (
    <section className="search-group">
      <h2>{messages.waysHeading}</h2>
      <ul className="search-ways">
        <li>
          <a href={listHref}>
            <ServerIcon name="filter" size={22} />
            <b>{formatPlural(messages.wayList, casinoCount, market)}</b>
            <span>{messages.wayListText}</span>
          </a>
        </li>
        <li>
          <a href={reviewsHref}>
            <ServerIcon name="book" size={22} />
            <b>{messages.wayReviews}</b>
            <span>{messages.wayReviewsText}</span>
          </a>
        </li>
        <li>
          <a href={calculatorHref}>
            <ServerIcon name="calculator" size={22} />
            <b>{messages.wayCalculator}</b>
            <span>{messages.wayCalculatorText}</span>
          </a>
        </li>
        <li>
          <button data-opens="chat" data-view="contact" type="button">
            <ServerIcon name="mail" size={22} />
            <b>{messages.wayRequest}</b>
            <span>{messages.wayRequestText}</span>
          </button>
        </li>
      </ul>
    </section>
  );
}
