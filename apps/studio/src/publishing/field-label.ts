import type { FlattenedField, Payload } from 'payload';

/** The label of a field in the form: `Terms → Maximum bonus`. Falls back to the path if the form has no such field. */
export function fieldLabel({ config }: Payload, collection: string, path: string): string {
  const labels: string[] = [];
  let fields: FlattenedField[] =
    config.collections.find(({ slug }) => slug === collection)?.flattenedFields ?? [];
  for (const name of path.split('.')) {
    if (/^\d+$/.test(name)) {
      labels.push(String(Number(name) + 1));
      continue;
    }
    const field = fields.find((candidate) => candidate.name === name);
    if (!field) return path;
    labels.push('label' in field && typeof field.label === 'string' ? field.label : name);
    fields = 'flattenedFields' in field ? field.flattenedFields : [];
  }
  return labels.join(' → ');
}
