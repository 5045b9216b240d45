import type { DocumentKind } from '@nettobonus/domain/publishing/published-document';
import { toSlug } from '@nettobonus/domain/shared/slug';
import type {
  CollectionBeforeChangeHook,
  CollectionBeforeDeleteHook,
  CollectionConfig,
  Field,
} from 'payload';
import { catalogueAccess } from '../access/catalogue-access.ts';
import { recordChanges, recordDeletion } from '../audit/write-audit-entry.ts';
import { findLogoHash } from '../media/hash-of-logo.ts';
import { previewAddress } from '../preview/preview-address.ts';
import { storePreviouslyPublished } from '../publishing/previously-published.ts';
import { publishAfterChange, withdrawAfterDelete } from '../publishing/publish-hooks.ts';
import { refuseDuplicate } from '../publishing/refuse-duplicate.ts';
import { relationId } from '../publishing/stored.ts';

interface PublishedCollection {
  slug: string;
  kind: DocumentKind;
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
  isOnlyOne?: boolean;
  /** Run before the other hooks; they may refuse to publish. */
  beforeChange?: CollectionBeforeChangeHook[];
  beforeDelete?: CollectionBeforeDeleteHook[];
}

const AUTOSAVE_MS = 2_000;
const MAX_VERSIONS = 100;
/** The 24-hour clock of the four markets. */
const SCHEDULE = { timeFormat: 'HH:mm', timeIntervals: 15 };

/** A collection whose documents are published to the site: drafts, versions, scheduling, and the hooks that publish. */
export function publishedCollection(collection: PublishedCollection): CollectionConfig {
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
    isOnlyOne = false,
    beforeChange = [],
    beforeDelete = [],
  } = collection;
  return {
    slug,
    labels,
    fields,
    access: catalogueAccess(kind),
    disableDuplicate: isOnlyOne,
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
      preview: ({ id }) => (id ? previewAddress(slug, id) : null),
    },
    versions: {
      maxPerDoc: MAX_VERSIONS,
      drafts: { autosave: { interval: AUTOSAVE_MS }, schedulePublish: SCHEDULE, validate: false },
    },
    hooks: {
      beforeChange: [
        ...beforeChange,
        fillInDerivedFields(kind),
        refuseDuplicate(kind),
        storePreviouslyPublished,
      ],
      afterChange: [publishAfterChange(kind), recordChanges(title)],
      beforeDelete,
      afterDelete: [withdrawAfterDelete(kind), recordDeletion(title)],
    },
  };
}

/** Fills in the fields that the studio derives: slugs, keys and list titles. */
function fillInDerivedFields(kind: DocumentKind): CollectionBeforeChangeHook {
  return async ({ data, originalDoc, req }) => {
    const { market, casino, name, page, title, logo } = { ...originalDoc, ...data };
    const marketLabel = market ?? 'no market yet';
    switch (kind) {
      case 'casino':
        return {
          ...data,
          slug: name ? toSlug(String(name)) : undefined,
          logoHash: logo ? await findLogoHash(req, logo) : null,
        };
      case 'competition':
        return { ...data, key: originalDoc?.key ?? (title ? toSlug(String(title)) : undefined) };
      case 'listing':
      case 'review': {
        if (!casino) return { ...data, title: `No casino yet · ${marketLabel}` };
        const brand = await req.payload.findByID({
          collection: 'casinos',
          id: relationId(casino) as number,
          depth: 0,
          draft: true,
          disableErrors: true,
          overrideAccess: true,
          req,
        });
        return { ...data, title: `${brand?.name ?? 'Unknown casino'} · ${marketLabel}` };
      }
      case 'demo-game':
        return { ...data, title: `${name ?? ''} · ${marketLabel}` };
      case 'page':
        return { ...data, title: `${page ?? ''} · ${marketLabel}` };
      default:
        return data;
    }
  };
}
