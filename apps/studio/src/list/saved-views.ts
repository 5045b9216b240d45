import type { Access, CollectionBeforeValidateHook, Config, Field, SanitizedConfig } from 'payload';
import { getCurrentUser, isEditor, mayChangeMarketSettings } from '../access/current-user.ts';
import { allowAllEditors } from '../access/log-access.ts';
import type { StudioUser } from '../access/roles.ts';
import { refusal } from '../publishing/field-error.ts';
import type { StoredDocument } from '../publishing/stored-document.ts';

/** Where Payload keeps the filters and columns of lists that users save. */
const SLUG = 'payload-query-presets';

/** Only managers change shared views. That everybody else changes only their own is Payload's rule. */
const allowManagersAndOwners: Access = ({ req }) => {
  const user = getCurrentUser(req);
  if (mayChangeMarketSettings(user)) return true;
  return isEditor(user) && { isShared: { not_equals: true } };
};

export const SAVED_VIEWS: NonNullable<Config['queryPresets']> = {
  labels: { singular: 'saved view', plural: 'Saved views' },
  access: {
    create: allowAllEditors,
    read: allowAllEditors,
    update: allowManagersAndOwners,
    delete: allowManagersAndOwners,
  },
  constraints: {},
};

/** Derives who may read and change a view from one checkbox. Payload asks for each operation separately. */
const deriveAccess: CollectionBeforeValidateHook = ({ data, originalDoc, req }) => {
  const isShared = Boolean(data?.isShared ?? originalDoc?.isShared);
  if (isShared && req.user && !mayChangeMarketSettings(getCurrentUser(req))) {
    throw refusal('Only chief editors and admins share views with everybody. Save it for yourself.');
  }
  const rule = { constraint: isShared ? 'everyone' : 'onlyMe' };
  const access = { read: rule, update: rule, delete: rule, create: { constraint: 'onlyMe' } };
  return { ...data, isShared, access };
};

const FIELDS: Record<string, StoredDocument> = {
  title: { label: 'Name' },
  isShared: {
    label: 'Shared with everybody',
    admin: {
      description: 'All editors can choose this view. Only chief editors and admins can change or delete it.',
      condition: (_: unknown, __: unknown, { user }: { user: StudioUser | null }) =>
        mayChangeMarketSettings(user),
    },
  },
  access: { admin: { condition: () => false, disableListColumn: true, disableListFilter: true } },
  groupBy: { admin: { hidden: true, disableListColumn: true, disableListFilter: true } },
};

/** Payload adds the collection itself, so no collection of ours can configure its form. */
export function simplifySavedViews(config: SanitizedConfig): SanitizedConfig {
  const collection = config.collections.find(({ slug }) => slug === SLUG);
  if (!collection) throw new Error('No list has saved views');
  collection.admin.defaultColumns = ['title', 'isShared'];
  collection.hooks.beforeValidate = [deriveAccess];
  for (const fields of [collection.fields, collection.flattenedFields] as Field[][]) {
    for (const field of fields) {
      if (!('name' in field)) continue;
      const { admin, ...changes } = FIELDS[field.name] ?? {};
      Object.assign(field, changes, { admin: { ...field.admin, ...(admin as object) } });
    }
  }
  return config;
}
