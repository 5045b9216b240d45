import type { CollectionConfig, Field, JSONField } from 'payload';
import { allowAdminsAndEditors, denyAll } from '../access/log-access.ts';
import { MARKET_OPTIONS, select, text } from '../fields.ts';

export const AUDIT_ACTIONS = [
  'created',
  'changed',
  'saved a draft',
  'published',
  'withdrew',
  'deleted',
  'moved to the trash',
  'restored',
  'logged in',
  'invited',
  'deactivated',
  'reactivated',
  'accepted a link',
  'confirmed a reason',
  'asked for a review',
  'approved',
  'approved legally',
  'approved a correction',
  'returned',
  'retried a job',
  'dismissed a job',
] as const;
export type AuditAction = (typeof AUDIT_ACTIONS)[number];

export const ACTION_OPTIONS = AUDIT_ACTIONS.map((value) => ({
  value,
  label: value === 'withdrew' ? 'unpublished' : value,
}));

/** The entry's page shows all fields together. */
const onlyInList = (cell?: string) => ({
  components: { Field: '/audit/no-field.tsx#NoField', ...(cell ? { Cell: cell } : {}) },
});

const entryPanel: Field = {
  name: 'entry',
  type: 'ui',
  admin: { disableListColumn: true, components: { Field: '/audit/entry-panel.tsx#EntryPanel' } },
};

const CHANGES_SCHEMA = {
  type: 'array',
  items: {
    type: 'object',
    properties: {
      label: { type: 'string' },
      before: { type: ['string', 'null'] },
      after: { type: ['string', 'null'] },
    },
    required: ['label', 'before', 'after'],
    additionalProperties: false,
  },
} as const satisfies ReturnType<NonNullable<JSONField['typescriptSchema']>[number]>;

/** Hooks write the entries in the transaction of the action. No user can change them. */
export const auditLog: CollectionConfig = {
  slug: 'audit-log',
  lockDocuments: false,
  labels: { singular: 'Entry', plural: 'Audit log' },
  defaultSort: '-id',
  indexes: [{ fields: ['kind', 'document'] }],
  admin: {
    group: 'Operations',
    useAsTitle: 'title',
    defaultColumns: ['createdAt', 'user', 'action', 'kind', 'title', 'market', 'changes'],
    listSearchableFields: ['title'],
    pagination: { defaultLimit: 50 },
    description: 'Who changed what, and when. Entries are never changed or deleted.',
    components: { beforeListTable: ['/audit/audit-filter.tsx#AuditFilter'] },
  },
  access: { read: allowAdminsAndEditors, create: denyAll, update: denyAll, delete: denyAll },
  fields: [
    entryPanel,
    text(
      'user',
      ['User', 'The user’s ID, or “studio” for the studio itself. The list shows the current name.'],
      { required: true, index: true, admin: onlyInList('/audit/user-cell.tsx#UserCell') },
    ),
    select('action', ['Action', 'What the user did.'], ACTION_OPTIONS, {
      required: true,
      index: true,
      admin: onlyInList(),
    }),
    text('kind', ['Collection', 'The collection of the document.'], {
      admin: onlyInList('/audit/kind-cell.tsx#KindCell'),
    }),
    text('document', ['Document ID', 'The document’s ID in the studio.'], { admin: onlyInList() }),
    text('title', ['Document', 'The title at the time of the action.'], {
      required: true,
      admin: onlyInList('/audit/document-cell.tsx#DocumentCell'),
    }),
    select('market', ['Market', 'The market of the document.'], MARKET_OPTIONS, {
      index: true,
      admin: onlyInList(),
    }),
    {
      name: 'fields',
      type: 'json',
      label: 'Fields',
      typescriptSchema: [() => ({ type: 'array', items: { type: 'string' } })],
      // Their names in the program. “Changes” has their labels and values.
      admin: { ...onlyInList(), disableListColumn: true, disableListFilter: true },
    },
    {
      name: 'changes',
      type: 'json',
      label: 'Changes',
      typescriptSchema: [() => CHANGES_SCHEMA],
      admin: { ...onlyInList('/audit/changes-cell.tsx#ChangesCell'), disableListFilter: true },
    },
    text(
      'reason',
      ['Reason', 'Why a rule was overridden, and whether a link now leads to a different host.'],
      { admin: onlyInList() },
    ),
  ],
};
