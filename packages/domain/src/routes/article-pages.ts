import type { ArticleKind } from '../articles/article.ts';

/** For each kind of article, its page and the page that lists all of its kind. */
export const ARTICLE_PAGES = {
  guide: { page: 'guide', index: 'guides' },
  news: { page: 'news-item', index: 'news' },
} as const satisfies Record<ArticleKind, { page: string; index: string }>;

export type ArticlePage = (typeof ARTICLE_PAGES)[ArticleKind]['page'];
export type ArticleIndex = (typeof ARTICLE_PAGES)[ArticleKind]['index'];

export const getArticleKind = (page: ArticlePage | ArticleIndex): ArticleKind =>
  page === 'guide' || page === 'guides' ? 'guide' : 'news';

export const isArticlePage = (page: string): page is ArticlePage =>
  page === ARTICLE_PAGES.guide.page || page === ARTICLE_PAGES.news.page;

export const isArticleIndex = (page: string): page is ArticleIndex =>
  page === ARTICLE_PAGES.guide.index || page === ARTICLE_PAGES.news.index;
