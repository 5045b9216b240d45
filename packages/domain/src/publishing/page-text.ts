import { z } from 'zod';

export const SEARCH_ENTRY_LIMITS = { title: 60, description: 155 } as const;

const text = z.string().min(1);

/** The section of the privacy page that names the data controller; the name itself is a market setting. */
export const CONTROLLER_SECTION = 'rekisterinpitaja';

const sectionSchema = z.object({
  /** The anchor, the same in every language, so that a section link survives a change of language. */
  id: z.string().regex(/^[a-z-]+$/),
  heading: text,
  paragraphs: z.array(text).default([]),
  points: z.array(text).default([]),
  table: z
    .object({ columns: z.array(text).min(2), rows: z.array(z.array(text)).min(1) })
    .refine(
      ({ columns, rows }) => rows.every(({ length }) => length === columns.length),
      'the number of cells differs from the number of columns',
    )
    .optional(),
});
export type PageSection = z.infer<typeof sectionSchema>;

/** The editable texts of a page. */
export const pageTextSchema = z.object({
  /** The search engine entry. */
  search: z.object({
    title: z.string().min(1).max(SEARCH_ENTRY_LIMITS.title),
    description: z.string().min(1).max(SEARCH_ENTRY_LIMITS.description),
    keywords: z.array(z.string().min(1)).min(1),
  }),
  heading: z.string().min(1),
  /** Shown in large type under the heading. */
  lead: z.string().min(1),
  /** More introduction paragraphs; on a category page, the guide under `guideHeading`. */
  intro: z.array(z.string().min(1)).default([]),
  /** For a page that is one long text with a table of contents. */
  sections: z.array(sectionSchema).default([]),
  /** The first day on which the text of `sections` applies. */
  validFrom: z.iso.date().optional(),
  guideHeading: z.string().min(1).optional(),
  faq: z.array(z.object({ question: z.string().min(1), answer: z.string().min(1) })).default([]),
});
export type PageText = z.infer<typeof pageTextSchema>;
export type PageTextInput = z.input<typeof pageTextSchema>;

/** Stands for the edition year in headings and search engine entries. */
const YEAR = '{year}';

/** Fills the edition year into the heading, the lead and the search engine entry. */
export function fillEditionYear(text: PageText, year: number): PageText {
  const fill = (value: string) => value.replaceAll(YEAR, String(year));
  const { title, description, keywords } = text.search;
  return {
    ...text,
    heading: fill(text.heading),
    lead: fill(text.lead),
    search: { title: fill(title), description: fill(description), keywords: keywords.map(fill) },
  };
}
