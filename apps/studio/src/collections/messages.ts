import { MESSAGE_STATUSES, UNANSWERED } from '@nettobonus/domain/contact/inbox';
import type { CollectionConfig, DateField, Field, Where } from 'payload';
import { denyAll } from '../access/log-access.ts';
import { denyUpdate, editorsWorkOnTheirMarkets } from '../access/message-access.ts';
import { onlyAdmins } from '../access/user-access.ts';
import { recordChanges, recordDeletion } from '../audit/write-audit-entry.ts';
import { MARKET_OPTIONS, rows, select, text, textarea } from '../fields.ts';
import { assigneeField } from '../inbox/assignee-field.ts';
import { fillInMessage } from '../inbox/fill-in-message.ts';
import type { Stored } from '../publishing/stored.ts';

const STATUS_LABELS = { new: 'New', 'in-work': 'In work', answered: 'Answered', closed: 'Closed' };

const readOnly = { access: { update: denyUpdate } };

/** The audit log outlives the message, so its entries must not name the visitor. */
const auditTitle = ({ id, market }: Stored) => `Message ${id} · ${market}`;

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
  admin: { description, date: { displayFormat: 'd.M.yyyy HH:mm' }, ...extra.admin },
});

/** Without a filter or search, the list shows unanswered messages only. */
const defaultFilter = (query: { where?: unknown; search?: unknown }): Where | null =>
  query.where || query.search ? null : { status: { in: [...UNANSWERED] } };

export const messages: CollectionConfig = {
  slug: 'messages',
  labels: { singular: 'Message', plural: 'Messages' },
  defaultSort: '-receivedAt',
  // A copy would outlive the retention period that visitors are promised.
  disableDuplicate: true,
  admin: {
    group: 'Operation',
    useAsTitle: 'opening',
    defaultColumns: ['opening', 'waiting', 'market', 'receivedAt', 'status', 'assignee'],
    listSearchableFields: ['opening', 'message', 'name', 'email'],
    description:
      'What visitors wrote in the contact form, which promises an answer within 24 hours. Deleted after 12 months.',
    baseFilter: ({ req }) => defaultFilter(req.query),
    components: { beforeListTable: ['/inbox/inbox-notice.tsx#InboxNotice'] },
  },
  access: {
    read: editorsWorkOnTheirMarkets,
    create: denyAll,
    update: editorsWorkOnTheirMarkets,
    delete: onlyAdmins,
  },
  hooks: {
    beforeChange: [fillInMessage],
    afterChange: [recordChanges(auditTitle)],
    afterDelete: [recordDeletion(auditTitle)],
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
        text('name', ['Name', 'As the visitor gave it.'], { required: true, ...readOnly }),
        text('email', ['Email', 'Where the answer goes.'], { required: true, ...readOnly }),
      ],
    },
    rows(
      'notes',
      ['Notes', 'For colleagues; the visitor never sees them.'],
      [
        textarea('text', ['Note', 'What was found out, agreed or answered.'], { required: true }),
        {
          type: 'row',
          fields: [
            text('by', ['Written by', 'Filled in by the studio.'], readOnly),
            timestamp('at', 'Written at', 'Filled in by the studio.'),
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
      'status',
      ['Status', 'Where the answer stands.'],
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
      admin: { position: 'sidebar', description: 'The market, and with it the language of the answer.' },
    },
    timestamp('receivedAt', 'Received', 'When the visitor sent it.', {
      required: true,
      index: true,
      admin: { position: 'sidebar' },
    }),
    timestamp('answeredAt', 'Answered at', 'When it was marked as answered; filled in by the studio.', {
      admin: { position: 'sidebar' },
    }),
    text('opening', ['First words', 'Made by the studio from the message.'], {
      ...readOnly,
      admin: { hidden: true },
    }),
    text('messageId', ['Number', 'Made by the visitor’s browser: a message that is sent twice comes once.'], {
      required: true,
      unique: true,
      ...readOnly,
      admin: { hidden: true },
    }),
  ],
};
