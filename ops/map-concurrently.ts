/** Maps items with at most `count` calls of `work` at a time. Results keep the order of the items. */
export async function mapConcurrently<Item, Result>(
  count: number,
  items: readonly Item[],
  work: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  const entries = items.entries();
  const lane = async () => {
    // All lanes share one iterator.
    for (const [index, item] of entries) results[index] = await work(item);
  };
  await Promise.all(Array.from({ length: count }, lane));
  return results;
}
