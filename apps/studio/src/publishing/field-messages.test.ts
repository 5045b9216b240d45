import { listDocuments } from '@nettobonus/content/documents';
import {
  DOCUMENT_SCHEMAS,
  type DocumentKind,
  parseDocument,
} from '@nettobonus/domain/publishing/published-document';
import { expect, test } from 'vitest';
import type { z } from 'zod';

type Path = (string | number)[];

const KINDS = Object.keys(DOCUMENT_SCHEMAS) as DocumentKind[];

/** Missing, empty, too short, too long, too small, too large, and of other types. */
const WRONG_VALUES: unknown[] = [
  undefined,
  null,
  '',
  ' \n',
  'x'.repeat(3000),
  '2026-13-45',
  [],
  ['', ''],
  Array.from({ length: 40 }, () => 'x'),
  {},
  -1,
  1.05,
  1e12,
  true,
];

/** The paths of all fields of a schema, with one entry of each list. */
function listPaths(schema: z.core.$ZodType, path: Path = []): Path[] {
  const { def } = schema._zod as { def: SchemaDefinition };
  return [path, ...listChildren(def).flatMap(([name, child]) => listPaths(child, [...path, ...name]))];
}

interface SchemaDefinition {
  type: string;
  shape?: Record<string, z.core.$ZodType>;
  element?: z.core.$ZodType;
  innerType?: z.core.$ZodType;
  in?: z.core.$ZodType;
  options?: z.core.$ZodType[];
}

function listChildren({
  type,
  shape,
  element,
  innerType,
  in: input,
  options,
}: SchemaDefinition): [Path, z.core.$ZodType][] {
  switch (type) {
    case 'object':
      return Object.entries(shape ?? {}).map(([name, child]) => [[name], child]);
    case 'array':
      return element ? [[[0], element]] : [];
    case 'union':
      return (options ?? []).map((option) => [[], option]);
    case 'pipe':
      return input ? [[[], input]] : [];
    default:
      return innerType ? [[[], innerType]] : [];
  }
}

function withValue(body: unknown, [name, ...rest]: Path, value: unknown): unknown {
  if (name === undefined) return value;
  const copy = (Array.isArray(body) ? [...body] : { ...(body as object | undefined) }) as Record<
    string | number,
    unknown
  >;
  const parent = copy[name] ?? (typeof rest[0] === 'number' ? [] : {});
  copy[name] = withValue(rest.length > 0 ? parent : undefined, rest, value);
  return copy;
}

const SAMPLES = listDocuments();

test.each(KINDS)('every problem of a %s is a sentence for an editor', (kind) => {
  const sample = SAMPLES.find((document) => document.kind === kind);
  const paths = listPaths(DOCUMENT_SCHEMAS[kind]);
  const messages = paths.flatMap((path) =>
    WRONG_VALUES.flatMap((value) => {
      const parsed = parseDocument({ ...sample, body: withValue(sample?.body, path, value) });
      return parsed.ok ? [] : parsed.fields.map(({ message }) => message);
    }),
  );
  expect(messages.length).toBeGreaterThan(paths.length);
  for (const message of new Set(messages)) {
    expect(message).toMatch(/^[A-Z{].*\.$/);
    expect(message).not.toMatch(
      /\b(invalid input|expected|received|undefined|null|array|string|object|too (small|big)|pattern|zod)\b|[<>]/i,
    );
  }
});
