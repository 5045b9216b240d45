import { z } from 'zod';
import { offerTermsSchema } from '../offers/offer-terms.ts';
import { toSlug } from '../shared/slug.ts';
import { LICENCE_TYPES } from './licence.ts';
import { PAYMENT_METHODS } from './payment-method.ts';

export { isEeaLicence, LICENCE_TYPES } from './licence.ts';

/** The brand, the same in every market. */
export const casinoSchema = z.object({
  name: z.string().min(1),
  /** Site path of the generated logo. */
  image: z.string().regex(/^\/(?![/\\])[^\p{Cc}\\]*$/u, 'is not a path on the site'),
  /** The hash of an uploaded image, which replaces the generated logo. */
  logo: z
    .string()
    .regex(/^[\da-f]{64}$/, 'is not a SHA-256 hash')
    .optional(),
});
export type Casino = z.infer<typeof casinoSchema>;

/** The query parameter with the version of a generated logo. */
export const TILE_VERSION_PARAM = 'v';

/** Site path of a brand's logo. */
export function logoPath({ image, logo }: Pick<Casino, 'image' | 'logo'>): string {
  return logo ? `/media/${logo}.webp` : image;
}

export const CATEGORY_TAGS = [
  'pikakasino',
  'suositus',
  'suosittu',
  'kierratysvapaa',
  'verovapaa',
  'ilmaiskierrokset',
  'uusi',
  'mga',
  'viro',
  'non-sticky',
  'yli200',
  'ilman-talletusta',
  'snabbcasino',
  'rekommendation',
  'anbefaling',
  'høj-bonus',
  'gratis-spins',
] as const;
export type CategoryTag = (typeof CATEGORY_TAGS)[number];

export const licenceSchema = z.object({
  type: z.enum(LICENCE_TYPES),
  number: z.string().min(1).optional(),
  /** Host of the public register where the number can be looked up. */
  register: z.string().min(1).optional(),
  /** The company that holds the licence. */
  entity: z.string().min(1).optional(),
  /** The hosts that the licence covers. Absent if we do not know them. */
  domains: z
    .array(z.string().regex(/^[\p{L}\d-]+(\.[\p{L}\d-]+)+$/u, 'is not a host name'))
    .min(1)
    .optional(),
  /** When we last looked the licence up in the register. */
  checkedOn: z.iso.date().optional(),
});

export type Licence = z.infer<typeof licenceSchema>;

/** URL parsers drop line breaks within a URL, and a user name before the host can look like a host. */
const affiliateLinkSchema = z
  .string()
  .regex(/^[^\s\p{Cc}]+$/u, 'must not contain spaces or line breaks')
  .pipe(z.url({ protocol: /^https$/ }))
  .refine((link) => {
    const { username, password } = URL.parse(link) ?? {};
    return !username && !password;
  }, 'must not contain a user name');

/** A casino's listing in one market, with the offer and rating there. */
export const listingSchema = z.object({
  /** Slug of the brand. */
  casino: z.string().refine((slug) => slug === toSlug(slug), 'is not a valid slug'),
  /** Position among the market's listings; smaller comes first. */
  order: z.int().nonnegative(),
  bonus: z.string().min(1),
  terms: offerTermsSchema.optional(),
  rating: z.number().min(0).max(10),
  features: z.array(z.string().min(1)),
  category: z.array(z.enum(CATEGORY_TAGS)).default([]),
  /** The methods with which players can deposit. Empty if we do not know them. */
  depositMethods: z.array(z.enum(PAYMENT_METHODS)).default([]),
  recommended: z.boolean().default(false),
  /** Why a casino with a negative net value is recommended; the card states that the bonus is not the reason. */
  recommendationReason: z.string().min(1).max(40).optional(),
  isNew: z.boolean().default(false),
  exclusiveOffer: z.boolean().default(false),
  hideFromListing: z.boolean().default(false),
  affiliateLink: affiliateLinkSchema.optional(),
  licence: licenceSchema,
  /** The editors' verdict on the casino: one or two short sentences. */
  verdict: z.string().min(1),
  verifiedOn: z.iso.date(),
});
export type Listing = z.infer<typeof listingSchema>;
/** A listing as an author writes it: fields with a default may be left out. */
export type ListingInput = z.input<typeof listingSchema>;

/** The data of lists and cards: a listing with its brand. */
export interface ListedCasino extends Listing {
  name: string;
  image: string;
  /** Set in a licensed-only market if the casino has no licence there: it has no link and is not recommended. */
  isUnlicensed?: boolean;
}
