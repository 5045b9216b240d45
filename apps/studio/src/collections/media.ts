import { MARKET_FACTS, MARKETS } from '@nettobonus/domain/markets/market';
import type { CollectionConfig } from 'payload';
import { pictureAccess } from '../access/picture-access.ts';
import { recordChanges, recordDeletion, storeTitle } from '../audit/write-audit-entry.ts';
import { group, select, text, textarea } from '../fields.ts';
import { checkPicture } from '../media/check-picture.ts';
import { PICTURE_TYPES } from '../media/encode-picture.ts';
import {
  deleteBytes,
  preventDeleteOfUsed,
  reencodeUpload,
  sendImage,
  storeBytes,
} from '../media/media-hooks.ts';
import { PICTURE_KINDS } from '../media/picture-kinds.ts';

const KIND_LABELS = { logo: 'Logo', screenshot: 'Screenshot', figure: 'Figure' };

const isShownInTexts = ({ kind }: { kind?: string }) => kind === 'screenshot' || kind === 'figure';

/** Uploads are re-encoded and stored in PostgreSQL: several studio processes share them, and none needs a disk. */
export const media: CollectionConfig = {
  slug: 'media',
  labels: { singular: 'Picture', plural: 'Pictures' },
  access: pictureAccess,
  admin: {
    group: 'Catalogue',
    useAsTitle: 'name',
    defaultColumns: ['filename', 'name', 'kind', 'uses', 'width', 'height', 'createdAt'],
    listSearchableFields: ['name', 'filename', 'credit'],
    description:
      'Logos of casinos, and the screenshots and figures of texts: PNG, JPEG, WebP or SVG. A logo of at most 2 MB becomes a square of 128 and 320 pixels. Any other picture, of at most 10 MB, becomes at most 1600 pixels wide.',
    components: { beforeListTable: ['/media/kind-links.tsx#KindLinks'] },
  },
  defaultSort: '-createdAt',
  disableDuplicate: true,
  enableQueryPresets: true,
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
    beforeChange: [checkPicture],
    afterChange: [storeBytes, recordChanges('name')],
    beforeDelete: [preventDeleteOfUsed, storeTitle('name')],
    afterDelete: [deleteBytes, recordDeletion],
  },
  fields: [
    select(
      'kind',
      ['Kind', 'A logo belongs to a casino. Screenshots and figures are for texts.'],
      PICTURE_KINDS.map((value) => ({ label: KIND_LABELS[value], value })),
      { required: true, index: true, admin: { isClearable: false, disableBulkEdit: true } },
    ),
    text(
      'name',
      ['Name', 'How colleagues find it, for example “Winz Casino, cashier”. Visitors do not see it.'],
      {
        required: true,
      },
    ),
    {
      name: 'isDecorative',
      type: 'checkbox',
      label: 'Only a decoration',
      defaultValue: false,
      admin: {
        condition: isShownInTexts,
        description: 'It adds nothing to the text. Screen readers skip it, and it needs no description.',
      },
    },
    text('credit', ['Credit', 'Who made the picture. Empty for our own.'], {
      admin: { condition: isShownInTexts },
    }),
    group(
      'texts',
      ['Texts', 'In the language of each market where the picture is used.'],
      MARKETS.map((market) =>
        group(
          market,
          [
            MARKET_FACTS[market].name,
            'A change appears on the site when the text that shows it is published again.',
          ],
          [
            text('alt', ['Alternative text', 'What the picture shows, for people who cannot see it.']),
            textarea('caption', ['Caption', 'What a text says below the picture.'], { admin: { rows: 2 } }),
          ],
        ),
      ),
      { admin: { condition: isShownInTexts } },
    ),
    {
      name: 'uses',
      type: 'ui',
      label: 'Used in',
      admin: {
        position: 'sidebar',
        components: {
          Field: '/media/uses.tsx#UsesField',
          Cell: '/media/uses.tsx#UsesCell',
        },
      },
    },
    text('hash', ['Hash', 'Identifies the content of the picture; used in its address on the site.'], {
      unique: true,
      index: true,
      admin: { readOnly: true, position: 'sidebar', disableListFilter: true },
    }),
    text('largeHash', ['Hash of the larger size', 'Set by the studio for logos.'], {
      admin: { hidden: true },
    }),
  ],
};
