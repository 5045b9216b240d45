/**
 * What editors filled in, and nothing else: empty fields, empty groups and the ids of rows are left out. An empty list
 * stays, because a list may be meant to be empty.
 */
export function clean(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(clean);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value)
    .filter(([key]) => key !== 'id')
    .map(([key, part]) => [key, clean(part)] as const)
    .filter(([, part]) => !isEmpty(part));
  return entries.length > 0 ? Object.fromEntries(entries) : undefined;
}

function isEmpty(value: unknown): boolean {
  return value === null || value === undefined || value === '';
}
