import { z } from 'zod';
import { searchEntrySchema } from '../seo/search-entry.ts';
import { readSection } from '../texts/earlier-form.ts';
import { richTextSchema } from '../texts/text-schema.ts';

const text = z.string().min(1);

/** The section of the privacy page that names the data controller; the name itself is a market setting. */
export const CONTROLLER_SECTION = 'rekisterinpitaja';

const sectionSchema = z.preprocess(
  readSection,
  z.object({
    /** The anchor, the same in every language, so that a section link survives a change of language. */
    id: z.string().regex(/^[a-z-]+$/, 'Use only the letters a to z and hyphens.'),
    heading: text,
    body: richTextSchema,
  }),
);

/** The editable texts of a page. */
export const pageTextSchema = z.object({
  search: searchEntrySchema,
  heading: z.string().min(1),
  /** Shown in large type under the heading. */
  lead: z.string().min(1),
  /** More introduction paragraphs; on a category page, the guide under `guideHeading`. */
  intro: richTextSchema.default([]),
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
    search: {
      ...text.search,
      title: fill(title),
      description: fill(description),
      keywords: keywords.map(fill),
    },
  };
}
