import type { ClientField } from 'payload';

export interface FieldLocation {
  /** The field's path, or that of its nearest parent that has an input in the form. */
  path: string;
  /** The label in the form: `Terms → Maximum bonus`. */
  label: string;
  /** The tab that contains the field; null if it is outside the tabs. */
  tabIndex: number | null;
  /** Paths of the lists that contain the field, outermost first. */
  listPaths: string[];
}

/** A named field, or fields without a name of their own: tabs, rows and collapsible sections. */
type FieldOrTab = Partial<ClientField> & {
  name?: string;
  label?: unknown;
  fields?: ClientField[];
  tabs?: FieldOrTab[];
};

/** Finds where a form shows a field, by the field's path: `terms.maxBonus` or `faq.0.question`. */
export function locateField(fields: readonly ClientField[], path: string): FieldLocation {
  const labels: string[] = [];
  const listPaths: string[] = [];
  const found: string[] = [];
  let tabIndex: number | null = null;
  let current: readonly FieldOrTab[] = fields as readonly FieldOrTab[];
  for (const name of path.split('.')) {
    if (/^\d+$/.test(name)) {
      labels.push(String(Number(name) + 1));
      // An entry of a list of texts has no input of its own.
      if (current.length === 0) break;
      listPaths.push(found.join('.'));
      found.push(name);
      continue;
    }
    const match = findNamed(current, name);
    if (!match) break;
    if (found.length === 0) tabIndex = match.tabIndex;
    const { label, fields: inner = [] } = match.field;
    labels.push(typeof label === 'string' ? label : name);
    found.push(name);
    current = inner;
  }
  return { path: found.join('.'), label: labels.join(' → ') || 'The document', tabIndex, listPaths };
}

function findNamed(
  fields: readonly FieldOrTab[],
  name: string,
  tabIndex: number | null = null,
): { field: FieldOrTab; tabIndex: number | null } | null {
  for (const field of fields) {
    if (field.name === name) return { field, tabIndex };
    const groups = [
      ...(field.tabs ?? []).map((tab, index) => ({ inner: [tab], index })),
      ...(field.name === undefined && field.fields ? [{ inner: field.fields, index: tabIndex }] : []),
    ];
    for (const { inner, index } of groups) {
      const found = findNamed(inner as readonly FieldOrTab[], name, index);
      if (found) return found;
    }
  }
  return null;
}
