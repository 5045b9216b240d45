import type { Payload } from 'payload';

/** What entries are about besides documents of collections. */
const OTHER_NAMES: Record<string, string> = {
  links: 'Link',
  jobs: 'Job',
  'click-exclusions': 'Clicks left out',
};

export const OTHER_KINDS = Object.keys(OTHER_NAMES);

/** The name of a collection in the singular, as editors know it. */
export function getKindName({ collections }: Payload, kind: string): string {
  const collection = Object.hasOwn(collections, kind) ? collections[kind as keyof typeof collections] : null;
  return String(collection?.config.labels.singular ?? OTHER_NAMES[kind] ?? kind);
}

/** The path of the form of an entry's document; null if it has none. */
export const getDocumentHref = ({ collections }: Payload, kind: string, document: string): string | null =>
  Object.hasOwn(collections, kind) ? `/admin/collections/${kind}/${document}` : null;
