import type { CollectionConfig } from 'payload';

/**
 * Shows who has a document of the collection open, in its form and above its list. Replaces Payload's locks, which end
 * with the first autosave and until then keep everybody else out.
 */
export function withPresence({ admin, ...collection }: CollectionConfig): CollectionConfig {
  const { beforeListTable = [], edit, ...components } = admin?.components ?? {};
  return {
    ...collection,
    lockDocuments: false,
    admin: {
      ...admin,
      components: {
        ...components,
        beforeListTable: [...beforeListTable, '/presence/presence-list.tsx#PresenceList'],
        edit: {
          ...edit,
          beforeDocumentControls: [
            '/presence/presence.tsx#Presence',
            ...(edit?.beforeDocumentControls ?? []),
          ],
        },
      },
    },
  };
}
