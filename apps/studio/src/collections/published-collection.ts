import type { DocumentKind } from '@nettobonus/domain/publishing/published-document';
import type { AdminViewConfig, CollectionAfterChangeHook, CollectionConfig, Field } from 'payload';
import { catalogueAccess } from '../access/catalogue-access.ts';
import { recordChanges, recordDeletion, storeTitle } from '../audit/write-audit-entry.ts';
import { deleteComments } from '../comments/comment-hooks.ts';
import { storeOpenedRevisions } from '../conflicts/opened-revisions.ts';
import { revisionFields, withRevisionComponents } from '../conflicts/revision-fields.ts';
import { withLanguageRule } from '../language/language-rule.ts';
import { splitMarketWordsOfSearch } from '../list/split-market-words.ts';
import type { OverrideCollection } from '../overrides/overridable.ts';
import { overrideFields } from '../overrides/override-fields.ts';
import { getPreviewUrl } from '../preview/preview-url.ts';
import type { COLLECTION_BY_KIND } from '../publishing/collections-by-kind.ts';
import {
  omitRelationsInBulk,
  type PublicationRules,
  prepareChange,
  prepareDelete,
  storeSaveMode,
} from '../publishing/prepare-change.ts';
import { refuseDeletingPublished } from '../publishing/refuse-deleting-published.ts';
import { storeTransaction } from '../publishing/refuse-writes-after-rollback.ts';
import { getKeyField } from '../publishing/to-document.ts';
import { finishOrRollBack, writeChange, writeDelete } from '../publishing/write-change.ts';
import { redirectFormerAddress } from '../redirects/redirect-former-address.ts';
import { TRANSLATED } from '../translation/translated-collection.ts';
import { forgetTranslations, recordCopySource, storeCopySource } from '../translation/translation-hooks.ts';
import { withTranslationRule } from '../translation/translation-rule.ts';
import { cancelScheduledOfTrashed } from '../trash/cancel-scheduled.ts';
import { WORKFLOW_COLLECTIONS } from '../workflow/needs-approval.ts';

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
  /** The sheet that the list exports and imports. */
  sheet?: string;
  /** Components above the list, after the links of the sheet. */
  beforeList?: string[];
  /** One document per market: disables duplication. */
  isOnePerMarket?: boolean;
  /** Whether a text in the wrong language prevents a publication, unless a reason is accepted for it. */
  checksLanguage?: boolean;
  /** Whether a page of the site shows a document of this kind. */
  hasPreview?: boolean;
  /** What else changes with a published document, in the same transaction. */
  afterPublish?: CollectionAfterChangeHook;
  /** Rules for this kind, in addition to the site's schema. */
  rules?: PublicationRules<K>;
}

const AUTOSAVE_MS = 2_000;
export const MAX_VERSIONS = 100;

const FORM_PARTS: Field[] = [
  ['workflow', '/workflow/workflow-panel.tsx#WorkflowPanel'],
  ['errorSummary', '/form/error-summary.tsx#ErrorSummary'],
  ['focusFragment', '/form/focus-fragment.tsx#FocusFragment'],
  ['documentTitle', '/form/document-title.tsx#DocumentTitle'],
].map(([name = '', component = '']) => ({
  name,
  type: 'ui',
  admin: { disableBulkEdit: true, disableListColumn: true, components: { Field: component } },
}));

/** What the rules object to: beside the form, and on narrow screens a line under the title that leads there. */
const FINDING_PARTS: Field[] = [
  {
    name: 'findingsSummary',
    type: 'ui',
    admin: {
      disableBulkEdit: true,
      disableListColumn: true,
      components: { Field: '/findings/findings-summary.tsx#FindingsSummary' },
    },
  },
  {
    name: 'findings',
    type: 'ui',
    label: 'Findings',
    admin: {
      position: 'sidebar',
      disableBulkEdit: true,
      disableListColumn: true,
      components: { Field: '/findings/findings-panel.tsx#FindingsPanel' },
    },
  },
];

/** Kinds without texts to translate: a casino belongs to no market, the others are settings. */
const UNTRANSLATED_KINDS: readonly DocumentKind[] = [
  'casino',
  'market-settings',
  'navigation',
  'places',
  'redirect',
];

const TRANSLATION_NOTE: Field = {
  name: 'translationNote',
  type: 'ui',
  admin: {
    disableBulkEdit: true,
    disableListColumn: true,
    components: { Field: '/translation/translation-note.tsx#TranslationNote' },
  },
};

const TRANSLATION_TAB = {
  translation: {
    Component: '/translation/translation-view.tsx#TranslationView',
    path: '/translation' as const,
    tab: { label: 'Translation', href: '/translation' as const, order: 150 },
  },
};

/** Replaces Payload's page for a new document, which stores the document before its market is known. */
const askForMarket = (kind: DocumentKind): AdminViewConfig => ({
  Component: { path: '/new-document/new-document-view.tsx#NewDocumentView', serverProps: { kind } },
  path: '/create',
  exact: true,
});

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
    sheet,
    beforeList = [],
    isOnePerMarket = false,
    checksLanguage = false,
    hasPreview = true,
    afterPublish,
  } = collection;
  const ownRules = checksLanguage
    ? withLanguageRule(slug as OverrideCollection, collection.rules)
    : collection.rules;
  const isTranslated = !UNTRANSLATED_KINDS.includes(kind);
  const rules = isTranslated ? withTranslationRule(slug, ownRules) : ownRules;
  const keyField = getKeyField(kind);
  const hasMarket = kind !== 'casino';
  const components = withRevisionComponents(
    [...(sheet ? [{ path: '/csv/sheet-links.tsx#SheetLinks', clientProps: { sheet } }] : []), ...beforeList],
    ['/schedule/scheduled-note.tsx#ScheduledNote', '/comments/comments-button.tsx#CommentsButton'],
  );
  return {
    slug,
    labels,
    ...(isTranslated ? { custom: TRANSLATED } : {}),
    fields: [
      ...FORM_PARTS,
      ...(isTranslated ? [TRANSLATION_NOTE] : []),
      ...(checksLanguage ? [...FINDING_PARTS, ...overrideFields('document', 'the text changes')] : []),
      ...fields,
      ...revisionFields,
    ],
    indexes: keyField ? [{ fields: ['market', keyField], unique: true }] : [],
    access: catalogueAccess(kind),
    disableDuplicate: isOnePerMarket,
    enableQueryPresets: !isOnePerMarket,
    trash: true,
    defaultSort: title,
    admin: {
      group,
      description,
      useAsTitle: title,
      defaultColumns: columns,
      listSearchableFields: search,
      pagination: { defaultLimit: 50 },
      components: {
        ...components,
        edit: {
          ...components.edit,
          ...(WORKFLOW_COLLECTIONS.includes(slug)
            ? { PublishButton: '/workflow/publish-button.tsx#WorkflowButton' }
            : {}),
          ...(hasMarket && !isOnePerMarket
            ? { editMenuItems: ['/new-document/copy-menu-item.tsx#CopyMenuItem'] }
            : {}),
        },
        views: {
          ...components.views,
          ...(isTranslated ? { edit: { ...components.views?.edit, ...TRANSLATION_TAB } } : {}),
          ...(hasMarket ? { create: askForMarket(kind) } : {}),
        },
      },
      ...(hasPreview ? { preview: ({ id }) => (id ? getPreviewUrl(slug, id) : null) } : {}),
    },
    versions: {
      maxPerDoc: MAX_VERSIONS,
      drafts: { autosave: { interval: AUTOSAVE_MS }, schedulePublish: true, validate: false },
    },
    hooks: {
      beforeOperation: [
        splitMarketWordsOfSearch,
        storeTransaction,
        storeSaveMode,
        omitRelationsInBulk,
        storeOpenedRevisions,
        storeCopySource,
        refuseDeletingPublished,
      ],
      beforeChange: [prepareChange(kind, rules)],
      // `writeChange` comes first: if an earlier hook refused the change, a bulk edit would save it in the studio, but
      // not on the site.
      afterChange: [
        writeChange,
        cancelScheduledOfTrashed,
        redirectFormerAddress,
        ...(afterPublish ? [afterPublish] : []),
        recordChanges(title),
        recordCopySource,
      ],
      beforeDelete: [prepareDelete(kind, rules), storeTitle(title)],
      afterDelete: [writeDelete, deleteComments, recordDeletion, forgetTranslations],
      afterOperation: [finishOrRollBack],
    },
  };
}
