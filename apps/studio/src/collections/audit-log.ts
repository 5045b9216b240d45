import type { CollectionConfig } from 'payload';
import { allowAdminsAndEditors, denyAll } from '../access/log-access.ts';
import { select, text, texts } from '../fields.ts';

export const AUDIT_ACTIONS = [
  'created',
  'changed',
  'saved a draft',
  'published',
  'withdrew',
  'deleted',
  'logged in',
  'accepted a link',
  'retried a job',
  'dismissed a job',
] as const;
export type AuditAction = (typeof AUDIT_ACTIONS)[number];

const ACTION_OPTIONS = AUDIT_ACTIONS.map((value) => ({
  value,
  label: value === 'withdrew' ? 'unpublished' : value,
}));

/** Hooks write the entries in the transaction of the action. No user can change them. */
export const auditLog: CollectionConfig = {
  slug: 'audit-log',
  labels: { singular: 'Entry', plural: 'Audit log' },
  admin: {
    group: 'Operations',
    useAsTitle: 'title',
    defaultColumns: ['createdAt', 'user', 'action', 'title', 'fields'],
    listSearchableFields: ['title'],
    pagination: { defaultLimit: 50 },
    description: 'Who changed what, and when. Entries are never changed or deleted.',
  },
  access: { read: allowAdminsAndEditors, create: denyAll, update: denyAll, delete: denyAll },
  fields: [
    text(
      'user',
      ['User', 'The user’s ID, or “studio” for the studio itself. The list shows the current name.'],
      {
        required: true,
        index: true,
        admin: { components: { Cell: '/audit/user-cell.tsx#UserCell' } },
      },
    ),
    select('action', ['Action', 'What the user did.'], ACTION_OPTIONS, { required: true, index: true }),
    text('kind', ['Collection', 'The collection of the document.'], { index: true }),
    text('document', ['Document ID', 'The document’s ID in the studio.'], { index: true }),
    text('title', ['Document title', 'The title at the time of the action.'], { required: true }),
    texts('fields', ['Changed fields', 'The fields that the action changed.'], {
      admin: { components: { Cell: '/audit/fields-cell.tsx#FieldsCell' } },
    }),
    text('reason', [
      'Reason',
      'Why a rule was overridden, and whether a link now leads to a different host.',
    ]),
  ],
};
