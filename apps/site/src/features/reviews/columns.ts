/**
 * A list of objects as one array per field. This halves the size of an island's props: Astro would repeat the name of
 * each field for each object.
 */
export type Columns<Item> = { [Field in keyof Item]: Item[Field][] };

/** Every item must have the same fields. */
export function toColumns<Item extends object>(items: readonly Item[]): Columns<Item> {
  const fields = Object.keys(items[0] ?? {}) as (keyof Item)[];
  const columns = fields.map((field) => [field, items.map((item) => item[field])]);
  return Object.fromEntries(columns);
}

export function fromColumns<Item extends object>(columns: Columns<Item>): Item[] {
  const entries = Object.entries<unknown[]>(columns);
  const length = entries[0]?.[1].length ?? 0;
  return Array.from({ length }, (_, index) =>
    Object.fromEntries(entries.map(([field, values]) => [field, values[index]])),
  ) as Item[];
}
