import { z } from 'zod';

export const SEARCH_ENTRY_LIMITS = { title: 60, description: 155 } as const;

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
  guideHeading: z.string().min(1).optional(),
  faq: z.array(z.object({ question: z.string().min(1), answer: z.string().min(1) })).default([]),
});
export type PageText = z.infer<typeof pageTextSchema>;
export type PageTextInput = z.input<typeof pageTextSchema>;
