import type { CollectionConfig } from 'payload';
import { allowAllEditors, denyAll } from '../access/log-access.ts';
import { MARKET_OPTIONS, select, text } from '../fields.ts';

/** Who mends a finding, and until when. The page “Findings” shows and changes them. */
export const findingTasks: CollectionConfig = {
  slug: 'finding-tasks',
  labels: { singular: 'Task', plural: 'Tasks' },
  disableDuplicate: true,
  lockDocuments: false,
  admin: { hidden: true },
  access: { read: allowAllEditors, create: denyAll, update: denyAll, delete: denyAll },
  fields: [
    text('key', ['Key', 'The rule, and the listing or the market.'], {
      required: true,
      unique: true,
      index: true,
    }),
    text('rule', ['Rule', 'The ID of the rule.'], { required: true }),
    select('market', ['Market', 'The market of the finding.'], MARKET_OPTIONS, { required: true }),
    {
      name: 'listing',
      type: 'relationship',
      relationTo: 'listings',
      label: 'Listing',
      admin: { description: 'Empty if the finding concerns the whole market.' },
    },
    { name: 'owner', type: 'relationship', relationTo: 'users', label: 'Owner' },
    text('dueOn', ['Due', 'The last day.']),
  ],
};
