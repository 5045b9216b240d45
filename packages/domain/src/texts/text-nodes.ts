import type { TextValue } from './translation.ts';

/** What is text in the nodes of a typed text. Everything else is structure: links, figures, levels, pictures. */
const TEXT_KEYS: readonly string[] = ['text', 'title', 'source', 'label', 'caption', 'alt'];

const hasLetters = (text: string) => /\p{L}/u.test(text.replace(TOKEN, ''));

/** A figure in a plain text: `{net}`. */
const TOKEN = /\{[^{}]*\}/g;

/** The texts to translate, in reading order, without the spaces around them and without texts that have no letters. */
export function listTextNodes(value: TextValue): string[] {
  const found: string[] = [];
  mapTextNodes(value, (text) => {
    found.push(text);
    return text;
  });
  return found;
}

/** Replaces the texts that `listTextNodes` lists, and keeps everything else. */
export function replaceTextNodes(value: TextValue, texts: readonly string[]): TextValue {
  const rest = [...texts];
  return mapTextNodes(value, (text) => rest.shift() ?? text);
}

function mapTextNodes(value: TextValue, map: (text: string) => string): TextValue {
  const mapText = (text: string) => {
    if (!hasLetters(text)) return text;
    const trimmed = text.trim();
    const start = text.indexOf(trimmed);
    return text.slice(0, start) + map(trimmed) + text.slice(start + trimmed.length);
  };
  const mapNode = (node: unknown, key?: string): unknown => {
    if (typeof node === 'string') return TEXT_KEYS.includes(key ?? '') ? mapText(node) : node;
    if (Array.isArray(node)) return node.map((child) => mapNode(child));
    if (typeof node !== 'object' || node === null) return node;
    return Object.fromEntries(Object.entries(node).map(([name, child]) => [name, mapNode(child, name)]));
  };
  return typeof value === 'string' ? mapText(value) : (mapNode(value) as object[]);
}

/** Far longer than any translation of a text. */
const MAX_GROWTH = 3;
const ALLOWANCE = 100;

/** Why machine-made translations of texts cannot be used, or null. */
export function findTranslationProblem(
  source: readonly string[],
  translated: readonly string[],
): string | null {
  if (translated.length !== source.length) {
    return `The model returned ${translated.length} texts instead of ${source.length}.`;
  }
  for (const [index, text] of translated.entries()) {
    const original = source[index] ?? '';
    if (text.trim() === '') return 'The model left a text empty.';
    if (text.length > original.length * MAX_GROWTH + ALLOWANCE) return 'The model added text of its own.';
    if (listTokens(text) !== listTokens(original)) return 'The model changed a figure such as {net}.';
  }
  return null;
}

const listTokens = (text: string) => (text.match(TOKEN) ?? []).toSorted().join();
