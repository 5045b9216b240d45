import { z } from 'zod';

export const SEARCH_ENTRY_LIMITS = { title: 60, description: 155 } as const;

/** Link previews show narrower pictures as a thumbnail, or not at all. */
export const SOCIAL_PICTURE_MIN_WIDTH = 600;

/** A picture of the media library that link previews show. */
const socialPictureSchema = z.object({
  media: z.string().regex(/^[\da-f]{64}$/),
  width: z
    .int()
    .min(
      SOCIAL_PICTURE_MIN_WIDTH,
      `Choose a picture at least ${SOCIAL_PICTURE_MIN_WIDTH} pixels wide, so that link previews can show it.`,
    ),
  height: z.int().positive(),
  alt: z.string().min(1).optional(),
});

/** What search engines and link previews get besides title and description. */
const searchOptions = {
  /** The address that search engines should list instead of the page's own. */
  canonical: z
    .url({ protocol: /^https$/, error: 'Enter a full address that starts with https://.' })
    .max(2_000)
    .optional(),
  noindex: z.literal(true).optional(),
  picture: socialPictureSchema.optional(),
};

const title = z.string().min(1).max(SEARCH_ENTRY_LIMITS.title);
const description = z.string().min(1).max(SEARCH_ENTRY_LIMITS.description);

/** The search engine entry of a page that has no default. */
export const searchEntrySchema = z.object({
  title,
  description,
  keywords: z.array(z.string().min(1)).min(1),
  ...searchOptions,
});

/** The search engine entry of a page whose title and description have a default. */
export const searchOverridesSchema = z.object({
  title: title.optional(),
  description: description.optional(),
  ...searchOptions,
});
export type SearchOverrides = z.infer<typeof searchOverridesSchema>;

/** Whether search engines should list the page under its own address. */
export function isListed(
  search: { canonical?: string | undefined; noindex?: boolean | undefined } | undefined,
  url: string,
): boolean {
  return !search?.noindex && (search?.canonical ?? url) === url;
}

/** The search engine entry of a page whose editors may have replaced the defaults. */
export function overrideSearchEntry(
  { title, description }: { title: string; description: string },
  overrides: SearchOverrides | undefined,
): SearchOverrides & { title: string; description: string } {
  return {
    ...overrides,
    title: overrides?.title ?? title,
    description: overrides?.description ?? description,
  };
}
