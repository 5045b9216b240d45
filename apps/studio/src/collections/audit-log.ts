import type { CollectionConfig } from 'payload';
import { adminsAndEditorsReadIt, denyAll } from '../access/log-access.ts';
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
] as const;
export type AuditAction = (typeof AUDIT_ACTIONS)[number];

/** Hooks write entries in the transaction of the action; no user can change them. */
export const auditLog: CollectionConfig = {
  slug: 'audit-log',
  labels: { singular: 'Entry', plural: 'Audit log' },
  admin: {
    group: 'Operation',
    useAsTitle: 'title',
    defaultColumns: ['createdAt', 'user', 'action', 'title', 'fields'],
    listSearchableFields: ['user', 'title'],
    pagination: { defaultLimit: 50 },
    description: 'Who changed what, and when. Entries are never changed or deleted.',
  },
  access: { read: adminsAndEditorsReadIt, create: denyAll, update: denyAll, delete: denyAll },
  fields: [
    text('user', ['Who', 'Name and address of the user, or the studio itself.'], {
      required: true,
      index: true,
    }),
    select('action', ['Did', 'What was done.'], AUDIT_ACTIONS, { required: true, index: true }),
    text('kind', ['Collection', 'Where it belongs.'], { index: true }),
    text('document', ['Document', 'Its number in the studio.'], { index: true }),
    text('title', ['What', 'The title of the document.'], { required: true }),
    texts('fields', ['Fields', 'Which of its fields changed.'], {
      admin: { components: { Cell: '/audit/fields-cell.tsx#FieldsCell' } },
    }),
    text('reason', ['Reason', 'Given where a finding was overridden.']),
  ],
};
