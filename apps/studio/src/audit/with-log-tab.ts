import type { CollectionConfig, EditConfigWithoutRoot } from 'payload';
import { getCurrentUser, isEditorOfAllMarkets } from '../access/current-user.ts';

/** Adds a tab with the document's entries of the audit log, for the users who may read the log. */
export function withLogTab({ admin, ...collection }: CollectionConfig): CollectionConfig {
  const { views, ...components } = admin?.components ?? {};
  return {
    ...collection,
    admin: {
      ...admin,
      components: {
        ...components,
        views: {
          ...views,
          edit: {
            ...(views?.edit as EditConfigWithoutRoot | undefined),
            log: {
              Component: '/audit/log-view.tsx#LogView',
              path: '/log',
              tab: {
                label: 'Log',
                href: '/log',
                order: 350,
                condition: ({ req }) => isEditorOfAllMarkets(getCurrentUser(req)),
              },
            },
          },
        },
      },
    },
  };
}
