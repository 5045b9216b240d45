import type { CollectionConfig } from 'payload';
import { denyAll } from '../access/log-access.ts';

/**
 * From which document a document was translated, and what its source said then. Not part of the document: its versions
 * would repeat the texts of the source. No user can read or change this collection; the studio's endpoints do.
 */
export const translations: CollectionConfig = {
  slug: 'translations',
  admin: { hidden: true },
  access: { read: denyAll, create: denyAll, update: denyAll, delete: denyAll },
  endpoints: false,
  lockDocuments: false,
  indexes: [{ fields: ['documents', 'document'], unique: true }],
  fields: [
    /** The collection of both documents. */
    { name: 'documents', type: 'text', required: true },
    { name: 'document', type: 'number', required: true },
    { name: 'source', type: 'number', required: true, index: true },
    /** The source's revision when the translation was last up to date, and its texts then. */
    { name: 'sourceRevision', type: 'number', required: true },
    { name: 'texts', type: 'json', required: true },
    /** The fields that a machine has drafted and nobody has read yet. */
    { name: 'machinePaths', type: 'text', hasMany: true },
  ],
};
