const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};
/** Not even escaped may these stand in a document: a single one makes all of it unreadable. */
const NOT_IN_XML = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu;

export function escapeXml(text: string): string {
  return text.replace(NOT_IN_XML, '').replace(/[&<>"']/g, (letter) => ENTITIES[letter] ?? letter);
}

/** Markup that is safe as it stands. Only `element` makes it, so that no text comes in unescaped. */
export interface Xml {
  readonly markup: string;
}

export function element(
  name: string,
  attributes: Record<string, string>,
  ...children: (Xml | string)[]
): Xml {
  const written = Object.entries(attributes).map(([key, value]) => ` ${key}="${escapeXml(value)}"`);
  const inner = children
    .map((child) => (typeof child === 'string' ? escapeXml(child) : child.markup))
    .join('');
  return { markup: `<${name}${written.join('')}${inner ? `>${inner}</${name}>` : '/>'}` };
}

export function writeXml(root: Xml): string {
  return `<?xml version="1.0" encoding="UTF-8"?>\n${root.markup}\n`;
}
