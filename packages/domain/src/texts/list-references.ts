import { type BlockOf, isBlock, isInlineText, type LinkNode, type LinkTarget } from './rich-text.ts';

interface Found<T> {
  /** Path in the document. */
  path: string;
  value: T;
}

type Referring = LinkNode | BlockOf<'offer'> | BlockOf<'figure'>;

/** The nodes in the texts of a document that refer to something outside it. */
function listReferring(value: unknown, path = ''): Found<Referring>[] {
  if (typeof value !== 'object' || value === null) return [];
  const join = (key: string | number) => (path ? `${path}.${key}` : String(key));
  if (isInlineText(value)) {
    return value.flatMap((node, index) => (node.type === 'link' ? [{ path: join(index), value: node }] : []));
  }
  if (isBlock(value) && (value.type === 'offer' || value.type === 'figure')) return [{ path, value }];
  return Object.entries(value).flatMap(([key, entry]) => listReferring(entry, join(key)));
}

/** The links in the texts of a document. */
export const listLinks = (value: unknown): Found<LinkTarget>[] =>
  listReferring(value).flatMap(({ path, value: node }) =>
    node.type === 'link' ? [{ path, value: node.to }] : [],
  );

/** The slugs of the casinos that the texts of a document link to or whose offer they show. */
export const listTextCasinos = (value: unknown): Found<string>[] =>
  listReferring(value).flatMap(({ path, value: node }) => {
    if (node.type === 'link') return node.to.kind === 'casino' ? [{ path, value: node.to.casino }] : [];
    return node.type === 'offer' && node.rule === 'casino' ? [{ path, value: node.casino }] : [];
  });

/** The hashes of the pictures in the texts of a document. */
export const listTextPictures = (value: unknown): Found<string>[] =>
  listReferring(value).flatMap(({ path, value: node }) =>
    node.type === 'figure' ? [{ path, value: node.media }] : [],
  );
