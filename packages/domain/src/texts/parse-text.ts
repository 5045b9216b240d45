import type { BlockOf, TextNode, TokenNode } from './rich-text.ts';

const TOKEN = /\{([^{}]*)\}/g;

/** Reads a text with figures in braces, such as `Netto on {net}.` */
export function parseInlineText(text: string): (TextNode | TokenNode)[] {
  const nodes: (TextNode | TokenNode)[] = [];
  let end = 0;
  const addText = (part: string) => {
    if (part !== '') nodes.push({ type: 'text', text: part });
  };
  for (const { 0: match, 1: token = '', index } of text.matchAll(TOKEN)) {
    addText(text.slice(end, index));
    nodes.push({ type: 'token', token });
    end = index + match.length;
  }
  addText(text.slice(end));
  return nodes;
}

export const parseParagraph = (text: string): BlockOf<'paragraph'> => ({
  type: 'paragraph',
  content: parseInlineText(text),
});
