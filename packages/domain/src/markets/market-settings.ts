import { z } from 'zod';

const helpOrganisationSchema = z.object({
  name: z.string().min(1),
  url: z.url({ protocol: /^https$/ }),
  phone: z.string().min(1).optional(),
  /** What the organisation offers, in a few words. */
  note: z.string().min(1),
});
export type HelpOrganisation = z.infer<typeof helpOrganisationSchema>;

const controllerSchema = z.object({
  name: z.string().min(1),
  address: z.string().min(1),
  email: z.email(),
});
export type Controller = z.infer<typeof controllerSchema>;

/** From the least to the most restricted. `licensed-only`: only casinos with a licence of the market are promoted. */
const MARKET_MODES = ['commercial', 'licensed-only', 'information-only'] as const;
export type MarketMode = (typeof MARKET_MODES)[number];

/** The operator's settings for a market. */
export const marketSettingsSchema = z.object({
  mode: z.enum(MARKET_MODES),
  monthPopup: z.boolean(),
  /** The language of the quiz questions. Absent: the market's own. */
  quizSet: z.enum(['fi', 'se', 'no', 'dk']).optional(),
  /** What an entry of the home page's best-by-category grid shows while the editors have named no casino for it. */
  bestByCategory: z.enum(['by-rule', 'coming-soon']).default('by-rule'),
  /** The data controller, named on the privacy page. */
  controller: controllerSchema.optional(),
  helpOrganisations: z.array(helpOrganisationSchema).min(1),
  /** The year in headlines and in the copyright line. Absent: the current year. */
  editionYear: z.int().min(2000).max(2100).optional(),
  /** Whether the market's casinos, offers and reviews are invented. Every page and feed then says so. */
  isSample: z.boolean().default(false),
});
export type MarketSettings = z.infer<typeof marketSettingsSchema>;
export type MarketSettingsInput = z.input<typeof marketSettingsSchema>;
