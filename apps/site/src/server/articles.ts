import {
  type AddressedArticle,
  type ArticleKind,
  groupByCategory,
} from '@nettobonus/domain/articles/article';
import { splitSections } from '@nettobonus/domain/articles/article-sections';
import type { Market } from '@nettobonus/domain/markets/market';
import {
  ARTICLE_PAGES,
  type ArticleIndex,
  getArticleKind,
  isArticlePage,
} from '@nettobonus/domain/routes/article-pages';
import { articlePathFor, PAGE_KEYS, pathFor } from '@nettobonus/domain/routes/routes';
import { SOCIAL_PICTURE_MIN_WIDTH } from '@nettobonus/domain/seo/search-entry';
import { readingMinutes } from '@nettobonus/domain/texts/plain-text';
import type { ArticleLink } from '../features/articles/article-list.tsx';
import { getArticleMessages } from '../i18n/pages.ts';
import { getArticle, getPageText, getPerson, isSample, listArticles, requireArticle } from './content.ts';
import { canonicalUrl, isPublished } from './published-pages.ts';
import { findRedirect } from './redirects.ts';

/** The path of an article; null if the market has no such article. */
export function findArticlePath(market: Market, slug: string): string | null {
  const article = findArticle(market, slug);
  return article && articlePathFor(article.kind, article.slug, market);
}

/** Finds an article by a former address too: texts that name it are not published again when its address changes. */
function findArticle(market: Market, slug: string): AddressedArticle | null {
  const article = getArticle(market, slug);
  if (article) return article;
  for (const { page } of Object.values(ARTICLE_PAGES)) {
    const target = findRedirect(market, { page, slug });
    if (target?.market === market && 'slug' in target.route && isArticlePage(target.route.page))
      return getArticle(market, target.route.slug);
  }
  return null;
}

function toLink(market: Market, address: string): ArticleLink[] {
  const article = findArticle(market, address);
  if (!article) return [];
  const { kind, slug, title, intro, updatedOn, body } = article;
  return [
    { href: articlePathFor(kind, slug, market), title, intro, updatedOn, minutes: readingMinutes(body) },
  ];
}

/** The articles of one kind: guides by topic, news by date. */
export function buildArticleIndex(market: Market, page: ArticleIndex) {
  const kind = getArticleKind(page);
  const articles = listArticles(market).filter((article) => article.kind === kind);
  const toLinks = (listed: typeof articles) => listed.flatMap(({ slug }) => toLink(market, slug));
  const messages = getArticleMessages(market);
  const groups =
    kind === 'guide'
      ? groupByCategory(articles).map(({ category, articles }) => ({
          heading: messages[`category_${category}`],
          articles: toLinks(articles),
        }))
      : [{ heading: null, articles: toLinks(articles) }];
  return { groups, messages };
}

/** An article with everything that its page shows. */
export function buildArticlePage(market: Market, slug: string) {
  const article = requireArticle(market, slug);
  const { kind, title, category, publishedOn, updatedOn, author, picture, search } = article;
  const messages = getArticleMessages(market);
  const person = getPerson(market, author);
  const section = messages[`category_${category}`];
  const parent = findParent(market, kind);
  const metadata = {
    ...search,
    ...(picture && picture.width >= SOCIAL_PICTURE_MIN_WIDTH && !search.picture ? { picture } : {}),
    heading: title,
    parent: parent && {
      name: parent.label,
      url: canonicalUrl({ page: ARTICLE_PAGES[kind].index }, market),
    },
    article: { headline: title, section, author: person, publishedOn, updatedOn },
  };
  return {
    article,
    ...splitSections(article.body),
    section,
    minutes: readingMinutes(article.body),
    author: person && { ...person, isSample: isSample(market) },
    parent,
    related: [
      ...article.relatedArticles.flatMap((related) => toLink(market, related)),
      ...listRelatedPages(market, article.relatedPages),
    ],
    metadata,
    messages,
  };
}

/** The list of articles of this kind. */
function findParent(market: Market, kind: ArticleKind): { label: string; href: string } | undefined {
  const { index } = ARTICLE_PAGES[kind];
  const text = getPageText(market, index);
  return text ? { label: text.heading, href: pathFor(index, market) } : undefined;
}

function listRelatedPages(market: Market, keys: readonly string[]): ArticleLink[] {
  return keys.flatMap((key) => {
    const page = PAGE_KEYS.find((candidate) => candidate === key);
    const text = page && isPublished(market, { page }) ? getPageText(market, page) : null;
    return page && text ? [{ href: pathFor(page, market), title: text.heading, intro: text.lead }] : [];
  });
}
