/** Structured data of a page as it was found: a script that does not parse is a fault, not an end. */
export interface ParsedData {
  nodes: DataNode[];
  fault: string | null;
}

export type DataNode = { [property: string]: unknown };

const CONTEXTS = new Set(['https://schema.org', 'https://schema.org/']);

export function parseData(json: string): ParsedData {
  let value: unknown;
  try {
    value = JSON.parse(json);
  } catch (error) {
    return { nodes: [], fault: `does not parse: ${error instanceof Error ? error.message : error}` };
  }
  const roots = Array.isArray(value) ? value : [value];
  if (!roots.every(isNode)) return { nodes: [], fault: 'is not an object' };
  const odd = roots.find((root) => !CONTEXTS.has(String(root['@context'])));
  const nodes = roots.flatMap((root) => {
    const { '@context': _, '@graph': graph, ...node } = root;
    return Array.isArray(graph) ? graph.filter(isNode) : [node];
  });
  return { nodes, fault: odd ? `has the context ${JSON.stringify(odd['@context']) ?? 'undefined'}` : null };
}

export function isNode(value: unknown): value is DataNode {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** One or several: JSON-LD leaves the brackets of one away. */
export function listOf(value: unknown): unknown[] {
  return value === undefined || value === null ? [] : Array.isArray(value) ? value : [value];
}

export function typesOf(node: DataNode): string[] {
  return listOf(node['@type']).map(String);
}

/** A node and every node within it. */
export function listNodes(node: DataNode): DataNode[] {
  return [node, ...Object.values(node).flatMap((value) => listOf(value).filter(isNode).flatMap(listNodes))];
}

export function listUrls(nodes: readonly DataNode[]): string[] {
  const read = (value: unknown, property: string): string[] => {
    if (Array.isArray(value)) return value.flatMap((entry) => read(entry, property));
    if (isNode(value)) return Object.entries(value).flatMap(([name, entry]) => read(entry, name));
    // An @id names a node, not a page; a pattern is asked for with something filled in.
    const isAddress = typeof value === 'string' && property !== '@id' && /^https?:\/\/\S+$/.test(value);
    return isAddress ? [value.replace(/\{[^}]*\}/g, 'casino')] : [];
  };
  return read(nodes, '');
}
