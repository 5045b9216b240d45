import { escapeXml } from '@nettobonus/domain/shared/xml';
import { FACES } from './lettering.ts';
import { MOTIF_BY_NAME_PART, type NameParts, TILE_LAYOUTS, type TileLayoutName } from './tile-layouts.ts';

/** The colours of background, letter and accent. */
const PALETTES = [
  ['#14463A', '#F3E9D6', '#7DBB9B'], // pine
  ['#5B1A2B', '#F8DDD2', '#D46A7C'], // lingon
  ['#E5AE35', '#2B1D10', '#8A4B12'], // ochre
  ['#0E5A66', '#E9F4EF', '#F2B950'], // lake
  ['#20222B', '#F5EFE3', '#9AD0C2'], // soot
  ['#C3DFE9', '#113648', '#3C87A3'], // frost
  ['#66762B', '#FBF6DF', '#D9DF9C'], // moss
  ['#F3BDB6', '#571524', '#BE4A5C'], // rosehip
  ['#4B2746', '#F6E0E8', '#DB97B7'], // heather
  ['#E8DAC0', '#3A2A1B', '#A9683C'], // birch
  ['#BFE4D1', '#0E3B31', '#2F8C70'], // mint
  ['#7C4526', '#FBEAD6', '#E9B57C'], // bark
  ['#3B5465', '#F0F4F4', '#A8CBD8'], // slate
  ['#F6E2A0', '#3A2D0A', '#DB8E36'], // butter
  ['#0B3A46', '#D3F0E9', '#F08C6C'], // petrol
  ['#DCD5E4', '#2D2645', '#7C67A8'], // dusk
] as const;

/** The hash selects a layout by its position. */
const TILE_LAYOUT_NAMES = Object.keys(TILE_LAYOUTS) as TileLayoutName[];

const SIDE = 96;

/** Draws a casino's logo from its name alone: the same name always gives the same tile. */
export function drawTile(name: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SIDE} ${SIDE}" role="img" aria-label="${escapeXml(name)}">${drawSquare(name)}</svg>`;
}

function drawSquare(name: string): string {
  const hash = hashName(name);
  const [background, letter, accent] = pick(PALETTES, (hash >>> 3) ^ (hash >>> 19));
  const nameParts = splitName(name);
  const motif = Object.entries(MOTIF_BY_NAME_PART).find(([part]) => name.toLowerCase().includes(part))?.[1];
  const layout = nameParts.isNumber ? 'stack' : motif ? 'motif' : pick(TILE_LAYOUT_NAMES, hash >>> 5);
  const drawing = TILE_LAYOUTS[layout]({
    nameParts,
    hash,
    variant: (hash >>> 13) % 8,
    face: pick(FACES, hash >>> 9),
    colours: { background, letter, accent },
    motif,
    id: `t${(hash % 1e6).toString(36)}`,
  });
  return `<path d="M0 0h96v96H0z" fill="${background}"/>${drawing}`;
}

function splitName(name: string): NameParts {
  const words = name
    .toUpperCase()
    .replace(/[^A-ZÅÄÖØÆ0-9 ]/g, '')
    .split(' ')
    .filter(Boolean)
    .filter((word, _, all) => all.length === 1 || !/^(CASINO|KASINO)$/.test(word));
  const first = words[0] ?? 'N';
  const isNumber = /^[0-9]+$/.test(first);
  return { words, first, symbol: isNumber ? first : first.charAt(0), isNumber };
}

/** FNV-1a with a final mix. The offset is chosen so that neighbours in a list look different. */
function hashName(name: string): number {
  let hash = (2166136261 ^ 7253) >>> 0;
  for (const character of name) {
    hash ^= character.codePointAt(0) ?? 0;
    hash = Math.imul(hash, 16777619);
  }
  hash ^= hash >>> 15;
  hash = Math.imul(hash, 2246822519);
  hash ^= hash >>> 13;
  return hash >>> 0;
}

function pick<T>(choices: readonly T[], number: number): T {
  return choices[number % choices.length] as T;
}
