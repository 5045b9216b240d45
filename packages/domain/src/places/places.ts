import { z } from 'zod';
import type { CasinoPlaces } from '../catalogue/casino.ts';
import { CATEGORY_PAGES, type CategoryPage } from '../routes/category.ts';

const casinosSchema = z
  .array(z.string().min(1))
  .refine((casinos) => new Set(casinos).size === casinos.length, 'This list has a casino twice.')
  .default([]);

/** The positions that the editors of a market gave to casinos, by slug. Lists are in the order of the site. */
export const placesSchema = z
  .object({
    /** First in the list of all casinos. */
    leading: casinosSchema,
    /** The recommended section of the home page. */
    recommended: casinosSchema,
    /** Not in the list of all casinos. */
    leftOut: casinosSchema,
    /** First on category pages. */
    categories: z
      .partialRecord(z.enum(CATEGORY_PAGES as [CategoryPage, ...CategoryPage[]]), casinosSchema)
      .default({}),
    /** In the banner of the home page. */
    featuredCasino: z.string().min(1).optional(),
    /** In the casino-of-the-month popup. */
    monthCasino: z.string().min(1).optional(),
  })
  .refine(({ leading, leftOut }) => !leading.some((casino) => leftOut.includes(casino)), {
    path: ['leftOut'],
    message: 'A casino that comes first in the list of all casinos cannot be left out of it.',
  });
export type Places = z.infer<typeof placesSchema>;
export type PlacesInput = z.input<typeof placesSchema>;

/** The places of a market whose editors have set none: every list is in the order of the listings. */
export const NO_PLACES: Places = placesSchema.parse({});

const positionIn = (casinos: readonly string[], casino: string) => {
  const index = casinos.indexOf(casino);
  return index === -1 ? undefined : index + 1;
};

/** The places of one casino; undefined if it has none. */
export function getCasinoPlaces(places: Places, casino: string): CasinoPlaces | undefined {
  const leading = positionIn(places.leading, casino);
  const recommended = positionIn(places.recommended, casino);
  const categories = Object.entries(places.categories).flatMap(([category, casinos]) => {
    const position = positionIn(casinos, casino);
    return position === undefined ? [] : [[category, position] as const];
  });
  const own: CasinoPlaces = {
    ...(leading && { leading }),
    ...(recommended && { recommended }),
    ...(places.leftOut.includes(casino) && { isLeftOut: true }),
    ...(categories.length > 0 && { categories: Object.fromEntries(categories) }),
  };
  return Object.keys(own).length > 0 ? own : undefined;
}

/** A listing with its casino's places in the market. */
export function withPlaces<T extends { casino: string }>(
  listing: T,
  places: Places,
): T & { recommended: boolean; places?: CasinoPlaces } {
  const own = getCasinoPlaces(places, listing.casino);
  return { ...listing, recommended: own?.recommended !== undefined, ...(own && { places: own }) };
}
