import { z } from 'zod';
import { searchEntrySchema } from '../seo/search-entry.ts';
import { blocksSchema, TEXT_LIMITS } from '../texts/rich-text.ts';

const ARTICLE_KINDS = ['guide', 'news'] as const;
export type ArticleKind = (typeof ARTICLE_KINDS)[number];

/** The topics of articles, in the order of the index page. */
const ARTICLE_CATEGORIES = ['wagering', 'bonuses', 'licences', 'tax', 'complaints', 'limits'] as const;
export type ArticleCategory = (typeof ARTICLE_CATEGORIES)[number];

const MAX_RELATED = 6;
const tooManyRelated = `Choose at most ${MAX_RELATED}.`;
const pixels = z.int().positive().max(TEXT_LIMITS.pixels);

export const articleSchema = z
  .object({
    kind: z.enum(ARTICLE_KINDS),
    title: z.string().min(1).max(100),
    /** Shown in large type under the title, and in lists. */
    intro: z.string().min(1).max(300),
    body: blocksSchema.min(1, 'Write the text of the article.'),
    /** The key of a person of the same market. */
    author: z.string().min(1, 'Choose the author again. They no longer exist, or write for another market.'),
    category: z.enum(ARTICLE_CATEGORIES),
    publishedOn: z.iso.date(),
    updatedOn: z.iso.date(),
    /** A picture of the media library. */
    picture: z
      .object({
        media: z.string().regex(/^[\da-f]{64}$/),
        width: pixels,
        height: pixels,
        alt: z
          .string('Describe the picture in the language of this market first, in the media library.')
          .min(1),
      })
      .optional(),
    /** The addresses of articles of the same market. A reader skips those that do not exist. */
    relatedArticles: z.array(z.string().min(1)).max(MAX_RELATED, tooManyRelated).default([]),
    /** Publishing checks that the pages exist. */
    relatedPages: z.array(z.string().min(1)).max(MAX_RELATED, tooManyRelated).default([]),
    search: searchEntrySchema,
  })
  .refine(({ publishedOn, updatedOn }) => publishedOn <= updatedOn, {
    path: ['updatedOn'],
    error: 'The article was changed before it was published. Correct one of the two days.',
  });
export type Article = z.infer<typeof articleSchema>;

/** An article with the last segment of its address. */
export type AddressedArticle = Article & { slug: string };

/** Newest first. */
export function sortArticles<T extends Pick<Article, 'publishedOn' | 'title'>>(articles: readonly T[]): T[] {
  return articles.toSorted(
    (a, b) => b.publishedOn.localeCompare(a.publishedOn) || a.title.localeCompare(b.title),
  );
}

/** The topics that have articles, in their order, each with its articles. */
export function groupByCategory<T extends Pick<Article, 'category'>>(
  articles: readonly T[],
): { category: ArticleCategory; articles: T[] }[] {
  const groups = Map.groupBy(articles, ({ category }) => category);
  return ARTICLE_CATEGORIES.flatMap((category) => {
    const found = groups.get(category);
    return found ? [{ category, articles: found }] : [];
  });
}
