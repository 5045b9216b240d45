import { randomUUID } from 'node:crypto';
import type {
  Block,
  Inline,
  InlineText,
  LinkTarget,
  ListItem,
  RichText,
  TextNode,
  TokenNode,
} from '@nettobonus/domain/texts/rich-text';
import { FORMAT, type LexicalNode, type LexicalState } from './lexical-state.ts';

interface Options {
  /** Maps a casino's slug to its id in the studio. */
  getCasinoId: (slug: string) => number;
  /** Maps an article's address to its id in the studio. */
  getArticleId: (slug: string) => number;
}

const ELEMENT = { direction: null, format: '', indent: 0, version: 1 } as const;
/** The editor identifies links and blocks by random ids. */
const createId = () => randomUUID().replaceAll('-', '').slice(0, 24);

/** A published text in the form of the text editor. */
export const toLexical = (text: RichText, options: Options): LexicalState =>
  buildState(text.map((block) => writeBlock(block, options)));

/** Short texts as the entries of one list. */
export function listToLexical(texts: readonly InlineText[], options: Options): LexicalState {
  const items = texts.map((content) => ({ content }));
  return buildState(items.length === 0 ? [] : [writeList(false, items, options)]);
}

function buildState(blocks: LexicalNode[]): LexicalState {
  // The editor needs a paragraph to put the cursor into.
  const children = blocks.length > 0 ? blocks : [writeParagraph([])];
  return { root: { type: 'root', ...ELEMENT, children } };
}

const writeParagraph = (children: LexicalNode[]): LexicalNode => ({
  type: 'paragraph',
  ...ELEMENT,
  textFormat: 0,
  textStyle: '',
  children,
});

function writeBlock(block: Block, options: Options): LexicalNode {
  switch (block.type) {
    case 'paragraph':
      return writeParagraph(writeInline(block.content, options));
    case 'heading':
      return {
        type: 'heading',
        ...ELEMENT,
        tag: `h${block.level}`,
        children: writeInline(block.content, options),
      };
    case 'list':
      return writeList(block.ordered, block.items, options);
    case 'table':
      return {
        type: 'table',
        ...ELEMENT,
        children: [block.header, ...block.rows].map((cells, row) => writeRow(cells, row, options)),
      };
    case 'offer':
      return block.rule === 'casino'
        ? writeCustom({ blockType: 'offer', rule: 'casino', casino: options.getCasinoId(block.casino) })
        : writeCustom({ blockType: 'offer', rule: block.rule });
    case 'chart': {
      const { type, rows, ...fields } = block;
      return writeCustom({
        blockType: type,
        ...fields,
        rows: rows.map((row) => ({ id: createId(), ...row })),
      });
    }
    case 'note':
      return writeCustom({ blockType: 'note', tone: block.tone, text: toLexical(block.blocks, options) });
    case 'help':
      return writeCustom({ blockType: 'help' });
    case 'figure':
      throw new Error('The studio cannot load a text with a picture yet.');
  }
}

const writeCustom = (fields: object): LexicalNode => ({
  type: 'block',
  version: 2,
  format: '',
  fields: { id: createId(), blockName: '', ...fields },
});

function writeList(ordered: boolean, items: readonly ListItem[], options: Options): LexicalNode {
  const children = items.flatMap(({ content, list }) => [
    writeInline(content, options),
    ...(list ? [[writeList(list.ordered, list.items, options)]] : []),
  ]);
  return {
    type: 'list',
    ...ELEMENT,
    listType: ordered ? 'number' : 'bullet',
    tag: ordered ? 'ol' : 'ul',
    start: 1,
    children: children.map((nodes, index) => ({
      type: 'listitem',
      ...ELEMENT,
      value: index + 1,
      children: nodes,
    })),
  };
}

const writeRow = (cells: readonly InlineText[], row: number, options: Options): LexicalNode => ({
  type: 'tablerow',
  ...ELEMENT,
  children: cells.map((content) => ({
    type: 'tablecell',
    ...ELEMENT,
    headerState: row === 0 ? 1 : 0,
    colSpan: 1,
    rowSpan: 1,
    backgroundColor: null,
    children: [writeParagraph(writeInline(content, options))],
  })),
});

const writeInline = (content: InlineText, options: Options): LexicalNode[] =>
  content.map((node) => writeInlineNode(node, options));

function writeInlineNode(node: Inline, options: Options): LexicalNode {
  switch (node.type) {
    case 'text':
      return writeText(node);
    case 'token':
      return writeToken(node);
    case 'break':
      return { type: 'linebreak', version: 1 };
    case 'link':
      return {
        type: 'link',
        ...ELEMENT,
        version: 3,
        id: createId(),
        fields: { newTab: false, ...writeTarget(node.to, options) },
        children: node.content.map((child) => writeInlineNode(child, options)),
      };
  }
}

const writeText = ({ text, bold, italic }: TextNode): LexicalNode => ({
  type: 'text',
  version: 1,
  detail: 0,
  format: (bold ? FORMAT.bold : 0) | (italic ? FORMAT.italic : 0),
  mode: 'normal',
  style: '',
  text,
});

/** A figure with a mark is text in braces, because only texts have marks in the editor. */
function writeToken({ type: _, token, ...marks }: TokenNode): LexicalNode {
  const [figure, form, ...rest] = token.split('.');
  if (marks.bold || marks.italic || rest.length > 0)
    return writeText({ type: 'text', text: `{${token}}`, ...marks });
  return {
    type: 'inlineBlock',
    version: 1,
    fields: { id: createId(), blockType: 'figure', figure, ...(form ? { form } : {}) },
  };
}

function writeTarget(to: LinkTarget, { getCasinoId, getArticleId }: Options): object {
  switch (to.kind) {
    case 'page':
      return { linkType: 'page', page: to.page };
    case 'casino':
      return { linkType: 'internal', doc: { relationTo: 'casinos', value: getCasinoId(to.casino) } };
    case 'article':
      return { linkType: 'internal', doc: { relationTo: 'articles', value: getArticleId(to.article) } };
    case 'url':
      return { linkType: 'custom', url: to.url };
  }
}
