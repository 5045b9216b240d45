import type { AddressedArticle } from '@nettobonus/domain/articles/article';
import type { ListedCasino } from '@nettobonus/domain/catalogue/casino';
import type { KeyedDemoGame } from '@nettobonus/domain/demo-games/demo-game';
import type { Market } from '@nettobonus/domain/markets/market';
import type { PageText } from '@nettobonus/domain/publishing/page-text';
import type { Review } from '@nettobonus/domain/reviews/review';
import { reviewPathFor } from '@nettobonus/domain/routes/review-path';
import {
  articlePathFor,
  demoGamePathFor,
  type PageKey,
  pathFor,
  QUESTIONS_ANCHOR,
} from '@nettobonus/domain/routes/routes';
import type { SearchKind } from '@nettobonus/domain/search/search-kind';
import { formatPlainText } from '@nettobonus/domain/texts/plain-text';
import { getArticleMessages, getReviewMessages, getSearchMessages } from '../../i18n/pages.ts';

/** A text that the search can find. */
export interface SearchDocument {
  /** Unique in the market, such as `casino:rizzio-casino`. */
  id: string;
  kind: SearchKind;
  title: string;
  /** What the title does not say: the casino of a question. */
  about: string;
  /** Words that find the document, but that results do not show. */
  keywords: string;
  /** Results show a passage of it. */
  text: string;
  href: string;
  /** The casino that the document is about. */
  casino?: string;
}

/** The published content of a market. */
export interface SearchSource {
  market: Market;
  casinos: readonly ListedCasino[];
  reviews: ReadonlyMap<string, Review>;
  pages: readonly { page: PageKey; text: PageText }[];
  games: readonly KeyedDemoGame[];
  articles: readonly AddressedArticle[];
}

/** To make a new kind of content searchable, add its documents here. */
export function buildSearchDocuments(source: SearchSource): SearchDocument[] {
  const { market, casinos, reviews, pages, games, articles } = source;
  return [
    ...casinos.map((casino) => toCasinoDocument(casino, reviews.get(casino.casino), market)),
    ...casinos.flatMap((casino) => {
      const review = reviews.get(casino.casino);
      return review ? listReviewDocuments(casino, review, market) : [];
    }),
    ...pages.flatMap(({ page, text }) => listPageDocuments(page, text, market)),
    ...articles.map((article) => toArticleDocument(article, market)),
    ...games.map((game) => toGameDocument(game, market)),
  ];
}

const join = (...texts: (string | undefined)[]) => texts.filter(Boolean).join(' ');

/** Visitors type `slotmafia` too. */
const joinName = (name: string) => name.replaceAll(' ', '');

function listPaymentMethods({ paymentMethods }: Review): string[] {
  const payments = [...paymentMethods.deposits, ...paymentMethods.withdrawals];
  return [...new Set(payments.map(({ method }) => method))];
}

function toCasinoDocument(casino: ListedCasino, review: Review | undefined, market: Market): SearchDocument {
  return {
    id: `casino:${casino.casino}`,
    kind: 'casino',
    title: casino.name,
    about: '',
    keywords: join(
      joinName(casino.name),
      getReviewMessages(market)[`licence_${casino.licence.type}`],
      ...(review ? listPaymentMethods(review) : []),
      ...casino.features,
    ),
    text: join(casino.bonus, casino.verdict),
    href: reviewPathFor(casino.casino, market),
    casino: casino.casino,
  };
}

function listReviewDocuments(casino: ListedCasino, review: Review, market: Market): SearchDocument[] {
  const href = reviewPathFor(casino.casino, market);
  return [
    {
      id: `review:${casino.casino}`,
      kind: 'review',
      title: casino.name,
      about: '',
      keywords: join(
        joinName(casino.name),
        // Visitors type `rizzio arvostelu`.
        getSearchMessages(market).reviews,
        review.license.type,
        ...listPaymentMethods(review),
        ...review.gameProviders,
      ),
      text: join(
        casino.verdict,
        formatPlainText(review.overview),
        review.bonusDetails.welcomeBonus,
        review.gameSelection,
        review.paymentMethods.processingTime,
        review.license.details,
        review.security,
        review.conclusion,
      ),
      href,
      casino: casino.casino,
    },
    ...review.faq.map(({ question, answer }, index) => ({
      id: `question:${casino.casino}/${index}`,
      kind: 'question' as const,
      title: question,
      about: casino.name,
      keywords: '',
      text: answer,
      href: `${href}#${QUESTIONS_ANCHOR}`,
      casino: casino.casino,
    })),
  ];
}

function listPageDocuments(page: PageKey, text: PageText, market: Market): SearchDocument[] {
  const href = pathFor(page, market);
  return [
    {
      id: `page:${page}`,
      kind: 'page',
      title: text.heading,
      about: text.guideHeading ?? '',
      keywords: text.search.keywords.join(' '),
      text: join(text.lead, formatPlainText(text.intro)),
      href,
    },
    ...text.sections.map(({ id, heading, body }) => ({
      id: `page:${page}#${id}`,
      kind: 'page' as const,
      title: heading,
      about: text.heading,
      keywords: '',
      text: formatPlainText(body),
      href: `${href}#${id}`,
    })),
    ...text.faq.map(({ question, answer }, index) => ({
      id: `question:${page}/${index}`,
      kind: 'question' as const,
      title: question,
      about: text.heading,
      keywords: '',
      text: answer,
      href: `${href}#${QUESTIONS_ANCHOR}`,
    })),
  ];
}

function toArticleDocument(article: AddressedArticle, market: Market): SearchDocument {
  const { slug, kind, title, intro, body, category, search } = article;
  const messages = getArticleMessages(market);
  return {
    id: `article:${slug}`,
    kind: 'article',
    title,
    about: messages[`category_${category}`],
    // Visitors type `opas kierrätys`.
    keywords: join(messages[kind], ...search.keywords),
    text: join(intro, formatPlainText(body)),
    href: articlePathFor(kind, slug, market),
  };
}

function toGameDocument(game: KeyedDemoGame, market: Market): SearchDocument {
  return {
    id: `game:${game.key}`,
    kind: 'game',
    title: game.name,
    about: game.studio,
    keywords: '',
    text: game.theme,
    href: demoGamePathFor(game.key, market),
  };
}
