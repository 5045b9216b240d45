import { ALERT_KINDS } from '@nettobonus/domain/alerts/alert';
import type { Access, CollectionConfig } from 'payload';
import { z } from 'zod';
import { getCurrentUser, mayChangeMarketSettings } from '../access/current-user.ts';
import { denyUpdate } from '../access/message-access.ts';
import { ALERT_KIND_OPTIONS } from '../alerts/alert-kind-options.ts';
import { recordChanges, recordDeletion, storeTitle } from '../audit/write-audit-entry.ts';
import { MARKET_OPTIONS, select, text, texts } from '../fields.ts';
import type { StoredDocument } from '../publishing/stored-document.ts';

const allowMarketManagers: Access = ({ req }) => mayChangeMarketSettings(getCurrentUser(req));

const isEmail = (value: unknown) => z.email().safeParse(value).success;

const auditTitle = ({ market }: StoredDocument) => `Alerts · ${market}`;

/** Who is told about events in a market. */
export const alertSettings: CollectionConfig = {
  slug: 'alert-settings',
  labels: { singular: 'Alert settings', plural: 'Alert settings' },
  disableDuplicate: true,
  admin: {
    group: 'Operations',
    useAsTitle: 'market',
    defaultColumns: ['market', 'kinds', 'emails', 'webhookUrl'],
    hidden: ({ user }) => !mayChangeMarketSettings(user as never),
    description:
      'Who is told when something needs attention, by email or through a webhook. Each event is reported once.',
  },
  access: {
    read: allowMarketManagers,
    create: allowMarketManagers,
    update: allowMarketManagers,
    delete: allowMarketManagers,
  },
  hooks: {
    afterChange: [recordChanges(auditTitle)],
    beforeDelete: [storeTitle(auditTitle)],
    afterDelete: [recordDeletion],
  },
  fields: [
    {
      name: 'documentTitle',
      type: 'ui',
      admin: {
        disableBulkEdit: true,
        disableListColumn: true,
        components: { Field: '/form/document-title.tsx#DocumentTitle' },
      },
    },
    select('market', ['Market', 'Each market has its own settings.'], MARKET_OPTIONS, {
      required: true,
      unique: true,
      index: true,
      admin: { disableBulkEdit: true },
    }),
    select('kinds', ['Events', 'What the market wants to be told about.'], ALERT_KIND_OPTIONS, {
      hasMany: true,
      required: true,
      defaultValue: [...ALERT_KINDS],
    }),
    texts('emails', ['Email addresses', 'Press Enter after each. The studio needs a mail server.'], {
      validate: (values: unknown) =>
        (Array.isArray(values) ? values : []).every(isEmail) ||
        'Enter complete email addresses, such as anna@example.org.',
    } as object),
    text(
      'webhookUrl',
      [
        'Webhook',
        'The address that receives each event as JSON, for example of a chat or a ticket system. It must start with https://.',
      ],
      {
        validate: (value: unknown) =>
          !value ||
          z.url({ protocol: /^https$/ }).safeParse(value).success ||
          'Enter a complete address that starts with https://.',
      } as object,
    ),
    {
      name: 'webhookSecretButton',
      type: 'ui',
      admin: {
        disableBulkEdit: true,
        disableListColumn: true,
        components: { Field: '/alerts/webhook-secret.tsx#WebhookSecret' },
      },
    },
    // Encrypted. Nobody may read it: the studio shows it once, when it creates it.
    text('webhookSecret', ['Secret of the webhook', 'Encrypted.'], {
      hidden: true,
      access: { read: denyUpdate, create: denyUpdate, update: denyUpdate },
      admin: { hidden: true, disableBulkEdit: true, disableListColumn: true, disableListFilter: true },
    }),
    {
      name: 'webhookSecretAt',
      type: 'date',
      label: 'Secret created',
      access: { create: denyUpdate, update: denyUpdate },
      admin: { hidden: true, disableBulkEdit: true, disableListColumn: true },
    },
  ],
};
