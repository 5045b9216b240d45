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

/** The operator's settings for a market. */
export const marketSettingsSchema = z.object({
  mode: z.enum(['commercial', 'information-only']),
  featuredCasino: z.string().min(1).optional(),
  monthCasino: z.string().min(1).optional(),
  monthPopup: z.boolean(),
  quizSet: z.enum(['fi', 'se', 'no', 'dk']),
  /** The data controller, named on the privacy page. */
  controller: controllerSchema.optional(),
  helpOrganisations: z.array(helpOrganisationSchema).min(1),
});
export type MarketSettings = z.infer<typeof marketSettingsSchema>;
