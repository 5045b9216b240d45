/**
 * Strips empty fields, empty groups and row ids from a stored document. Keeps empty lists: an editor may have emptied
 * them on purpose.
 */
export function stripEmptyFields(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(stripEmptyFields);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value)
    .filter(([key]) => key !== 'id')
    .map(([key, nested]) => [key, stripEmptyFields(nested)] as const)
    .filter(([, nested]) => !isEmpty(nested));
  return entries.length > 0 ? Object.fromEntries(entries) : undefined;
}

function isEmpty(value: unknown): boolean {
  return value === null || value === undefined || value === '';
}
