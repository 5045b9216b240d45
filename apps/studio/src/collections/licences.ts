import { isLicensedIn } from '@nettobonus/domain/catalogue/licence';
import { MARKET_FACTS, MARKETS } from '@nettobonus/domain/markets/market';
import type { CollectionConfig } from 'payload';
import { licenceAccess } from '../access/catalogue-access.ts';
import { recordChanges, recordDeletion, storeTitle } from '../audit/write-audit-entry.ts';
import { storeOpenedRevisions } from '../conflicts/opened-revisions.ts';
import { revisionFields, withRevisionComponents } from '../conflicts/revision-fields.ts';
import { day, select, text, texts, titleField } from '../fields.ts';
import type { Licence } from '../payload-types.ts';
import { prepareLicence, preventLicenceDelete, republishListings } from '../publishing/licence-hooks.ts';
import { finishOrRollBack } from '../publishing/write-change.ts';
import { MAX_VERSIONS } from './published-collection.ts';
import { LICENCE_OPTIONS } from './select-options.ts';

/**
 * A licence is a fact from a register, so it has no drafts: a saved change is published with every listing that refers
 * to it.
 */
export const licences: CollectionConfig = {
  slug: 'licences',
  labels: { singular: 'Licence', plural: 'Licences' },
  access: licenceAccess,
  admin: {
    group: 'Catalogue',
    description:
      'A licence in the register of its authority. Listings refer to the one that applies to them.',
    useAsTitle: 'title',
    defaultColumns: ['title', 'type', 'entity', 'checkedOn'],
    listSearchableFields: ['title', 'number', 'entity'],
    pagination: { defaultLimit: 50 },
    components: withRevisionComponents([], []),
  },
  defaultSort: 'title',
  disableDuplicate: true,
  enableQueryPresets: true,
  indexes: [{ fields: ['type', 'number'], unique: true }],
  versions: { maxPerDoc: MAX_VERSIONS },
  hooks: {
    beforeOperation: [storeOpenedRevisions],
    beforeChange: [prepareLicence],
    afterChange: [republishListings, recordChanges('title')],
    beforeDelete: [preventLicenceDelete, storeTitle('title')],
    afterDelete: [recordDeletion],
    afterOperation: [finishOrRollBack],
  },
  fields: [
    ...revisionFields,
    titleField,
    select('type', ['Authority', 'Who issued the licence.'], LICENCE_OPTIONS, { required: true }),
    text('number', ['Number', 'As written in the register.']),
    text('entity', ['Holder', 'The company that holds the licence, as written in the register.']),
    texts('domains', [
      'Domains',
      'Host names that the licence covers, for example casino.example. Empty: not checked.',
    ]),
    text('register', ['Register', 'Host name of the register where the number can be looked up.']),
    day('checkedOn', ['Checked on', 'When we last looked the licence up in the register.']),
    {
      name: 'markets',
      type: 'text',
      label: 'Valid in',
      virtual: true,
      admin: {
        readOnly: true,
        description: 'Follows from the authority. Only there the licence allows a casino to be promoted.',
      },
      hooks: { afterRead: [({ siblingData }) => formatMarkets(siblingData as Partial<Licence>)] },
    },
  ],
};

function formatMarkets({ type }: Partial<Licence>): string {
  const markets = MARKETS.filter((market) => type && isLicensedIn(market, { type }));
  return markets.map((market) => MARKET_FACTS[market].name).join(', ') || 'None of our markets';
}
