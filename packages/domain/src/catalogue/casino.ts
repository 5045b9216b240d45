import { z } from 'zod';
import { offerTermsSchema } from '../offers/offer-terms.ts';
import { toSlug } from '../shared/slug.ts';
import { LICENCE_TYPES } from './licence.ts';
import { PAYMENT_METHODS } from './payment-method.ts';

export { isEeaLicence, LICENCE_TYPES } from './licence.ts';

const pictureHashSchema = z.string().regex(/^[\da-f]{64}$/, 'The logo is damaged. Upload it again.');

/** The brand, the same in every market. */
export const casinoSchema = z.object({
  name: z.string().min(1),
  /** Site path of the generated logo. */
  image: z
    .string()
    .regex(/^\/(?![/\\])[^\p{Cc}\\]*$/u, 'Enter a path on the site, which starts with one slash.'),
  /** The hash of an uploaded image, which replaces the generated logo. */
  logo: pictureHashSchema.optional(),
  /** The hash of the same image in the larger size. Logos uploaded before there were two sizes have none. */
  largeLogo: pictureHashSchema.optional(),
});
export type Casino = z.infer<typeof casinoSchema>;

/** The query parameter with the version of a generated logo. */
export const TILE_VERSION_PARAM = 'v';

/** The sides of an uploaded logo in its two sizes. The larger one is twice as sharp as the largest logo of a list. */
export const LOGO_SIDES = { small: 128, large: 320 } as const;

const picturePath = (hash: string) => `/media/${hash}.webp`;

/** Site path of a brand's logo. */
export function logoPath({ image, logo }: Pick<Casino, 'image' | 'logo'>): string {
  return logo ? picturePath(logo) : image;
}

/** The `srcset` of an uploaded logo that exists in two sizes, or null. `base` precedes both paths. */
export function logoSrcSet(
  { logo, largeLogo }: Pick<Casino, 'logo' | 'largeLogo'>,
  base = '',
): string | null {
  if (!logo || !largeLogo) return null;
  const { small, large } = LOGO_SIDES;
  return `${base}${picturePath(logo)} ${small}w, ${base}${picturePath(largeLogo)} ${large}w`;
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
    .array(
      z
        .string()
        .regex(/^[\p{L}\d-]+(\.[\p{L}\d-]+)+$/u, 'Enter host names only, for example casino.example.'),
    )
    .min(1)
    .optional(),
  /** When we last looked the licence up in the register. */
  checkedOn: z.iso.date().optional(),
});

export type Licence = z.infer<typeof licenceSchema>;

/** URL parsers drop line breaks within a URL, and a user name before the host can look like a host. */
const casinoLinkSchema = z
  .string()
  .regex(/^[^\s\p{Cc}]+$/u, 'Remove the spaces and line breaks from the link.')
  .pipe(z.url({ protocol: /^https$/ }))
  .refine((link) => {
    const { username, password } = URL.parse(link) ?? {};
    return !username && !password;
  }, 'Remove the user name and the password from the link.');

/** A casino's listing in one market, with the offer and rating there. */
export const listingSchema = z.object({
  /** Slug of the brand. */
  casino: z
    .string()
    .refine((slug) => slug === toSlug(slug), 'The address of this casino is invalid. Choose another casino.'),
  /** Position among the market's listings; smaller comes first, after the casinos that the editors placed first. */
  order: z.int().nonnegative(),
  bonus: z.string().min(1),
  terms: offerTermsSchema.optional(),
  rating: z.number().min(0).max(10),
  features: z.array(z.string().min(1)),
  category: z.array(z.enum(CATEGORY_TAGS)).default([]),
  /** The methods with which players can deposit. Empty if we do not know them. */
  depositMethods: z.array(z.enum(PAYMENT_METHODS)).default([]),
  /** Why a casino with a negative net value is recommended; the card states that the bonus is not the reason. */
  recommendationReason: z.string().min(1).max(40).optional(),
  isNew: z.boolean().default(false),
  exclusiveOffer: z.boolean().default(false),
  hideFromListing: z.boolean().default(false),
  affiliateLink: casinoLinkSchema.optional(),
  /** The casino's own page with the terms of the bonus, for the editors. */
  termsUrl: casinoLinkSchema.optional(),
  licence: licenceSchema,
  /** The editors' verdict on the casino: one or two short sentences. */
  verdict: z.string().min(1),
  verifiedOn: z.iso.date(),
  /** The offer's last day in the market's time zone. Absent if no end is known. */
  endsOn: z.iso.date().optional(),
});
export type Listing = z.infer<typeof listingSchema>;
/** A listing as an author writes it: fields with a default may be left out. */
export type ListingInput = z.input<typeof listingSchema>;

/** Where the editors placed a casino in its market. Positions begin with 1. */
export interface CasinoPlaces {
  /** Among the first in the list of all casinos. */
  leading?: number;
  /** In the recommended section. */
  recommended?: number;
  /** Whether the list of all casinos omits it. */
  isLeftOut?: boolean;
  /** Among the first on category pages, by page. */
  categories?: Readonly<Record<string, number>>;
}

/** The data of lists and cards: a listing with its brand and places. */
export interface ListedCasino extends Listing {
  name: string;
  image: string;
  /** The `srcset` of an uploaded logo. */
  imageSet?: string;
  /** Whether it is in the recommended section of the home page. */
  recommended: boolean;
  places?: CasinoPlaces;
  /** Set in a licensed-only market if the casino has no licence there: it has no link and is not recommended. */
  isUnlicensed?: boolean;
  /** The offer after its last day. Only its history shows it. */
  endedOffer?: Pick<Listing, 'bonus' | 'terms'>;
}
