import type { DocumentKind } from '@nettobonus/domain/publishing/published-document';
import type { CollectionConfig, Field } from 'payload';
import { ADMIN_ONLY_KINDS, catalogueAccess } from '../access/catalogue-access.ts';
import { recordChanges, recordDeletion, storeTitle } from '../audit/write-audit-entry.ts';
import { getPreviewUrl } from '../preview/preview-url.ts';
import type { COLLECTION_BY_KIND } from '../publishing/collections-by-kind.ts';
import {
  type PublicationRules,
  prepareChange,
  prepareDelete,
  storeSaveMode,
} from '../publishing/prepare-change.ts';
import { storeTransaction } from '../publishing/refuse-writes-after-rollback.ts';
import { getKeyField } from '../publishing/to-document.ts';
import { rollBackPartialWrites, writeChange, writeDelete } from '../publishing/write-change.ts';

interface PublishedCollection<K extends DocumentKind> {
  slug: (typeof COLLECTION_BY_KIND)[K];
  kind: K;
  labels: { singular: string; plural: string };
  group: 'Catalogue' | 'Texts' | 'Operations';
  description: string;
  columns: string[];
  title: string;
  search: string[];
  fields: Field[];
  /** Components above the list. */
  beforeList?: string[];
  /** One document per market: disables duplication. */
  isOnePerMarket?: boolean;
  /** Rules for this kind, in addition to the site's schema. */
  rules?: PublicationRules<K>;
}

const AUTOSAVE_MS = 2_000;
export const MAX_VERSIONS = 100;
/** All four markets use the 24-hour clock. */
const SCHEDULE_PICKER = { timeFormat: 'HH:mm', timeIntervals: 15 };

/** Builds a collection whose documents are published to the site, with drafts, versions, scheduling and hooks. */
export function publishedCollection<K extends DocumentKind>(
  collection: PublishedCollection<K>,
): CollectionConfig {
  const {
    slug,
    kind,
    labels,
    group,
    description,
    columns,
    title,
    search,
    fields,
    beforeList = [],
    isOnePerMarket = false,
    rules,
  } = collection;
  const keyField = getKeyField(kind);
  return {
    slug,
    labels,
    fields,
    indexes: keyField ? [{ fields: ['market', keyField], unique: true }] : [],
    access: catalogueAccess(kind),
    disableDuplicate: isOnePerMarket,
    // A lock would delay an admin’s urgent change, such as making a market information-only.
    ...(ADMIN_ONLY_KINDS.includes(kind) ? { lockDocuments: false } : {}),
    defaultSort: title,
    admin: {
      group,
      description,
      useAsTitle: title,
      hideAPIURL: true,
      defaultColumns: columns,
      listSearchableFields: search,
      pagination: { defaultLimit: 50 },
      components: {
        beforeListTable: beforeList,
        edit: { beforeDocumentControls: ['/schedule/scheduled-note.tsx#ScheduledNote'] },
      },
      preview: ({ id }) => (id ? getPreviewUrl(slug, id) : null),
    },
    versions: {
      maxPerDoc: MAX_VERSIONS,
      drafts: { autosave: { interval: AUTOSAVE_MS }, schedulePublish: SCHEDULE_PICKER, validate: false },
    },
    hooks: {
      beforeOperation: [storeTransaction, storeSaveMode],
      beforeChange: [prepareChange(kind, rules)],
      // `writeChange` comes first: if an earlier hook refused the change, a bulk edit would save it in the studio, but
      // not on the site.
      afterChange: [writeChange, recordChanges(title)],
      beforeDelete: [prepareDelete(kind, rules), storeTitle(title)],
      afterDelete: [writeDelete, recordDeletion],
      afterOperation: [rollBackPartialWrites],
    },
  };
}
