export const LIST_PAGE_SIZE = 20;

/** The visible items of a list after `clicks` clicks on "show more". */
export function visibleItems<T>(list: readonly T[], clicks: number): T[] {
  return list.slice(0, LIST_PAGE_SIZE * (clicks + 1));
}
