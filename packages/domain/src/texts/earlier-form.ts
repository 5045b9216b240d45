/**
 * Reads texts in the form in which they were published until November 2026, as plain strings with figures in braces.
 * Rows and snapshots of that time must stay readable until everything has been published again.
 * TODO: remove in the release after the next one, see docs/decisions/0084-typed-texts.md.
 */
import { parseInlineText, parseParagraph } from './parse-text.ts';
import type { Block } from './rich-text.ts';

const isStrings = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((entry) => typeof entry === 'string');

/** A list of strings becomes a list of paragraphs. Returns everything else as it is. */
export function readBlocks(value: unknown): unknown {
  return isStrings(value) ? value.map(parseParagraph) : value;
}

/** A string becomes inline text. Returns everything else as it is. */
export function readInlineText(value: unknown): unknown {
  return typeof value === 'string' ? parseInlineText(value) : value;
}

/** A section had a table, paragraphs and points, which its page showed in this order. */
export function readSection(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || 'body' in value) return value;
  const { paragraphs = [], points = [], table, ...section } = value as EarlierSection;
  if (!isStrings(paragraphs) || !isStrings(points)) return value;
  const body: Block[] = [];
  if (table) body.push(readTable(table));
  body.push(...paragraphs.map(parseParagraph));
  if (points.length > 0) {
    body.push({
      type: 'list',
      ordered: false,
      items: points.map((point) => ({ content: parseInlineText(point) })),
    });
  }
  return { ...section, body };
}

interface EarlierSection {
  paragraphs?: unknown;
  points?: unknown;
  table?: EarlierTable;
}

interface EarlierTable {
  columns: string[];
  rows: string[][];
}

const readTable = ({ columns, rows }: EarlierTable): Block => ({
  type: 'table',
  header: columns.map(parseInlineText),
  rows: rows.map((cells) => cells.map(parseInlineText)),
});
