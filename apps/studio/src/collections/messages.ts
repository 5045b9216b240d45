import { MESSAGE_KINDS, MESSAGE_STATUSES, UNANSWERED } from '@nettobonus/domain/contact/inbox';
import type { CollectionConfig, DateField, Field, Where } from 'payload';
import { denyAll } from '../access/log-access.ts';
import { allowEditorsOfMarket, denyUpdate } from '../access/message-access.ts';
import { onlyAdmins } from '../access/user-access.ts';
import { recordChanges, recordDeletion, storeTitle } from '../audit/write-audit-entry.ts';
import { MARKET_OPTIONS, rows, select, text, textarea } from '../fields.ts';
import { assigneeField, checkAssignee } from '../inbox/assignee-field.ts';
import { deleteReplies } from '../inbox/delete-replies.ts';
import { fillInMessage } from '../inbox/fill-in-message.ts';
import { replyEndpoint } from '../inbox/reply-endpoint.ts';
import type { StoredDocument } from '../publishing/stored-document.ts';

const KIND_LABELS = { message: 'Message', 'competition-entry': 'Competition entry' };
const STATUS_LABELS = {
  new: 'New',
  'in-work': 'In progress',
  answered: 'Answered',
  closed: 'Closed',
  spam: 'Spam',
};

const readOnly = { access: { update: denyUpdate } };

/** The audit log outlives the contact message, so its entries must not name the visitor. */
const auditTitle = ({ id, market }: StoredDocument) => `Message ${id} · ${market}`;

const timestamp = (
  name: string,
  label: string,
  description: string,
  extra: Partial<DateField> = {},
): Field => ({
  name,
  type: 'date',
  label,
  ...extra,
  ...readOnly,
  admin: { description, ...extra.admin },
});

/** Without a filter or search, the list shows unanswered messages only. Spam is hidden unless the filter asks for it. */
function defaultFilter({ where, search }: { where?: unknown; search?: unknown }): Where | null {
  if (where && JSON.stringify(where).includes('"status"')) return null;
  return where || search ? { status: { not_equals: 'spam' } } : { status: { in: [...UNANSWERED] } };
}

/** Messages from the contact form of the site. */
export const messages: CollectionConfig = {
  slug: 'messages',
  labels: { singular: 'Message', plural: 'Messages' },
  defaultSort: '-receivedAt',
  // A copy would outlive the retention period that we promise to visitors.
  disableDuplicate: true,
  endpoints: [replyEndpoint],
  admin: {
    group: 'Operations',
    useAsTitle: 'opening',
    defaultColumns: ['opening', 'waiting', 'kind', 'market', 'receivedAt', 'status', 'assignee'],
    listSearchableFields: ['opening', 'message', 'name', 'email'],
    description:
      'Messages from the contact form, which promises an answer within 24 hours, and entries in our own competitions. They are deleted after 12 months, spam after 30 days.',
    hideAPIURL: true,
    baseFilter: ({ req }) => defaultFilter(req.query),
    components: { beforeListTable: ['/inbox/inbox-notice.tsx#InboxNotice'] },
  },
  access: {
    read: allowEditorsOfMarket,
    create: denyAll,
    update: allowEditorsOfMarket,
    delete: onlyAdmins,
  },
  hooks: {
    beforeChange: [checkAssignee, fillInMessage],
    afterChange: [recordChanges(auditTitle, { values: ['status', 'assignee'] })],
    beforeDelete: [storeTitle(auditTitle), deleteReplies],
    afterDelete: [recordDeletion],
  },
  fields: [
    textarea('message', ['Message', 'As the visitor wrote it.'], {
      required: true,
      ...readOnly,
      admin: { rows: 10 },
    }),
    {
      type: 'row',
      fields: [
        text('name', ['Name', 'As the visitor entered it.'], { required: true, ...readOnly }),
        text('email', ['Email', 'The address for the answer.'], { required: true, ...readOnly }),
      ],
    },
    {
      name: 'answers',
      type: 'ui',
      label: 'Answers',
      admin: { components: { Field: '/inbox/conversation.tsx#Conversation' }, disableListColumn: true },
    },
    rows(
      'notes',
      ['Notes', 'For colleagues; the visitor never sees them.'],
      [
        textarea('text', ['Note', 'What was found out, agreed or answered.'], { required: true }),
        {
          type: 'row',
          fields: [
            text('by', ['Written by', 'Set by the studio.'], readOnly),
            timestamp('at', 'Written at', 'Set by the studio.'),
          ],
        },
      ],
      { labels: { singular: 'Note', plural: 'Notes' } },
    ),
    {
      name: 'waiting',
      type: 'ui',
      label: 'Waiting',
      admin: {
        position: 'sidebar',
        components: {
          Field: '/inbox/message-panel.tsx#MessagePanel',
          Cell: '/inbox/waiting-cell.tsx#WaitingCell',
        },
      },
    },
    select(
      'kind',
      ['Kind', 'A competition entry needs no answer; it is closed when it arrives.'],
      MESSAGE_KINDS.map((value) => ({ label: KIND_LABELS[value], value })),
      {
        required: true,
        defaultValue: 'message',
        index: true,
        ...readOnly,
        admin: { position: 'sidebar', isClearable: false },
      },
    ),
    select(
      'status',
      ['Status', 'The progress of the answer. Spam is hidden, gets no email, and is deleted after 30 days.'],
      MESSAGE_STATUSES.map((value) => ({ label: STATUS_LABELS[value], value })),
      {
        required: true,
        defaultValue: 'new',
        index: true,
        admin: { position: 'sidebar', isClearable: false },
      },
    ),
    assigneeField,
    {
      name: 'market',
      type: 'select',
      label: 'Market',
      required: true,
      index: true,
      options: MARKET_OPTIONS,
      ...readOnly,
      admin: { position: 'sidebar', description: 'The market, which also sets the language of the answer.' },
    },
    text('page', ['Page', 'Where the visitor wrote the message.'], {
      ...readOnly,
      admin: { position: 'sidebar', components: { Field: '/inbox/page-field.tsx#PageField' } },
    }),
    timestamp('receivedAt', 'Received', 'When the visitor sent it.', {
      required: true,
      index: true,
      admin: { position: 'sidebar' },
    }),
    timestamp('answeredAt', 'Answered at', 'When it was marked as answered. Set by the studio.', {
      admin: { position: 'sidebar' },
    }),
    timestamp('spamAt', 'Marked as spam at', 'Set by the studio.', {
      index: true,
      admin: { hidden: true },
    }),
    text('opening', ['Excerpt', 'Generated from the message.'], {
      ...readOnly,
      admin: { hidden: true },
    }),
    text('messageId', ['Message ID', 'Generated by the visitor’s browser; prevents duplicates.'], {
      required: true,
      unique: true,
      ...readOnly,
      admin: { hidden: true },
    }),
  ],
};
