import type { CollectionConfig } from 'payload';
import { allowAllEditors } from '../access/log-access.ts';
import { denyUpdate } from '../access/message-access.ts';
import { recordChanges, recordDeletion, storeTitle } from '../audit/write-audit-entry.ts';
import {
  allowAuthorAndManagers,
  allowCommenting,
  allowEditorsOfCommentedMarket,
} from '../comments/comment-access.ts';
import {
  deleteAnswers,
  notifyMentioned,
  prepareComment,
  refuseDeletingAnswered,
} from '../comments/comment-hooks.ts';
import { MARKET_OPTIONS, number, text } from '../fields.ts';
import type { StoredDocument } from '../publishing/stored-document.ts';

const fixed = { access: { update: denyUpdate } };
const auditTitle = ({ title }: StoredDocument) => `Comment on ${title}`;

/** What editors say to each other about a document. Not published. The form of the document shows them. */
export const comments: CollectionConfig = {
  slug: 'comments',
  labels: { singular: 'Comment', plural: 'Comments' },
  disableDuplicate: true,
  lockDocuments: false,
  admin: { hidden: true, useAsTitle: 'title' },
  indexes: [{ fields: ['kind', 'document'] }],
  access: {
    read: allowAllEditors,
    create: allowCommenting,
    update: allowEditorsOfCommentedMarket,
    delete: allowAuthorAndManagers,
  },
  hooks: {
    beforeChange: [prepareComment],
    afterChange: [notifyMentioned, recordChanges(auditTitle)],
    beforeDelete: [refuseDeletingAnswered, storeTitle(auditTitle)],
    afterDelete: [deleteAnswers, recordDeletion],
  },
  fields: [
    text('kind', ['Collection', 'The collection of the document.'], { required: true, ...fixed }),
    number('document', ['Document ID', 'The document’s ID in the studio.'], { required: true, ...fixed }),
    { name: 'text', type: 'textarea', label: 'Comment', required: true, maxLength: 2_000, ...fixed },
    number('answerTo', ['Answer to', 'The ID of the first comment of the thread.'], {
      index: true,
      ...fixed,
    }),
    { name: 'mentions', type: 'number', label: 'Mentioned users', hasMany: true, ...fixed },
    { name: 'isResolved', type: 'checkbox', label: 'Resolved', defaultValue: false },
    // The studio sets these.
    { name: 'market', type: 'select', label: 'Market', options: MARKET_OPTIONS, index: true, ...fixed },
    { name: 'title', type: 'text', label: 'Document title', ...fixed },
    { name: 'author', type: 'number', label: 'Author', index: true, ...fixed },
    { name: 'resolvedBy', type: 'number', label: 'Resolved by', ...fixed },
  ],
};
