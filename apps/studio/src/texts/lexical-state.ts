/** What Payload's text editor stores. Read with care: it may come from any client of the API. */
export interface LexicalNode {
  type: string;
  version: number;
  [key: string]: unknown;
}

/** A type alias, unlike an interface, has the index signature of Payload's generated types. */
export type LexicalState = {
  root: {
    type: 'root';
    children: LexicalNode[];
    direction: 'ltr' | null;
    format: '';
    indent: number;
    version: number;
  };
};

export function isLexicalState(value: unknown): value is { root: { children: LexicalNode[] } } {
  if (typeof value !== 'object' || value === null || !('root' in value)) return false;
  const { root } = value;
  return typeof root === 'object' && root !== null && 'children' in root && Array.isArray(root.children);
}

/** The children of a node, without anything that is no node. */
export function listChildren(node: { [key: string]: unknown }): LexicalNode[] {
  const { children } = node;
  if (!Array.isArray(children)) return [];
  return children.filter(
    (child): child is LexicalNode =>
      typeof child === 'object' && child !== null && typeof child.type === 'string',
  );
}

/** The fields of a link or a block. */
export function getFields(node: LexicalNode): { [key: string]: unknown } {
  const { fields } = node;
  return typeof fields === 'object' && fields !== null ? { ...fields } : {};
}

/** The bits of a text's format. */
export const FORMAT = { bold: 1, italic: 2 } as const;
