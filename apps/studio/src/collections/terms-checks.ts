import { TERMS_PROBLEMS } from '@nettobonus/domain/terms-watch/terms-check';
import type { CollectionConfig } from 'payload';
import { allowAllEditors, denyAll } from '../access/log-access.ts';
import { select, text, textarea } from '../fields.ts';

const time = (name: string, label: string) => ({ name, type: 'date' as const, label });

/**
 * What the terms watcher knows about each listing. The watcher writes only what it fetched and the editors' readings only
 * what was read, so that neither overwrites the other.
 */
export const termsChecks: CollectionConfig = {
  slug: 'terms-checks',
  labels: { singular: 'Check of terms', plural: 'Checks of terms' },
  disableDuplicate: true,
  lockDocuments: false,
  // The page “Terms” shows them.
  admin: { hidden: true },
  access: { read: allowAllEditors, create: denyAll, update: denyAll, delete: denyAll },
  fields: [
    {
      name: 'listing',
      type: 'relationship',
      relationTo: 'listings',
      label: 'Listing',
      unique: true,
      index: true,
    },
    textarea('readText', ['Text last read', 'The text that an editor read, or else the first one.']),
    text('readDigest', ['Digest of the text last read', 'Identifies the text.']),
    time('readAt', 'Read at'),
    textarea('fetchedText', ['Newest text', 'The text of the page when it was last fetched.']),
    text('fetchedDigest', ['Digest of the newest text', 'Identifies the text.']),
    text('fetchedUrl', ['Address of the newest text', 'Where the address of the terms led.']),
    time('fetchedAt', 'Fetched at'),
    time('changedAt', 'First fetched with another text at'),
    time('failedAt', 'Failed at'),
    select('problem', ['Problem', 'Why the last request failed.'], TERMS_PROBLEMS),
    { name: 'httpStatus', type: 'number', label: 'Status of the last response' },
  ],
};
