import { parseInlineText } from '@nettobonus/domain/texts/parse-text';
import type { Inline, LinkTarget, TextNode, TokenNode } from '@nettobonus/domain/texts/rich-text';
import { FORMAT, getFields, isLexicalState, type LexicalNode, listChildren } from './lexical-state.ts';

interface Options {
  /** Maps a casino's id in the studio to its slug; empty if it does not exist. */
  getCasinoSlug: (id: number) => string;
  /** Maps an article's id to its address; empty if the market has no such article. */
  getArticleSlug: (id: number) => string;
}

/** A part of a text that cannot be published. The schema refuses it with a sentence for the editor. */
const UNSUPPORTED = { type: 'unsupported' } as const;

/** The text as it is published. Not validated yet: the schema of the published document does that. */
export function fromLexical(value: unknown, options: Options): object[] {
  if (!isLexicalState(value)) return [];
  return listChildren(value.root).flatMap((node) => readBlock(node, options));
}

/** The paragraphs and list entries of a text, for fields that are lists of short texts. */
export function listFromLexical(value: unknown, options: Options): object[][] {
  if (!isLexicalState(value)) return [];
  const readEntries = (node: LexicalNode): object[][] => {
    switch (node.type) {
      case 'list':
        return listChildren(node).flatMap(readEntries);
      case 'listitem': {
        const { inline, lists } = splitItem(node);
        return [toEntry(inline), ...lists.flatMap(readEntries)];
      }
      case 'paragraph':
        return [toEntry(listChildren(node))];
      default:
        return [[UNSUPPORTED]];
    }
  };
  const toEntry = (nodes: LexicalNode[]) => readInline(nodes, options);
  return listChildren(value.root)
    .flatMap(readEntries)
    .filter((entry) => !isBlank(entry));
}

function readBlock(node: LexicalNode, options: Options): object[] {
  const readContent = () => readInline(listChildren(node), options);
  switch (node.type) {
    case 'paragraph':
      return withContent(readContent(), (content) => ({ type: 'paragraph', content }));
    case 'heading':
      return withContent(readContent(), (content) => ({
        type: 'heading',
        level: readLevel(node.tag),
        content,
      }));
    case 'list':
      return readList(node, options);
    case 'table':
      return [readTable(node, options)];
    case 'block':
      return [readCustomBlock(getFields(node), options)];
    default:
      return [UNSUPPORTED];
  }
}

const withContent = (content: object[], build: (content: object[]) => object) =>
  isBlank(content) ? [] : [build(content)];

const isBlank = (content: object[]) =>
  content.every(
    (node) => 'type' in node && (node.type === 'break' || (node.type === 'text' && isBlankText(node))),
  );
const isBlankText = (node: object) => 'text' in node && String(node.text).trim() === '';

/** A pasted text may have other levels. */
function readLevel(tag: unknown): number {
  const level = Number(String(tag).slice(1)) || 2;
  return Math.min(Math.max(level, 2), 4);
}

interface Item {
  content: object[];
  list?: { ordered: boolean; items: Item[] };
}

function readList(node: LexicalNode, options: Options): object[] {
  const items = readItems(node, options);
  return items.length === 0 ? [] : [{ type: 'list', ordered: isOrdered(node), items }];
}

const isOrdered = (node: LexicalNode) => node.listType === 'number';

/** The editor stores a nested list in an entry of its own, after the entry that it belongs to. */
function readItems(list: LexicalNode, options: Options): Item[] {
  const items: Item[] = [];
  for (const child of listChildren(list)) {
    const { inline, lists } = splitItem(child);
    const content = readInline(inline, options);
    if (!isBlank(content)) items.push({ content });
    for (const nested of lists) {
      const nestedItems = readItems(nested, options);
      const parent = items.at(-1);
      if (!parent) items.push(...nestedItems);
      else if (nestedItems.length > 0) {
        const earlier = parent.list?.items ?? [];
        parent.list = { ordered: isOrdered(nested), items: [...earlier, ...nestedItems] };
      }
    }
  }
  return items;
}

function splitItem(item: LexicalNode): { inline: LexicalNode[]; lists: LexicalNode[] } {
  const children = listChildren(item);
  return {
    inline: children.filter(({ type }) => type !== 'list'),
    lists: children.filter(({ type }) => type === 'list'),
  };
}

function readTable(node: LexicalNode, options: Options): object {
  const [header = [], ...rows] = listChildren(node).map((row) =>
    listChildren(row).map((cell) => readCell(cell, options)),
  );
  return { type: 'table', header, rows };
}

/** The paragraphs of a cell are separated by line breaks. */
function readCell(cell: LexicalNode, options: Options): object[] {
  const paragraphs = listChildren(cell)
    .map((node) => (node.type === 'paragraph' ? readInline(listChildren(node), options) : [UNSUPPORTED]))
    .filter((content) => content.length > 0);
  return paragraphs.flatMap((content, index) => (index === 0 ? content : [{ type: 'break' }, ...content]));
}

function readCustomBlock(fields: { [key: string]: unknown }, options: Options): object {
  switch (fields.blockType) {
    case 'offer':
      return fields.rule === 'casino'
        ? { type: 'offer', rule: 'casino', casino: readCasino(fields.casino, options) }
        : { type: 'offer', rule: fields.rule };
    case 'chart': {
      const rows = Array.isArray(fields.rows) ? fields.rows : [];
      return {
        type: 'chart',
        kind: fields.kind,
        // The editor inserts a chart without fields.
        title: String(fields.title ?? ''),
        source: String(fields.source ?? ''),
        rows: rows.map(({ label, value }) => ({ label: String(label ?? ''), value })),
      };
    }
    case 'note':
      return { type: 'note', tone: fields.tone, blocks: fromLexical(fields.text, options) };
    case 'help':
      return { type: 'help' };
    default:
      return UNSUPPORTED;
  }
}

/** The slug of a related casino; empty if it does not exist any more. */
function readCasino(related: unknown, { getCasinoSlug }: Options): string {
  const id = readId(related);
  return id === null ? '' : getCasinoSlug(id);
}

function readId(related: unknown): number | null {
  const id = typeof related === 'object' && related !== null && 'id' in related ? related.id : related;
  return typeof id === 'number' ? id : null;
}

function readInline(nodes: LexicalNode[], options: Options): object[] {
  return joinTexts(nodes.flatMap((node) => readInlineNode(node, options)));
}

function readInlineNode(node: LexicalNode, options: Options): object[] {
  switch (node.type) {
    case 'text':
      return readText(node);
    case 'tab':
      return [{ type: 'text', text: ' ' }];
    case 'linebreak':
      return [{ type: 'break' }];
    case 'autolink':
    case 'link': {
      const content = readInline(listChildren(node), options);
      return isBlank(content) ? [] : [{ type: 'link', to: readTarget(getFields(node), options), content }];
    }
    case 'inlineBlock': {
      const { blockType, figure, form } = getFields(node);
      if (blockType !== 'figure') return [UNSUPPORTED];
      return [{ type: 'token', token: form ? `${figure}.${form}` : String(figure) } satisfies TokenNode];
    }
    default:
      return [UNSUPPORTED];
  }
}

/** Editors may also type a figure in braces. */
function readText({ text, format }: LexicalNode): (TextNode | TokenNode)[] {
  const bits = Number(format) || 0;
  const marks = {
    ...(bits & FORMAT.bold ? { bold: true as const } : {}),
    ...(bits & FORMAT.italic ? { italic: true as const } : {}),
  };
  return parseInlineText(String(text ?? '')).map((node) => ({ ...node, ...marks }));
}

function readTarget(fields: { [key: string]: unknown }, options: Options): Partial<LinkTarget> {
  switch (fields.linkType) {
    case 'page':
      return { kind: 'page', page: String(fields.page ?? '') };
    case 'internal': {
      const { doc } = fields;
      const { relationTo, value }: { relationTo?: unknown; value?: unknown } =
        typeof doc === 'object' && doc !== null ? doc : {};
      if (relationTo !== 'articles') return { kind: 'casino', casino: readCasino(value, options) };
      const id = readId(value);
      return { kind: 'article', article: id === null ? '' : options.getArticleSlug(id) };
    }
    default:
      return { kind: 'url', url: String(fields.url ?? '') };
  }
}

/** The editor splits a text where an editor has set and removed a mark. */
function joinTexts(nodes: object[]): object[] {
  const joined: (object | Inline)[] = [];
  for (const node of nodes) {
    const last = joined.at(-1);
    if (last && isText(node) && isText(last) && last.bold === node.bold && last.italic === node.italic) {
      joined[joined.length - 1] = { ...last, text: last.text + node.text };
    } else joined.push(node);
  }
  return joined;
}

const isText = (node: object): node is TextNode => 'type' in node && node.type === 'text';

/** The ids of the casinos that a text links to or whose offer it shows. */
export const listTextCasinoIds = (value: unknown): number[] => listIds(value, 'getCasinoSlug');

/** The ids of the articles that a text links to. */
export const listTextArticleIds = (value: unknown): number[] => listIds(value, 'getArticleSlug');

/** The mapping visits every reference, so this cannot miss one that is published. */
function listIds(value: unknown, lookup: keyof Options): number[] {
  const ids = new Set<number>();
  const collect = (id: number) => {
    ids.add(id);
    return '';
  };
  fromLexical(value, { getCasinoSlug: () => '', getArticleSlug: () => '', [lookup]: collect });
  return [...ids];
}
