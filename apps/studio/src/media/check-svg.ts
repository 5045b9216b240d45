import { XMLParser, XMLValidator } from 'fast-xml-parser';

const MAX_ELEMENTS = 20_000;
const DAMAGED = 'The SVG is damaged and cannot be read.';

/** Elements that a drawing does not need, with the words for them in the message. */
const REFUSED_ELEMENTS: Record<string, string> = {
  script: 'a script',
  foreignobject: 'embedded web content',
  iframe: 'embedded web content',
  image: 'an embedded picture',
  feimage: 'an embedded picture',
  a: 'a link',
  text: 'text, which needs its typeface (convert it to outlines)',
  animate: 'an animation',
  animatemotion: 'an animation',
  animatetransform: 'an animation',
  set: 'an animation',
  include: 'an included file',
};

const ATTRIBUTES = ':@';
const TEXT = '#text';

type XmlNode = Record<string, unknown>;

const parser = new XMLParser({
  preserveOrder: true,
  ignoreAttributes: false,
  attributeNamePrefix: '',
  parseTagValue: false,
  processEntities: false,
});

/** What an SVG contains that we do not accept, as a sentence for editors, or null if it is only a drawing. */
export function findSvgProblem(file: Buffer): string | null {
  const source = file.toString('utf8');
  if (/<!ENTITY|<!DOCTYPE[^>]*\[/i.test(source)) return formatProblem(['definitions of entities']);
  const found = new Set<string>();
  try {
    if (XMLValidator.validate(source) !== true) return DAMAGED;
    const elementCount = inspect(parser.parse(source) as XmlNode[], found);
    if (elementCount > MAX_ELEMENTS) found.add(`more than ${MAX_ELEMENTS.toLocaleString('en-GB')} elements`);
  } catch {
    // The parser also gives up on elements that are nested too deeply.
    return DAMAGED;
  }
  return found.size > 0 ? formatProblem([...found]) : null;
}

function formatProblem(parts: readonly string[]): string {
  const contents = new Intl.ListFormat('en-GB').format(parts);
  return `The SVG contains ${contents}. Export it again as a drawing only, or upload a PNG.`;
}

/** Adds what is refused in these nodes to `found`. Returns the number of elements. */
function inspect(nodes: readonly XmlNode[], found: Set<string>): number {
  let count = 0;
  for (const node of nodes) {
    for (const [name, attribute] of Object.entries((node[ATTRIBUTES] ?? {}) as Record<string, string>)) {
      inspectAttribute(localName(name), String(attribute), found);
    }
    const element = Object.keys(node).find((key) => key !== ATTRIBUTES);
    if (element === undefined || element === TEXT) continue;
    // The XML declaration and the reference to a stylesheet.
    if (element.startsWith('?')) {
      if (element !== '?xml') found.add('a reference to another file');
      continue;
    }
    const name = localName(element);
    const refused = REFUSED_ELEMENTS[name];
    if (refused) found.add(refused);
    const children = node[element] as XmlNode[];
    if (name === 'style') inspectCss(children.map((child) => String(child[TEXT] ?? '')).join(''), found);
    count += 1 + inspect(children, found);
  }
  return count;
}

function inspectAttribute(name: string, value: string, found: Set<string>): void {
  if (name.startsWith('on')) found.add('a script');
  else if (name === 'href' || name === 'src') {
    if (!value.trim().startsWith('#')) found.add('a reference to another file');
  } else inspectCss(value, found);
}

/** Drawings refer only to their own gradients and patterns: `url(#name)`. */
function inspectCss(css: string, found: Set<string>): void {
  if (/@import|url\(\s*['"]?\s*(?!#)[^'"\s)]/i.test(css)) found.add('a reference to another file');
}

/** The name without its namespace prefix, in lower case. */
const localName = (name: string) => name.slice(name.lastIndexOf(':') + 1).toLowerCase();
