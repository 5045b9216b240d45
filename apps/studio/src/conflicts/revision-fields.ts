import type { CollectionConfig, Field, Payload } from 'payload';

/** Payload's forms send hidden fields too, so a form names the revision that it was opened from. */
const admin = {
  hidden: true,
  disableBulkEdit: true,
  disableListColumn: true,
  disableListFilter: true,
} as const;

const hiddenInDiff = { ...admin, components: { Diff: '/conflicts/no-diff.tsx#NoDiff' } };

/** Fields that the studio sets with every write of a document and of its draft, and that each version keeps. */
export const revisionFields: Field[] = [
  // Documents from before these fields have the revision 0.
  {
    name: 'revision',
    type: 'number',
    label: 'Revision',
    defaultValue: 0,
    // It differs between any two recorded versions, so a comparison always names both authors.
    admin: { ...admin, components: { Diff: '/conflicts/authors-diff.tsx#AuthorsDiff' } },
  },
  // The id, not a relationship: a version must still name its author after the user was deleted.
  { name: 'savedBy', type: 'number', label: 'Saved by', admin: hiddenInDiff },
  { name: 'savedThrough', type: 'text', label: 'Saved through', admin: hiddenInDiff },
];

export const REVISION_FIELD_NAMES = ['revision', 'savedBy', 'savedThrough'] as const;

/** Whether the documents of a collection have these fields. */
export const hasRevisions = ({ collections }: Payload, collection: string) =>
  Object.hasOwn(collections, collection) &&
  collections[collection as keyof typeof collections].config.flattenedFields.some(
    ({ name }) => name === 'revision',
  );

type Components = NonNullable<NonNullable<CollectionConfig['admin']>['components']>;

/** The components of a collection with these fields, with further ones above its list and beside its buttons. */
export const withRevisionComponents = (
  beforeListTable: NonNullable<Components['beforeListTable']>,
  beforeDocumentControls: string[],
): Components => ({
  beforeListTable: [...beforeListTable, '/conflicts/list-revisions.tsx#ListRevisions'],
  edit: {
    beforeDocumentControls: ['/conflicts/conflict-guard.tsx#ConflictGuard', ...beforeDocumentControls],
  },
  views: { edit: { versions: { Component: '/conflicts/versions-view.tsx#VersionsView' } } },
});
