import type { CollectionConfig } from 'payload';
import { catalogueAccess } from '../access/catalogue-access.ts';
import { recordChanges, recordDeletion, storeTitle } from '../audit/write-audit-entry.ts';
import { text } from '../fields.ts';
import { PICTURE_TYPES } from '../media/make-logo.ts';
import {
  deleteBytes,
  preventLogoDelete,
  reencodeUpload,
  sendImage,
  storeBytes,
} from '../media/media-hooks.ts';

/** Uploads are re-encoded and stored in PostgreSQL: several studio processes share them, and none needs a disk. */
export const media: CollectionConfig = {
  slug: 'media',
  labels: { singular: 'Picture', plural: 'Pictures' },
  // Pictures are casino logos, so they have the access rules of casinos.
  access: catalogueAccess('casino'),
  admin: {
    group: 'Catalogue',
    useAsTitle: 'alt',
    defaultColumns: ['filename', 'alt', 'createdAt'],
    listSearchableFields: ['alt', 'filename'],
    description:
      'Casino logos. The studio converts a PNG, JPEG or WebP of at most 2 MB to a square of 128 pixels.',
  },
  disableDuplicate: true,
  upload: {
    disableLocalStorage: true,
    mimeTypes: PICTURE_TYPES,
    crop: false,
    focalPoint: false,
    // Prevents SSRF: the server must not fetch URLs that a user pastes.
    pasteURL: false,
    handlers: [sendImage],
    adminThumbnail: ({ doc }) => `/api/media/file/${doc.filename}`,
  },
  hooks: {
    beforeOperation: [reencodeUpload],
    afterChange: [storeBytes, recordChanges('alt')],
    beforeDelete: [preventLogoDelete, storeTitle('alt')],
    afterDelete: [deleteBytes, recordDeletion],
  },
  fields: [
    text('alt', ['Alternative text', 'Describes the picture for people who cannot see it.'], {
      required: true,
    }),
    text('hash', ['Hash', 'Identifies the content of the picture; used in its address on the site.'], {
      unique: true,
      index: true,
      admin: { readOnly: true, position: 'sidebar' },
    }),
  ],
};
