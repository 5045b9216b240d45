import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { type DataNode, isNode, typesOf } from './data.ts';

const COMPILER = fileURLToPath(new URL('../../node_modules/typescript7/bin/tsc', import.meta.url));
const VOCABULARY = fileURLToPath(import.meta.resolve('schema-dts'));
const OPTIONS = [
  '--ignoreConfig',
  '--noEmit',
  '--strict',
  '--skipLibCheck',
  '--pretty',
  'false',
  '--module',
  'esnext',
];
/** Any text is as good as any other here. */
const TEXTS = new Set(['name', 'headline', 'alternateName', 'description', 'text', 'articleSection']);
const MAX_OUTPUT = 64 * 1024 * 1024;

export interface SchemaFault {
  /** The first page that has such a node. */
  url: string;
  pages: number;
  detail: string;
}

interface Literal {
  name: string;
  line: string;
  urls: Set<string>;
}

/**
 * Structured data as typed literals, one line for each node that differs from all others in the names and kinds of
 * its properties. A node within a node is a literal of its own, so that a fault is reported for the node that has it.
 */
export class Literals {
  private readonly byShape = new Map<string, Literal>();

  add(node: DataNode, url: string): string {
    const types = typesOf(node);
    const written = Object.entries(node).map(
      ([name, value]) => [name, this.write(value, url, name)] as const,
    );
    const shape = `${types.join()} ${written.map(([name, { kind }]) => `${name}:${kind}`).toSorted()}`;
    const known = this.byShape.get(shape);
    if (known) {
      known.urls.add(url);
      return known.name;
    }
    const name = `n${this.byShape.size}`;
    const body = written.map(([property, { text }]) => `${JSON.stringify(property)}: ${text}`).join(', ');
    const line = `const ${name}: ${typeOf(types)} = { ${body} };`;
    this.byShape.set(shape, { name, line, urls: new Set([url]) });
    return name;
  }

  private write(value: unknown, url: string, property: string): { text: string; kind: string } {
    if (Array.isArray(value)) {
      const entries = value.map((entry) => this.write(entry, url, property));
      const kinds = [...new Set(entries.map(({ kind }) => kind))].toSorted();
      return { text: `[${entries.map(({ text }) => text).join(', ')}]`, kind: `[${kinds}]` };
    }
    if (!isNode(value)) {
      // A word of the vocabulary can be right or wrong by itself; other values are alike.
      const isWord =
        typeof value === 'string' &&
        !TEXTS.has(property) &&
        /^(https?:\/\/schema\.org\/\S*|[A-Z][A-Za-z]+)$/.test(value);
      return { text: JSON.stringify(value), kind: isWord ? value : typeof value };
    }
    if ('@type' in value) {
      const name = this.add(value, url);
      return { text: name, kind: name };
    }
    const entries = Object.entries(value).map(([name, entry]) => ({
      name: JSON.stringify(name),
      ...this.write(entry, url, name),
    }));
    return {
      text: `{ ${entries.map(({ name, text }) => `${name}: ${text}`).join(', ')} }`,
      kind: `{${entries.map(({ name, kind }) => `${name}:${kind}`).toSorted()}}`,
    };
  }

  list(): Literal[] {
    return [...this.byShape.values()];
  }
}

/** The type itself, without its narrower kinds: faster, and a fault is reported for one type. */
function typeOf(types: readonly string[]): string {
  const leaves = types.map((type) => `S.${type.replace(/[^A-Za-z0-9_]/g, '_')}Leaf`);
  const [leaf] = leaves;
  if (!leaf) return 'S.Thing';
  if (leaves.length > 1) return `S.MergeLeafTypes<[${leaves.join(', ')}]>`;
  return leaf.endsWith('ActionLeaf') ? `S.WithActionConstraints<${leaf}>` : leaf;
}

/** Judges structured data by schema.org's vocabulary, as far as schema-dts has it in types. */
export async function findSchemaFaults(
  nodes: Iterable<{ url: string; node: DataNode }>,
): Promise<{ faults: SchemaFault[]; shapes: number }> {
  const literals = new Literals();
  for (const { url, node } of nodes) literals.add(node, url);
  const list = literals.list();
  if (list.length === 0) return { faults: [], shapes: 0 };
  const dir = await mkdtemp(join(tmpdir(), 'nettobonus-test-'));
  try {
    const file = join(dir, 'data.ts');
    const lines = [`import type * as S from ${JSON.stringify(VOCABULARY)};`, ...list.map(({ line }) => line)];
    await writeFile(file, `${lines.join('\n')}\nexport {};\n`);
    const faults = (await compile(file)).flatMap(({ line, message }) => {
      const literal = list[line - 2];
      const [url = ''] = literal?.urls ?? [];
      const type = literal?.line.match(/: (\S+?)(?:Leaf>?)? = /)?.[1]?.replace(/^.*S\./, '');
      return [{ url, pages: literal?.urls.size ?? 0, detail: `${type ?? 'data'}: ${message}` }];
    });
    return { faults, shapes: list.length };
  } finally {
    await rm(dir, { recursive: true, force: true });
  }
}

async function compile(file: string): Promise<{ line: number; message: string }[]> {
  try {
    await promisify(execFile)(process.execPath, [COMPILER, ...OPTIONS, file], { maxBuffer: MAX_OUTPUT });
    return [];
  } catch (error) {
    const { stdout = '' } = error as { stdout?: string };
    const faults = [...stdout.matchAll(/\((\d+),\d+\): error TS\d+: (.*)/g)].map(
      ([, line, message = '']) => ({
        line: Number(line),
        message: message.replace(/'"[^']*schema-dts[^']*"'/, 'schema.org'),
      }),
    );
    // An end without a word on any line is the compiler's own failure, not the data's.
    if (faults.length === 0) throw error;
    return faults;
  }
}
