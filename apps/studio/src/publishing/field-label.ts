import type { FlattenedField, Payload } from 'payload';

interface FoundField {
  /** The label in the form: `Terms → Maximum bonus`. That of the nearest parent if the form has no such field. */
  label: string;
  field: FlattenedField | null;
}

/** Finds a field of a collection's form by its path: `terms.maxBonus`, `faq.0.question`, or `licence.number` of a relation. */
export function findField({ config }: Payload, collection: string, path: string): FoundField {
  const labels: string[] = [];
  let field: FlattenedField | null = null;
  const listFields = (name: string) =>
    config.collections.find(({ slug }) => slug === name)?.flattenedFields ?? [];
  const listRelatedFields = (relation: FlattenedField) =>
    'relationTo' in relation && typeof relation.relationTo === 'string'
      ? listFields(relation.relationTo)
      : [];
  let fields: FlattenedField[] = listFields(collection);
  for (const name of path.split('.')) {
    if (/^\d+$/.test(name)) {
      labels.push(String(Number(name) + 1));
      continue;
    }
    field = fields.find((candidate) => candidate.name === name) ?? null;
    if (!field) break;
    labels.push('label' in field && typeof field.label === 'string' ? field.label : name);
    fields = 'flattenedFields' in field ? field.flattenedFields : listRelatedFields(field);
  }
  return { label: labels.join(' → ') || 'The document', field };
}

export const fieldLabel = (payload: Payload, collection: string, path: string) =>
  findField(payload, collection, path).label;
