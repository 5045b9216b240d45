import type { FieldUnit } from '../form/field-units.ts';
import type { StoredDocument } from '../publishing/stored-document.ts';

/** What the merge needs to know about a field of Payload's client configuration. */
export interface MergeField {
  type: string;
  name?: string;
  label?: unknown;
  labels?: { singular?: unknown };
  fields?: readonly MergeField[];
  tabs?: readonly { name?: string; fields: readonly MergeField[] }[];
  blocks?: readonly { slug: string; fields: readonly MergeField[] }[];
  options?: readonly (string | { label: unknown; value: string })[];
  relationTo?: string | readonly string[];
  virtual?: unknown;
  admin?: { hidden?: boolean; custom?: { unit?: FieldUnit } };
}

/** Whose value a field gets. */
export type Side = 'stored' | 'mine';

/** The document as the form opened it, as it is stored now, and as the form has it. */
export type Versions<T = unknown> = Record<'opened' | Side, T>;

export interface FieldChange extends Versions {
  /** Rows are named by their ids: `faq.64f0a1.question`. */
  path: string;
  /** The label in the form: `Questions → 2 → Answer`. */
  label: string;
  /** Which side has changed the field. */
  changedBy: Side | 'both';
  field: MergeField;
}

export interface Merge {
  document: StoredDocument;
  changes: FieldChange[];
}

type Choose = (path: string) => Side;

/**
 * Merges two changes of a document field by field. A field that one side has changed gets that side's value; if both
 * have changed it differently, `choose` decides. Fields that the studio sets itself are left out.
 */
export function mergeDocuments(
  fields: readonly MergeField[],
  versions: Versions<StoredDocument>,
  choose: Choose,
): Merge {
  const changes: FieldChange[] = [];
  const document = mergeFields(fields, versions, { path: [], labels: [], choose, changes });
  return { document, changes };
}

interface Context {
  path: string[];
  labels: string[];
  choose: Choose;
  changes: FieldChange[];
}

function mergeFields(
  fields: readonly MergeField[],
  versions: Versions<StoredDocument>,
  context: Context,
): StoredDocument {
  return Object.assign({}, ...fields.map((field) => mergeField(field, versions, context)));
}

function mergeField(field: MergeField, versions: Versions<StoredDocument>, context: Context): StoredDocument {
  const { type, name, fields = [], tabs } = field;
  if (type === 'ui' || field.virtual || field.admin?.hidden) return {};
  if (tabs) {
    const parts = tabs.map((tab) =>
      tab.name
        ? mergeField({ ...tab, type: 'group' }, versions, context)
        : mergeFields(tab.fields, versions, context),
    );
    return Object.assign({}, ...parts);
  }
  // The request says which status the document gets.
  if (name === '_status') return {};
  if (!name) return mergeFields(fields, versions, context);
  const values = { opened: versions.opened[name], stored: versions.stored[name], mine: versions.mine[name] };
  const inner: Context = {
    ...context,
    path: [...context.path, name],
    labels: [...context.labels, toLabel(field.label) ?? name],
  };
  if (type === 'group') return { [name]: mergeFields(fields, toDocuments(values), inner) };
  if (type === 'array' || type === 'blocks') return { [name]: mergeRows(field, values, inner) };
  return { [name]: mergeValue(field, values, inner) };
}

function mergeValue(
  field: MergeField,
  values: Versions,
  { path, labels, choose, changes }: Context,
): unknown {
  const { opened, stored, mine } = values;
  if (isSame(stored, mine)) return stored;
  const key = path.join('.');
  const changedBy = isSame(opened, stored) ? 'mine' : isSame(opened, mine) ? 'stored' : 'both';
  changes.push({ path: key, label: labels.join(' → '), changedBy, field, ...values });
  return values[changedBy === 'both' ? choose(key) : changedBy] ?? null;
}

type Row = StoredDocument & { id: string };

/** Merges rows by their ids. Rows without ids, and rows that both sides have put in another order, are merged as a whole. */
function mergeRows(field: MergeField, values: Versions, context: Context): unknown {
  const rows = { opened: toRows(values.opened), stored: toRows(values.stored), mine: toRows(values.mine) };
  if (!isMergeable(rows)) return mergeValue(field, values, context);
  const byId = {
    opened: new Map(rows.opened.map((row) => [row.id, row])),
    stored: new Map(rows.stored.map((row) => [row.id, row])),
    mine: new Map(rows.mine.map((row) => [row.id, row])),
  };
  const order = mergeOrder(rows);
  const merged = order.map((id, index) => {
    const versions = { opened: byId.opened.get(id), stored: byId.stored.get(id), mine: byId.mine.get(id) };
    const inner = {
      ...context,
      path: [...context.path, id],
      labels: [...context.labels, String(index + 1)],
    };
    const { opened, stored, mine } = versions;
    // Added by one side, removed by one side, or removed by both.
    if (!stored || !mine)
      return mergeValue(field, { opened: opened ?? null, stored: stored ?? null, mine: mine ?? null }, inner);
    const { blockType } = stored;
    const own = blockType === undefined ? {} : { blockType };
    return { id, ...own, ...mergeFields(fieldsOfRow(field, stored), toDocuments(versions), inner) };
  });
  return merged.filter((row) => row !== null);
}

const fieldsOfRow = ({ fields, blocks }: MergeField, { blockType }: Row) =>
  fields ?? blocks?.find(({ slug }) => slug === blockType)?.fields ?? [];

const toRows = (value: unknown): Row[] => (Array.isArray(value) ? (value as Row[]) : []);

function isMergeable({ opened, stored, mine }: Versions<Row[]>): boolean {
  const all = [...opened, ...stored, ...mine];
  if (!all.every((row) => typeof row === 'object' && row !== null && typeof row.id === 'string'))
    return false;
  if (![opened, stored, mine].every((rows) => new Set(rows.map(({ id }) => id)).size === rows.length))
    return false;
  const moved = (rows: Row[]) => !isSame(commonIds(rows, opened), commonIds(opened, rows));
  return !(moved(stored) && moved(mine)) || isSame(commonIds(stored, mine), commonIds(mine, stored));
}

/** The ids of the rows that are also in `others`, in the order of `rows`. */
function commonIds(rows: Row[], others: Row[]): string[] {
  const ids = new Set(others.map(({ id }) => id));
  return rows.map(({ id }) => id).filter((id) => ids.has(id));
}

/** The ids of all rows of both sides, in the order of the side that has moved rows. */
function mergeOrder({ opened, stored, mine }: Versions<Row[]>): string[] {
  const isMoved = !isSame(commonIds(mine, opened), commonIds(opened, mine));
  const [first, second] = isMoved ? [mine, stored] : [stored, mine];
  const order = first.map(({ id }) => id);
  second.forEach(({ id }, index) => {
    if (order.includes(id)) return;
    // After the row that precedes it on its own side.
    const previous = second[index - 1];
    order.splice(previous ? order.indexOf(previous.id) + 1 : 0, 0, id);
  });
  return order;
}

const toDocuments = ({ opened, stored, mine }: Versions): Versions<StoredDocument> => ({
  opened: (opened ?? {}) as StoredDocument,
  stored: (stored ?? {}) as StoredDocument,
  mine: (mine ?? {}) as StoredDocument,
});

export const toLabel = (label: unknown): string | null => (typeof label === 'string' && label ? label : null);

/** Whether two values are the same for an editor: an empty field may be missing, and a relation may be loaded. */
export function isSame(a: unknown, b: unknown): boolean {
  return JSON.stringify(normalize(a)) === JSON.stringify(normalize(b));
}

function normalize(value: unknown): unknown {
  if (value === undefined || value === '') return null;
  if (Array.isArray(value)) return value.length === 0 ? null : value.map(normalize);
  if (typeof value !== 'object' || value === null) return value;
  const object = value as StoredDocument;
  if ('createdAt' in object && 'id' in object) return object.id;
  const entries = Object.entries(object)
    .map(([key, inner]) => [key, normalize(inner)] as const)
    .filter(([, inner]) => inner !== null)
    .toSorted(([left], [right]) => (left < right ? -1 : 1));
  return entries.length === 0 ? null : Object.fromEntries(entries);
}
