import type { CollectionConfig } from 'payload';
import { allowAdminsAndEditors, denyAll } from '../access/log-access.ts';
import { MARKET_OPTIONS, select, text, textarea, texts } from '../fields.ts';
import { OVERRIDE_COLLECTIONS } from '../overrides/overridable.ts';

const userCell = { admin: { components: { Cell: '/audit/user-cell.tsx#UserCell' } } };
const hidden = { admin: { hidden: true } };

/** Reasons for publishing documents despite errors. The studio writes them; no user can change them. */
export const overrides: CollectionConfig = {
  slug: 'overrides',
  lockDocuments: false,
  labels: { singular: 'Override', plural: 'Overrides' },
  admin: {
    group: 'Operations',
    useAsTitle: 'title',
    defaultColumns: ['createdAt', 'title', 'reason', 'givenBy', 'confirmedBy'],
    listSearchableFields: ['title', 'reason'],
    description:
      'Why documents were published despite errors. A reason remains valid until the rule, the headline, the terms or the text change.',
  },
  access: { read: allowAdminsAndEditors, create: denyAll, update: denyAll, delete: denyAll },
  fields: [
    text('title', ['Document', 'The title of the document when the reason was accepted.'], {
      required: true,
    }),
    select('market', ['Market', 'The market of the document.'], MARKET_OPTIONS, { required: true }),
    {
      name: 'document',
      type: 'relationship',
      relationTo: [...OVERRIDE_COLLECTIONS],
      label: 'Open the document',
    },
    textarea('reason', ['Reason', 'Why the document was published.'], { required: true }),
    texts('rules', ['Rules', 'The rules that reported the errors.']),
    text('givenBy', ['Given by', 'The ID of the user who gave the reason.'], { required: true, ...userCell }),
    text(
      'confirmedBy',
      ['Confirmed by', 'The ID of the second person. Empty if the market needs none.'],
      userCell,
    ),
    // A digest of headline and terms, constant for texts, and one for each error and its rule.
    text('termsDigest', ['Terms', 'Identifies headline and terms.'], hidden),
    texts('errorDigests', ['Errors', 'Identify the errors.'], hidden),
  ],
};
