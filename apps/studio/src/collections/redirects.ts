import { marketField, text } from '../fields.ts';
import { collapseRedirects } from '../redirects/redirect-former-address.ts';
import { REDIRECT_RULES } from '../redirects/redirect-rules.ts';
import { publishedCollection } from './published-collection.ts';

const PICKER = { components: { Field: '/redirects/page-picker.tsx#PagePicker' } };

export const redirects = publishedCollection({
  slug: 'redirects',
  kind: 'redirect',
  labels: { singular: 'Redirect', plural: 'Redirects' },
  group: 'Texts',
  description:
    'Where visitors of an address without a page go. The studio adds one itself when the address of a published page changes.',
  columns: ['from', 'to', 'market', '_status', 'updatedAt'],
  title: 'from',
  search: ['from', 'to'],
  hasPreview: false,
  rules: REDIRECT_RULES,
  afterPublish: collapseRedirects,
  fields: [
    marketField,
    text(
      'from',
      [
        'Old address',
        'An address of this site that no page has any more. Paste it, or the part after the host.',
      ],
      { required: true, maxLength: 300, index: true, admin: { disableBulkEdit: true } },
    ),
    text('to', ['Leads to', 'Type a word of the title and choose the page, or paste its address.'], {
      required: true,
      maxLength: 300,
      index: true,
      admin: PICKER,
    }),
  ],
});
