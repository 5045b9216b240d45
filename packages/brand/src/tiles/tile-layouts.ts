import { type Face, fitText, layOutLine } from './lettering.ts';

export interface NameParts {
  words: string[];
  /** The first word. */
  first: string;
  /** The text on most tiles: the first letter, or the entire number if the name is one, such as 247. */
  symbol: string;
  isNumber: boolean;
}

interface TileInput {
  nameParts: NameParts;
  hash: number;
  /** 0 to 7. */
  variant: number;
  face: Face;
  colours: { background: string; letter: string; accent: string };
  motif: MotifName | undefined;
  /** Prefix for clip paths and masks; unique per tile on a page. */
  id: string;
}

const SHAPES = {
  circle: '<circle cx="48" cy="48" r="35"/>',
  arch: '<path d="M17 84V45a31 31 0 0 1 62 0v39z"/>',
  hex: '<path d="M48 12l31 18v36L48 84 17 66V30z"/>',
  shield: '<path d="M16 14h64v36c0 20-16 29-32 35C32 79 16 70 16 50z"/>',
  leaf: '<path d="M14 14h42a26 26 0 0 1 26 26v42H40a26 26 0 0 1-26-26z"/>',
  ticket: '<path d="M12 24h72v14a10 10 0 0 0 0 20v14H12V58a10 10 0 0 0 0-20z"/>',
  drop: '<path d="M48 10c18 20 29 31 29 45a29 29 0 0 1-58 0c0-14 11-25 29-45z"/>',
  oct: '<path d="M33 12h30l21 21v30L63 84H33L12 63V33z"/>',
};
/** The vertical centre of the letter in shapes that are not centred in the tile. */
const SHAPE_MIDDLE: Partial<Record<keyof typeof SHAPES, number>> = { drop: 54, arch: 53, shield: 46 };

const CUT_PATHS = [
  'M0 0h48v96H0z',
  'M0 0h96L0 96z',
  'M0 0h96v48H0z',
  'M0 0h96v40c-24 20-60-8-96 20z',
  'M48 0a48 48 0 0 1 0 96z',
  'M0 96L96 0v96z',
  'M0 48c24-22 72 22 96 0v48H0z',
  'M32 0h64v96H64z',
];

const HILL_PATHS = [
  'M0 66c22-16 40-16 58-4s28 8 38 2v32H0z',
  'M0 70h96v26H0z',
  'M0 72l26-18 20 14 24-22 26 24v26H0z',
  'M0 62c16 10 32 10 48 0s32-10 48 0v34H0z',
];

const GRID_PIECES = [
  'M0 0h32a32 32 0 0 1-32 32z',
  'M32 0v32a32 32 0 0 1-32-32z',
  'M32 32H0a32 32 0 0 1 32-32z',
  'M0 32V0a32 32 0 0 1 32 32z',
  'M0 0h32L0 32z',
  'M16 2a14 14 0 1 1 0 28 14 14 0 0 1 0-28z',
];

const MOTIFS = {
  wave: (main: string, accent: string) =>
    [0, 1, 2]
      .map(
        (i) =>
          `<path d="M-4 ${34 + i * 17}c13-14 26-14 39 0s26 14 39 0 20-13 30-8" fill="none" stroke="${i === 1 ? accent : main}" stroke-width="9"/>`,
      )
      .join(''),
  flame: (main: string, accent: string) =>
    `<path d="M50 12c4 18 24 24 24 46a26 26 0 0 1-52 0c0-12 7-18 11-26 4 5 6 8 7 13 8-9 10-19 10-33z" fill="${main}"/><path d="M48 52c2 8 11 10 11 20a11 11 0 0 1-22 0c0-8 8-10 11-20z" fill="${accent}"/>`,
  aurora: (main: string, accent: string) =>
    `${[0, 1, 2, 3, 4].map((i) => `<path d="M${14 + i * 15} ${70 - i * 4}V${26 - (i % 2) * 8 + i * 2}" stroke="${i % 2 ? accent : main}" stroke-width="9"/>`).join('')}<path d="M0 76h96v20H0z" fill="${main}"/>`,
  puck: (main: string, accent: string) =>
    `<path d="M14 42v14c0 10 15 17 34 17s34-7 34-17V42z" fill="${main}"/><ellipse cx="48" cy="41" rx="34" ry="16" fill="${accent}"/><ellipse cx="48" cy="41" rx="17" ry="7" fill="none" stroke="${main}" stroke-width="3"/>`,
  dash: (main: string, accent: string) =>
    `<path d="M8 26h52l-7 10H8zM22 43h56l-7 10H22zM38 60h50l-7 10H38z" fill="${main}"/><path d="M66 26h16l-7 10H59zM12 60h18l-7 10H5z" fill="${accent}"/>`,
  claw: (main: string, accent: string) =>
    `<path d="M22 62a28 28 0 1 1 52 0l-13-7a14 14 0 1 0-26 0z" fill="${main}"/><path d="M48 20v22" stroke="${accent}" stroke-width="9"/><circle cx="30" cy="76" r="6" fill="${main}"/><circle cx="66" cy="76" r="6" fill="${main}"/>`,
  frost: (main: string, accent: string) =>
    `<g stroke="${main}" stroke-width="8">${[0, 60, 120].map((a) => `<path d="M48 12v72" transform="rotate(${a} 48 48)"/>`).join('')}</g><circle cx="48" cy="48" r="11" fill="${accent}"/>`,
  beam: (main: string, accent: string) =>
    `<path d="M48 40L0 18v44z" fill="${accent}"/><path d="M40 34h20l6 50H34z" fill="${main}"/><path d="M38 22h24v9H38z" fill="${main}"/>`,
  peak: (main: string, accent: string) =>
    `<path d="M6 80l30-54 17 30 8-13 29 37z" fill="${main}"/><path d="M36 26l10 18-6 5-5-5-7 4z" fill="${accent}"/>`,
  tree: (main: string, accent: string) =>
    `<path d="M48 10l18 24h-8l14 20h-9l14 20H19l14-20h-9l14-20h-8z" fill="${main}"/><path d="M44 74h8v12h-8z" fill="${accent}"/>`,
  clover: (main: string, accent: string) =>
    `<g fill="${main}"><circle cx="35" cy="33" r="15"/><circle cx="61" cy="33" r="15"/><circle cx="35" cy="57" r="15"/><circle cx="61" cy="57" r="15"/></g><path d="M48 48c1 16 5 26 16 36" fill="none" stroke="${accent}" stroke-width="6"/>`,
  cursor: (main: string, accent: string) =>
    `<path d="M30 18l42 34-19 2 10 20-10 5-10-20-13 13z" fill="${main}"/><path d="M18 26h-9M22 15l-6-7M32 10V2" stroke="${accent}" stroke-width="5"/>`,
  orbit: (main: string, accent: string) =>
    `<circle cx="48" cy="48" r="15" fill="${main}"/><ellipse cx="48" cy="48" rx="37" ry="15" fill="none" stroke="${accent}" stroke-width="5" transform="rotate(-28 48 48)"/>`,
  steps: (main: string, accent: string) =>
    `<path d="M12 84V66h18V48h18V30h18V12h18v72z" fill="${main}"/><path d="M66 84V66h18v18z" fill="${accent}"/>`,
};
export type MotifName = keyof typeof MOTIFS;
const MOTIF_NAMES = Object.keys(MOTIFS) as MotifName[];

/** Motifs for names that contain the key. */
export const MOTIF_BY_NAME_PART: Record<string, MotifName> = {
  joki: 'wave',
  aalto: 'wave',
  tyrsky: 'wave',
  flam: 'flame',
  tuli: 'flame',
  revon: 'aurora',
  kiekka: 'puck',
  speed: 'dash',
  boost: 'steps',
  vihuri: 'dash',
  crab: 'claw',
  halla: 'frost',
  pakka: 'frost',
  majakka: 'beam',
  tunturi: 'peak',
  kelo: 'tree',
  havu: 'tree',
  lucky: 'clover',
  luck: 'clover',
  klikki: 'cursor',
};

const centredBox = (width: number, height = width) => ({ x: 48, y: 48, width, height });

/**
 * Twelve layouts of a tile, a logo generated from a name, on a square of 96 units. The hash selects by position, so the
 * order must not change.
 */
export const TILE_LAYOUTS = {
  plate({ nameParts, variant, face, colours }: TileInput): string {
    const shape = Object.keys(SHAPES)[variant] as keyof typeof SHAPES;
    const size = shape === 'ticket' ? { width: 40, height: 30 } : { width: 34, height: 36 };
    const letter = fitText(
      face,
      nameParts.symbol,
      { x: 48, y: SHAPE_MIDDLE[shape] ?? 48, ...size },
      colours.background,
    );
    return `<g fill="${colours.letter}">${SHAPES[shape]}</g>${letter}`;
  },

  counterchange({ nameParts, variant, face, colours, id }: TileInput): string {
    const box = centredBox(62, 58);
    return `<clipPath id="${id}"><path d="${CUT_PATHS[variant]}"/></clipPath>${fitText(face, nameParts.symbol, box, colours.letter)}<g clip-path="url(#${id})"><path d="M0 0h96v96H0z" fill="${colours.letter}"/>${fitText(face, nameParts.symbol, box, colours.background)}</g>`;
  },

  bleed({ nameParts, variant, face, colours }: TileInput): string {
    const box = { x: variant % 2 ? 60 : 38, y: variant % 3 ? 60 : 44, width: 108, height: 104 };
    const dot =
      variant > 3 ? `<circle cx="${variant % 2 ? 17 : 79}" cy="17" r="8" fill="${colours.accent}"/>` : '';
    return fitText(face, nameParts.symbol, box, colours.letter) + dot;
  },

  stripe({ nameParts, face, colours, id }: TileInput): string {
    const stripes = [0, 1, 2, 3, 4].map(
      (i) => `<path d="M0 ${50 + i * 7}h96v${1.6 + i * 0.9}H0z" fill="#000"/>`,
    );
    const letter = fitText(
      face === 'ital' ? 'grot' : face,
      nameParts.symbol,
      centredBox(64, 62),
      colours.letter,
    );
    return `<mask id="${id}"><path d="M0 0h96v96H0z" fill="#fff"/>${stripes.join('')}</mask><g mask="url(#${id})">${letter}</g>`;
  },

  horizon({ nameParts, variant, face, colours }: TileInput): string {
    const hill = `<path d="${HILL_PATHS[variant % 4]}" fill="${colours.letter}"/>`;
    if (variant > 3) {
      const letter = fitText(face, nameParts.symbol, { x: 36, y: 45, width: 44, height: 44 }, colours.letter);
      return `<circle cx="72" cy="28" r="13" fill="${colours.accent}"/>${letter}${hill}`;
    }
    const letter = fitText(
      face,
      nameParts.symbol,
      { x: 48, y: 44, width: 40, height: 38 },
      colours.background,
    );
    return `<circle cx="48" cy="52" r="34" fill="${colours.accent}"/>${letter}${hill}`;
  },

  stack({ nameParts: { words, first }, variant, colours }: TileInput): string {
    const half = Math.ceil(first.length / 2);
    const rows =
      words.length > 1
        ? words.slice(0, 3)
        : first.length > 5
          ? [first.slice(0, half), first.slice(half)]
          : [first];
    const variantFace: Face = (['cond', 'wide', 'grot', 'syne'] as const)[variant % 4] as Face;
    const isTight =
      Math.max(...rows.map((row) => row.length)) > 5 || (rows.length === 1 && first.length >= 5);
    const face = isTight ? 'cond' : variantFace;
    const gap = 5;
    const height = rows.length === 1 ? 46 : 72;
    const rowHeight = (height - gap * (rows.length - 1)) / rows.length;
    return rows
      .map((row, index) => {
        const line = layOutLine(face, row, -10);
        const scaleX = 76 / line.width;
        const scaleY = Math.min(rowHeight / line.height, scaleX * 1.5);
        const y = 48 - height / 2 + index * (rowHeight + gap) + rowHeight / 2;
        const left = (48 - (line.left + line.width / 2) * scaleX).toFixed(2);
        const top = (y - (line.top + line.height / 2) * scaleY).toFixed(2);
        const paths = line.letters.map(
          ([x, outline]) => `<path transform="translate(${x})" d="${outline}"/>`,
        );
        return `<g transform="translate(${left} ${top}) scale(${scaleX.toFixed(4)} ${scaleY.toFixed(4)})" fill="${index % 2 ? colours.accent : colours.letter}">${paths.join('')}</g>`;
      })
      .join('');
  },

  ring({ nameParts, variant, face, colours }: TileInput): string {
    const angle = ((variant * 45 + 20) * Math.PI) / 180;
    const x = (48 + 34 * Math.cos(angle)).toFixed(1);
    const y = (48 + 34 * Math.sin(angle)).toFixed(1);
    const ring = `<circle cx="48" cy="48" r="34" fill="none" stroke="${colours.letter}" stroke-width="${4 + (variant % 3) * 2}"/>`;
    const bead = `<circle cx="${x}" cy="${y}" r="11" fill="${colours.background}"/><circle cx="${x}" cy="${y}" r="7" fill="${colours.accent}"/>`;
    return ring + bead + fitText(face, nameParts.symbol, centredBox(34, 32), colours.letter);
  },

  grid({ nameParts, hash, variant, face, colours }: TileInput): string {
    const corner = variant % 4;
    const left = corner % 2 ? 32 : 0;
    const top = corner > 1 ? 32 : 0;
    let random = hash;
    let pieces = '';
    for (let cell = 0; cell < 9; cell++) {
      const x = (cell % 3) * 32;
      const y = Math.floor(cell / 3) * 32;
      if (x >= left && x < left + 64 && y >= top && y < top + 64) continue;
      random = (Math.imul(random, 1664525) + 1013904223) >>> 0;
      pieces += `<path transform="translate(${x} ${y})" d="${GRID_PIECES[(random >>> 8) % 6]}" fill="${(random >>> 16) % 2 ? colours.letter : colours.accent}"/>`;
    }
    const letter = fitText(
      face,
      nameParts.symbol,
      { x: left + 32, y: top + 32, width: 40, height: 40 },
      colours.background,
    );
    return `${pieces}<path d="M${left} ${top}h64v64h-64z" fill="${colours.letter}"/>${letter}`;
  },

  echo({ nameParts, face, colours }: TileInput): string {
    const size = { width: 54, height: 54 };
    return (
      fitText(face, nameParts.symbol, { x: 54, y: 53, ...size }, colours.accent) +
      fitText(face, nameParts.symbol, { x: 44, y: 44, ...size }, colours.letter)
    );
  },

  duo({ nameParts: { words, first, symbol }, face, colours }: TileInput): string {
    const second = (words[1] ?? first.slice(1)).charAt(0) || first.charAt(0);
    const size = { width: 30, height: 46 };
    return `<path d="M0 0h48v96H0z" fill="${colours.letter}"/>${fitText(face, symbol, { x: 24, y: 48, ...size }, colours.background)}${fitText(face, second, { x: 72, y: 48, ...size }, colours.letter)}`;
  },

  rays({ nameParts, variant, face, colours }: TileInput): string {
    const rays = Array.from(
      { length: 12 },
      (_, i) =>
        `<path d="M48 48L40 -20h16z" transform="rotate(${i * 30 + variant * 5} 48 48)" fill="${colours.accent}"/>`,
    );
    return `${rays.join('')}<circle cx="48" cy="48" r="28" fill="${colours.letter}"/>${fitText(face, nameParts.symbol, centredBox(28), colours.background)}`;
  },

  motif({ hash, colours, motif }: TileInput): string {
    const name = motif ?? (MOTIF_NAMES[(hash >>> 17) % MOTIF_NAMES.length] as MotifName);
    return MOTIFS[name](colours.letter, colours.accent);
  },
};
export type TileLayoutName = keyof typeof TILE_LAYOUTS;
