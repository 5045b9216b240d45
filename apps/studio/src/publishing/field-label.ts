import type { FlattenedField, Payload } from 'payload';

/** What the form calls a field: `Terms → Largest bonus`; its path where the form has none of that name. */
export function fieldLabel({ config }: Payload, collection: string, path: string): string {
  const labels: string[] = [];
  let fields: FlattenedField[] =
    config.collections.find(({ slug }) => slug === collection)?.flattenedFields ?? [];
  for (const name of path.split('.')) {
    if (/^\d+$/.test(name)) {
      labels.push(String(Number(name) + 1));
      continue;
    }
    const field = fields.find((one) => one.name === name);
    if (!field) return path;
    labels.push('label' in field && typeof field.label === 'string' ? field.label : name);
    fields = 'flattenedFields' in field ? field.flattenedFields : [];
  }
  return labels.join(' → ');
}
