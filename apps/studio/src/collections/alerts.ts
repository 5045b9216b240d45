import type { CollectionConfig } from 'payload';
import { denyAll } from '../access/log-access.ts';
import { allowEditorsOfMarket } from '../access/message-access.ts';
import { ALERT_KIND_OPTIONS } from '../alerts/alert-kind-options.ts';
import { MARKET_OPTIONS, select, text, textarea } from '../fields.ts';

/** The events that were reported. The key of an event prevents a second report. */
export const alerts: CollectionConfig = {
  slug: 'alerts',
  labels: { singular: 'Alert', plural: 'Alerts' },
  disableDuplicate: true,
  lockDocuments: false,
  defaultSort: '-createdAt',
  admin: {
    group: 'Operations',
    useAsTitle: 'title',
    defaultColumns: ['createdAt', 'market', 'kind', 'title'],
    listSearchableFields: ['title'],
    description: 'The events that the studio has reported by email or webhook. Each is reported once.',
  },
  access: { read: allowEditorsOfMarket, create: denyAll, update: denyAll, delete: denyAll },
  fields: [
    select('market', ['Market', 'The market that was told.'], MARKET_OPTIONS, {
      required: true,
      index: true,
    }),
    select('kind', ['Event', 'What has happened.'], ALERT_KIND_OPTIONS, { required: true }),
    text('title', ['Title', 'The event in one line.'], { required: true }),
    textarea('text', ['Text', 'What to do.'], { required: true }),
    text('path', ['Page', 'The page of the studio about it.'], {
      required: true,
      admin: { disableListColumn: true },
    }),
    text('key', ['Key', 'Identifies the event.'], {
      required: true,
      unique: true,
      index: true,
      admin: { hidden: true, disableListColumn: true, disableListFilter: true },
    }),
  ],
};
