export const LIST_PAGE_SIZE = 20;

/** How many times "show more" was clicked. Only for visitors without scripts, and before scripts have loaded. */
export const MORE_PARAM = 'more';
/** Limits the number of pages that the edge caches. No market has enough casinos to need the last one. */
export const MORE_LIMIT = 20;

/** The number of clicks on "show more" that the URL contains. Never throws: anything but a whole number counts as 0. */
export function parseMoreClicks(params: URLSearchParams): number {
  const clicks = params.get(MORE_PARAM) ?? '';
  return /^[1-9]\d*$/.test(clicks) ? Math.min(Number(clicks), MORE_LIMIT) : 0;
}

/** The visible items of a list after `clicks` clicks on "show more". */
export function visibleItems<T>(list: readonly T[], clicks: number): T[] {
  return list.slice(0, LIST_PAGE_SIZE * (clicks + 1));
}
