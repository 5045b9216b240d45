/**
 * The sample texts are written as plain strings, one for each paragraph, with figures such as `{net}` in braces. A block
 * of the published form may stand in place of a paragraph.
 */
import type { AddressedArticle, Article } from '@nettobonus/domain/articles/article';
import type { PageText, PageTextInput } from '@nettobonus/domain/publishing/page-text';
import type { Editorial } from '@nettobonus/domain/reviews/editorial';
import type { Review } from '@nettobonus/domain/reviews/review';
import type { PageKey } from '@nettobonus/domain/routes/routes';
import { parseInlineText, parseParagraph } from '@nettobonus/domain/texts/parse-text';
import type { Block, RichText } from '@nettobonus/domain/texts/rich-text';

type PlainText = (string | Block)[];

export interface PlainReview extends Omit<Review, 'overview' | 'pros' | 'cons' | 'bonusDetails'> {
  overview: PlainText;
  pros: string[];
  cons: string[];
  bonusDetails: Omit<Review['bonusDetails'], 'bonusTerms'> & { bonusTerms: string[] };
}

interface PlainSection {
  id: string;
  heading: string;
  table?: { columns: string[]; rows: string[][] };
  paragraphs?: PlainText;
  /** A list below the paragraphs. */
  points?: string[];
}

export interface PlainArticle extends Omit<AddressedArticle, 'body' | 'relatedArticles' | 'relatedPages'> {
  /** The text before the first section. */
  opening: PlainText;
  sections?: Omit<PlainSection, 'id'>[];
  /** Addresses of articles that come before this one. */
  relatedArticles?: string[];
  relatedPages?: PageKey[];
}

export interface PlainPageText extends Omit<PageTextInput, 'intro' | 'sections'> {
  intro?: PlainText;
  sections?: PlainSection[];
}

type Guide = NonNullable<Editorial['guide']>;
export interface PlainEditorial extends Omit<Editorial, 'guide'> {
  guide?: Omit<Guide, 'conclusion'> & { conclusion: { heading: string; paragraphs: PlainText } };
}

const toRichText = (text: PlainText): RichText =>
  text.map((block) => (typeof block === 'string' ? parseParagraph(block) : block));

const toInlineTexts = (texts: string[]) => texts.map(parseInlineText);

export function toReview({ bonusDetails, ...review }: PlainReview): Review {
  return {
    ...review,
    overview: toRichText(review.overview),
    pros: toInlineTexts(review.pros),
    cons: toInlineTexts(review.cons),
    bonusDetails: { ...bonusDetails, bonusTerms: toInlineTexts(bonusDetails.bonusTerms) },
  };
}

function toSectionBody({ table, paragraphs = [], points }: Omit<PlainSection, 'id'>): RichText {
  const body: RichText = toRichText(paragraphs);
  if (table) {
    const rows = table.rows.map(toInlineTexts);
    body.unshift({ type: 'table', header: toInlineTexts(table.columns), rows });
  }
  if (points) {
    const items = points.map((point) => ({ content: parseInlineText(point) }));
    body.push({ type: 'list', ordered: false, items });
  }
  return body;
}

const toSection = (section: PlainSection): PageText['sections'][number] => ({
  id: section.id,
  heading: section.heading,
  body: toSectionBody(section),
});

export const toArticle = ({
  slug: _,
  opening,
  sections = [],
  relatedArticles = [],
  relatedPages = [],
  ...article
}: PlainArticle): Article => ({
  ...article,
  relatedArticles,
  relatedPages,
  body: [
    ...toRichText(opening),
    ...sections.flatMap(
      (section): RichText => [
        { type: 'heading', level: 2, content: parseInlineText(section.heading) },
        ...toSectionBody(section),
      ],
    ),
  ],
});

export const toPageText = ({ intro = [], sections = [], ...page }: PlainPageText): PageTextInput => ({
  ...page,
  intro: toRichText(intro),
  sections: sections.map(toSection),
});

export function toEditorial({ guide, ...editorial }: PlainEditorial): Editorial {
  if (!guide) return editorial;
  const { conclusion } = guide;
  return {
    ...editorial,
    guide: { ...guide, conclusion: { ...conclusion, paragraphs: toRichText(conclusion.paragraphs) } },
  };
}
