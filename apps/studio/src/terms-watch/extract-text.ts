import { load } from 'cheerio';

/** What the parser's nodes have in common, as far as the text needs it. */
interface PageNode {
  type: string;
  name?: string;
  data?: string;
  attribs?: Record<string, string>;
  children?: PageNode[];
}

/** Not part of the terms: programs, navigation, and controls. Their content changes without any change of the terms. */
const SKIPPED = new Set([
  'head',
  'script',
  'style',
  'noscript',
  'template',
  'svg',
  'iframe',
  'nav',
  'footer',
  'dialog',
  'select',
  'textarea',
]);

/** Elements within a line. All others begin a new line. */
const INLINE = new Set([
  'a',
  'abbr',
  'b',
  'bdi',
  'bdo',
  'button',
  'cite',
  'code',
  'del',
  'dfn',
  'em',
  'font',
  'i',
  'ins',
  'kbd',
  'label',
  'mark',
  'q',
  's',
  'samp',
  'small',
  'span',
  'strong',
  'sub',
  'sup',
  'time',
  'u',
  'var',
  'wbr',
]);

/**
 * The readable text of a page, one line for each block. Two versions of a page have the same text if they differ only in
 * programs, styles, addresses, white space or navigation.
 */
export function extractText(html: string): string {
  const pieces: string[] = [];
  // No recursion: a page with very many nested elements must not exhaust the stack.
  const pending: (PageNode | string)[] = [load(html).root()[0] as PageNode];
  for (let node = pending.pop(); node !== undefined; node = pending.pop()) {
    if (typeof node === 'string') pieces.push(node);
    else if (node.type === 'text') pieces.push((node.data ?? '').replace(/\s+/g, ' '));
    else if (isRead(node)) {
      const children = (node.children ?? []).toReversed();
      const isBlock = node.name !== undefined && !INLINE.has(node.name);
      pending.push(...(isBlock ? ['\n', ...children, '\n'] : children));
    }
  }
  return normaliseText(pieces.join(''));
}

const isRead = ({ name = '', attribs }: PageNode) =>
  !SKIPPED.has(name) && !(attribs && ('hidden' in attribs || 'inert' in attribs));

/** Removes what readers do not see: empty lines, repeated spaces, soft hyphens and other characters without width. */
export function normaliseText(text: string): string {
  return text
    .normalize('NFC')
    .replace(/[\u00ad\u200b-\u200d\u2060\ufeff]/g, '')
    .split('\n')
    .map((line) => line.replace(/\s+/g, ' ').trim())
    .filter((line) => line !== '')
    .join('\n');
}
