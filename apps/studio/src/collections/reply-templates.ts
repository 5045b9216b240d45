import { listUnknownPlaceholders, PLACEHOLDERS } from '@nettobonus/domain/contact/reply';
import type { CollectionConfig } from 'payload';
import { allowTrash } from '../access/catalogue-access.ts';
import { allowCreateInMarket, allowEditorsOfMarket } from '../access/message-access.ts';
import { recordChanges, recordDeletion, storeTitle } from '../audit/write-audit-entry.ts';
import { MARKET_OPTIONS, text, textarea } from '../fields.ts';
import { rejectOtherMarkets } from '../inbox/reject-other-markets.ts';

const PLACEHOLDER_HELP = Object.entries(PLACEHOLDERS)
  .map(([name, meaning]) => `{${name}} becomes ${meaning}`)
  .join(', ');

const validateText = (value: unknown): string | true => {
  if (typeof value !== 'string' || value.trim() === '') return 'Enter the text of the template.';
  const unknown = listUnknownPlaceholders(value);
  return (
    unknown.length === 0 ||
    `Nothing fills in ${unknown.join(', ')}. Use only the placeholders named below the field.`
  );
};

/** Texts with which an answer to a contact message can begin. */
export const replyTemplates: CollectionConfig = {
  slug: 'reply-templates',
  labels: { singular: 'Answer template', plural: 'Answer templates' },
  defaultSort: 'name',
  trash: true,
  admin: {
    group: 'Operations',
    useAsTitle: 'name',
    defaultColumns: ['name', 'market', 'updatedAt'],
    listSearchableFields: ['name', 'text'],
    hideAPIURL: true,
    description: 'Texts with which an answer to a contact message can begin, in the language of each market.',
  },
  access: {
    read: allowEditorsOfMarket,
    create: allowCreateInMarket,
    update: allowEditorsOfMarket,
    delete: allowTrash(allowEditorsOfMarket),
  },
  hooks: {
    beforeChange: [rejectOtherMarkets],
    afterChange: [recordChanges('name')],
    beforeDelete: [storeTitle('name')],
    afterDelete: [recordDeletion],
  },
  fields: [
    text('name', ['Name', 'For colleagues, for example “Thanks for a correction”.'], { required: true }),
    {
      name: 'market',
      type: 'select',
      label: 'Market',
      required: true,
      index: true,
      options: MARKET_OPTIONS,
      admin: { description: 'The market, which also sets the language.', disableBulkEdit: true },
    },
    textarea('text', ['Text', `${PLACEHOLDER_HELP}.`], {
      required: true,
      validate: validateText,
      admin: { rows: 10 },
    }),
  ],
};
