import type { CategoryTag, Listing } from '../catalogue/casino.ts';
import type { PageKey } from './routes.ts';

/** The category pages, each with the tags of its casinos. */
const TAGS_BY_CATEGORY = {
  'quick-casinos': ['pikakasino', 'snabbcasino'],
  'estonian-licence': ['viro'],
  'mga-licence': ['mga'],
  'wager-free': ['kierratysvapaa'],
  'bonus-over-200': ['yli200', 'høj-bonus'],
  'tax-free': ['verovapaa'],
  'free-spins': ['ilmaiskierrokset', 'gratis-spins'],
  'no-deposit': ['ilman-talletusta'],
  'non-sticky': ['non-sticky'],
} as const satisfies Partial<Record<PageKey, readonly CategoryTag[]>>;
export type CategoryPage = keyof typeof TAGS_BY_CATEGORY;

export const CATEGORY_PAGES = Object.keys(TAGS_BY_CATEGORY) as CategoryPage[];

export function isCategoryPage(page: string): page is CategoryPage {
  return Object.hasOwn(TAGS_BY_CATEGORY, page);
}

export function isInCategory(listing: Pick<Listing, 'category'>, page: CategoryPage): boolean {
  const tags: readonly CategoryTag[] = TAGS_BY_CATEGORY[page];
  return listing.category.some((tag) => tags.includes(tag));
}

/** Maps the values of category pages, by page, without undefined results. */
export function mapCategories<Value, Result>(
  values: Readonly<Partial<Record<CategoryPage, Value>>>,
  toResult: (value: Value | undefined) => Result | undefined,
): Partial<Record<CategoryPage, Result>> {
  const entries = CATEGORY_PAGES.map((page) => [page, toResult(values[page])] as const);
  return Object.fromEntries(entries.filter(([, result]) => result !== undefined));
}
