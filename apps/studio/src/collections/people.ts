import { marketField, text, textarea } from '../fields.ts';
import { PERSON_RULES } from '../publishing/protect-people.ts';
import { publishedCollection } from './published-collection.ts';

export const people = publishedCollection({
  slug: 'people',
  kind: 'person',
  labels: { singular: 'Person', plural: 'People' },
  group: 'Texts',
  description:
    'Who writes the articles of a market. Somebody who writes for two markets has an entry in each.',
  columns: ['name', 'market', 'role', '_status'],
  title: 'name',
  search: ['name', 'role'],
  hasPreview: false,
  rules: PERSON_RULES,
  fields: [
    marketField,
    text('name', ['Name', 'As the site shows it.'], { required: true, maxLength: 80 }),
    text('role', ['Role', 'Their work, in the language of the market. For example “bonus editor”.'], {
      required: true,
      maxLength: 80,
    }),
    textarea('text', ['About', 'One or two sentences in the language of the market.'], {
      required: true,
      maxLength: 600,
    }),
    text('key', ['Key', 'Generated from the name when first published.'], {
      index: true,
      admin: { readOnly: true, position: 'sidebar', disableBulkEdit: true },
    }),
  ],
});
