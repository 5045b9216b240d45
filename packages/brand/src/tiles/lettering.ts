import glyphs from './glyphs.json' with { type: 'json' };

export const FACES = ['grot', 'serif', 'cond', 'wide', 'syne', 'ital'] as const;
export type Face = (typeof FACES)[number];

/** Advance, bounding box (left, top, right, bottom) and outline of a letter, in font units. */
type Glyph = [advance: number, box: [number, number, number, number], outline: string];
const GLYPHS = glyphs as unknown as Record<Face, Record<string, Glyph>>;
const MISSING_ADVANCE = 300;

export interface Line {
  letters: [x: number, outline: string][];
  left: number;
  top: number;
  width: number;
  height: number;
}

/** Lays out text as outlines, so that a tile needs no font. */
export function layOutLine(face: Face, text: string, tracking = 0): Line {
  const letters: Line['letters'] = [];
  let x = 0;
  let [left, top, right, bottom] = [1e9, 1e9, -1e9, -1e9];
  for (const character of text) {
    const glyph = GLYPHS[face][character];
    if (!glyph) {
      x += MISSING_ADVANCE;
      continue;
    }
    const [advance, box, outline] = glyph;
    letters.push([x, outline]);
    left = Math.min(left, x + box[0]);
    right = Math.max(right, x + box[2]);
    top = Math.min(top, box[1]);
    bottom = Math.max(bottom, box[3]);
    x += advance + tracking;
  }
  return { letters, left, top, width: right - left, height: bottom - top };
}

/** Fits text into a box, centred by the bounds of its outlines. */
export function fitText(
  face: Face,
  text: string,
  box: { x: number; y: number; width: number; height: number },
  fill: string,
): string {
  const line = layOutLine(face, text, text.length > 1 ? -20 : 0);
  const scale = Math.min(box.width / line.width, box.height / line.height);
  const x = box.x - (line.left + line.width / 2) * scale;
  const y = box.y - (line.top + line.height / 2) * scale;
  const paths = line.letters.map(
    ([offset, outline]) => `<path${offset ? ` transform="translate(${offset})"` : ''} d="${outline}"/>`,
  );
  return `<g transform="translate(${x.toFixed(2)} ${y.toFixed(2)}) scale(${scale.toFixed(4)})" fill="${fill}">${paths.join('')}</g>`;
}
