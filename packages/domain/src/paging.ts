export const LIST_PAGE_SIZE = 20;

/** What is shown of a list after some clicks on "show more". */
export function shownOf<T>(list: readonly T[], clicks: number): T[] {
  return list.slice(0, LIST_PAGE_SIZE * (clicks + 1));
}
