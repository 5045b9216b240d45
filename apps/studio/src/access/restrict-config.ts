import {
  APIError,
  type CollectionBeforeOperationHook,
  type FlattenedField,
  QueryError,
  type SanitizedCollectionConfig,
  type SanitizedConfig,
} from 'payload';
import { denyAll } from './log-access.ts';

const DENY_ALL = { create: denyAll, read: denyAll, readVersions: denyAll, update: denyAll, delete: denyAll };

type InternalAccess = Partial<SanitizedCollectionConfig['access']>;

/** Access to Payload's own collections over REST. Payload itself writes them without these rules. */
const INTERNAL_ACCESS: Record<string, InternalAccess> = {
  // Payload's own rules let users read, change and delete their preferences. Its forms create them through another
  // endpoint.
  'payload-preferences': { create: denyAll },
  // The saved views of lists, with rules of our own.
  'payload-query-presets': {},
};

/**
 * Restricts the collections and globals that Payload adds itself: their default rules let every user write. Denies all
 * access to those that a later version of Payload may add. Also rejects invalid arguments in all collections.
 */
export function restrictConfig(config: SanitizedConfig): SanitizedConfig {
  for (const { slug, access, admin, hooks } of config.collections) {
    // Editors have no use for the tab with the document as JSON.
    admin.hideAPIURL = true;
    // This hook must be the first one: the others use the id.
    hooks.beforeOperation.unshift(rejectInvalidArguments);
    if (isInternal(slug)) Object.assign(access, INTERNAL_ACCESS[slug] ?? DENY_ALL);
  }
  for (const { slug, access } of config.globals) {
    if (isInternal(slug)) Object.assign(access, { read: denyAll, readVersions: denyAll, update: denyAll });
  }
  return config;
}

export const isInternal = (slug: string) => slug.startsWith('payload-');

/** The largest value of PostgreSQL's type `integer`. */
const MAX_ID = 2 ** 31 - 1;

/** Throws if the value is not a valid id, which would make the query fail. */
export function parseId(value: unknown): number {
  const id = Number(value);
  if (Number.isInteger(id) && id >= 0 && id <= MAX_ID) return id;
  throw new APIError('The ID is invalid.', 400, undefined, true);
}

interface OperationArguments {
  id?: unknown;
  duplicateFromID?: unknown;
  sort?: string | string[];
  overrideAccess?: boolean;
}

/**
 * Rejects arguments that Payload passes on to PostgreSQL unchecked: an id that is not a valid integer, and a sort by a
 * field of another collection. The resulting order would reveal values that the user may not read.
 */
export const rejectInvalidArguments: CollectionBeforeOperationHook = ({ args, collection }) => {
  const { id, duplicateFromID, sort = [], overrideAccess } = args as OperationArguments;
  if (overrideAccess) return;
  for (const value of [id, duplicateFromID]) {
    if (value !== undefined && value !== null) parseId(value);
  }
  const paths = [sort]
    .flat()
    .flatMap((path) => String(path).split(','))
    .filter((path) => !isOwnPath(collection.flattenedFields, path));
  if (paths.length > 0) throw new QueryError(paths.map((path) => ({ path })));
};

/** Whether a path stays within the collection: `-terms.maxBonus`, but not `casino.name`. */
function isOwnPath(collectionFields: FlattenedField[], path: string): boolean {
  const names = path
    .trim()
    .replace(/^-/, '')
    .replaceAll('__', '.')
    // In a list of versions, all fields have this prefix.
    .replace(/^version\./, '')
    .split('.');
  let fields = collectionFields;
  for (const name of names.slice(0, -1)) {
    const field = fields.find((candidate) => candidate.name === name);
    if (!field || !('flattenedFields' in field)) return false;
    fields = field.flattenedFields;
  }
  return true;
}
