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
import { findLogoHash } from '../media/find-logo-hash.ts';
import { getPreviewUrl } from '../preview/preview-url.ts';
import { storePreviouslyPublished } from '../publishing/previously-published.ts';
import { publishAfterChange, unpublishAfterDelete } from '../publishing/publish-hooks.ts';
import { rejectDuplicate } from '../publishing/reject-duplicate.ts';
import { relationId } from '../publishing/stored-document.ts';

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
  isOnePerMarket?: boolean;
  /** Run before the other hooks. They may throw to prevent publication. */
  beforeChange?: CollectionBeforeChangeHook[];
  beforeDelete?: CollectionBeforeDeleteHook[];
}

const AUTOSAVE_MS = 2_000;
const MAX_VERSIONS = 100;
/** All four markets use the 24-hour clock. */
const SCHEDULE_PICKER = { timeFormat: 'HH:mm', timeIntervals: 15 };

/** Builds a collection whose documents are published to the site, with drafts, versions, scheduling and hooks. */
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
    isOnePerMarket = false,
    beforeChange = [],
    beforeDelete = [],
  } = collection;
  return {
    slug,
    labels,
    fields,
    access: catalogueAccess(kind),
    disableDuplicate: isOnePerMarket,
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
      beforeChange: [
        ...beforeChange,
        fillInDerivedFields(kind),
        rejectDuplicate(kind),
        storePreviouslyPublished,
      ],
      afterChange: [publishAfterChange(kind), recordChanges(title)],
      beforeDelete,
      afterDelete: [unpublishAfterDelete(kind), recordDeletion(title)],
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
