import { z } from 'zod';

export const SEARCH_ENTRY_LIMITS = { title: 60, description: 155 } as const;

const text = z.string().min(1);

/** The section of the privacy page that names who is responsible; the name itself is a setting of the market. */
export const CONTROLLER_SECTION = 'rekisterinpitaja';

const sectionSchema = z.object({
  /** The anchor, the same in every language: a link to a section outlives a change of language. */
  id: z.string().regex(/^[a-z-]+$/),
  heading: text,
  paragraphs: z.array(text).default([]),
  points: z.array(text).default([]),
  table: z
    .object({ columns: z.array(text).min(2), rows: z.array(z.array(text)).min(1) })
    .refine(
      ({ columns, rows }) => rows.every(({ length }) => length === columns.length),
      'a row lacks a cell',
    )
    .optional(),
});
export type PageSection = z.infer<typeof sectionSchema>;

/** The words of a page that belong to the editors. */
export const pageTextSchema = z.object({
  /** What a search engine shows. */
  search: z.object({
    title: z.string().min(1).max(SEARCH_ENTRY_LIMITS.title),
    description: z.string().min(1).max(SEARCH_ENTRY_LIMITS.description),
    keywords: z.array(z.string().min(1)).min(1),
  }),
  heading: z.string().min(1),
  /** Set large under the heading. */
  lead: z.string().min(1),
  /** Further paragraphs of the introduction; on a category page its guide, under `guideHeading`. */
  intro: z.array(z.string().min(1)).default([]),
  /** Where the page is one text in parts with a list of contents. */
  sections: z.array(sectionSchema).default([]),
  /** The day from which such a text is in force. */
  validFrom: z.iso.date().optional(),
  guideHeading: z.string().min(1).optional(),
  faq: z.array(z.object({ question: z.string().min(1), answer: z.string().min(1) })).default([]),
});
export type PageText = z.infer<typeof pageTextSchema>;
export type PageTextInput = z.input<typeof pageTextSchema>;
