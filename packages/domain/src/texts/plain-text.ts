import { type Block, type Inline, type InlineText, isBlock, isInlineText } from './rich-text.ts';

function toPlainNode(node: Inline): string {
  switch (node.type) {
    case 'text':
      return node.text;
    case 'token':
      return `{${node.token}}`;
    case 'link':
      return node.content.map(toPlainNode).join('');
    case 'break':
      return ' ';
  }
}

/** The text without marks and links. A figure that is not filled in stays in braces. */
export const formatInlineText = (content: InlineText): string => content.map(toPlainNode).join('');

/** The texts of a block in reading order, one for each paragraph, entry or cell. */
export function listBlockTexts(block: Block): string[] {
  switch (block.type) {
    case 'paragraph':
    case 'heading':
      return [formatInlineText(block.content)];
    case 'list':
      return block.items.flatMap(({ content, list }) => [
        formatInlineText(content),
        ...(list?.items ?? []).map((item) => formatInlineText(item.content)),
      ]);
    case 'table':
      return [block.header, ...block.rows].flatMap((cells) =>
        cells.map(formatInlineText).filter((cell) => cell !== ''),
      );
    case 'figure':
      return block.caption === undefined ? [] : [block.caption];
    case 'chart':
      return [block.title, ...block.rows.map(({ label }) => label), block.source];
    case 'note':
      return block.blocks.flatMap(listBlockTexts);
    case 'offer':
    case 'help':
      return [];
  }
}

/** The text of several blocks in one line, for search, feeds and summaries. */
export const formatPlainText = (blocks: readonly Block[]): string => blocks.flatMap(listBlockTexts).join(' ');

/** A text and its path in the document. */
export interface FoundText {
  path: string;
  text: string;
}

/** Lists the texts of a document, except those of fields that `skips` matches: one for each string, paragraph or cell. */
export function listTexts(value: unknown, skips?: RegExp, path = ''): FoundText[] {
  if (typeof value === 'string') return [{ path, text: value }];
  if (isInlineText(value)) return [{ path, text: formatInlineText(value) }];
  if (isBlock(value)) return listBlockTexts(value).map((text) => ({ path, text }));
  if (Array.isArray(value))
    return value.flatMap((entry, index) => listTexts(entry, skips, `${path}[${index}]`));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, entry]) =>
    skips?.test(key) ? [] : listTexts(entry, skips, path ? `${path}.${key}` : key),
  );
}

const WORDS_PER_MINUTE = 200;

/** The number of words in the texts of a document. */
export function countWords(value: unknown): number {
  return listTexts(value).reduce((sum, { text }) => sum + text.split(/\s+/).length, 0);
}

/** How long a document takes to read, at least a minute. */
export function readingMinutes(value: unknown): number {
  return Math.max(1, Math.round(countWords(value) / WORDS_PER_MINUTE));
}
