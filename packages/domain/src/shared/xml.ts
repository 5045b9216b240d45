const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};
/** Characters that XML forbids even when escaped: a single one makes the document invalid. */
const FORBIDDEN_CHARACTERS = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu;

export function escapeXml(text: string): string {
  return text
    .replace(FORBIDDEN_CHARACTERS, '')
    .replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character);
}

/** Safe markup. Only `element` creates it, so that no text enters unescaped. */
export interface Xml {
  readonly markup: string;
}

export function element(
  name: string,
  attributes: Record<string, string>,
  ...children: (Xml | string)[]
): Xml {
  const attributeMarkup = Object.entries(attributes).map(([key, value]) => ` ${key}="${escapeXml(value)}"`);
  const inner = children
    .map((child) => (typeof child === 'string' ? escapeXml(child) : child.markup))
    .join('');
  return { markup: `<${name}${attributeMarkup.join('')}${inner ? `>${inner}</${name}>` : '/>'}` };
}

export function writeXml(root: Xml): string {
  return `<?xml version="1.0" encoding="UTF-8"?>\n${root.markup}\n`;
}
