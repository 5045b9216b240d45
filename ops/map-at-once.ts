/** The results of the work on all items, in their order, with so many of them under way at a time. */
export async function mapAtOnce<Item, Result>(
  count: number,
  items: readonly Item[],
  work: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  const waiting = items.entries();
  const lane = async () => {
    // All lanes take from the same iterator.
    for (const [place, item] of waiting) results[place] = await work(item);
  };
  await Promise.all(Array.from({ length: count }, lane));
  return results;
}
