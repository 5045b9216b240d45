/**
 * Generates the site's font files and their fallback faces. Run `node apps/site/fonts/subset.ts` after an update of the font packages
 * or of the characters below, and commit the output.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { createFontStack } from '@capsizecss/core';
import arial from '@capsizecss/metrics/arial';
import georgia from '@capsizecss/metrics/georgia';
import newsreader from '@capsizecss/metrics/newsreader';
import schibstedGrotesk from '@capsizecss/metrics/schibstedGrotesk';
import subsetFont from 'subset-font';

const FONTS_DIR = new URL('../../../packages/brand/src/fonts/', import.meta.url);
/** Not sent to browsers: satori, which draws the social images, reads neither woff2 nor variable fonts. */
const DRAWN_FONTS_DIR = new URL('../src/server/social-image/fonts/', import.meta.url);

interface Font {
  file: URL;
  source: string;
  variationAxes: Record<string, number | { min: number; max: number }>;
}

const range = (from: number, to: number) =>
  String.fromCodePoint(...Array.from({ length: to - from + 1 }, (_, index) => from + index));

/** Latin-1 covers the four languages; the rest is for Estonian and Sami names, quotation marks, arithmetic and arrows. */
const CHARACTERS = `${range(0x20, 0x7e)}${range(0xa0, 0xff)}ČčĐđŊŋŠšŦŧŽž–—‘’‚“”„…•€−≈≤≥√→←↗✓\u2009\u202f`;
const FEATURES = ['kern', 'mark', 'mkmk', 'liga', 'calt', 'ccmp', 'locl', 'tnum', 'lnum'];

const SCHIBSTED_GROTESK =
  '@fontsource-variable/schibsted-grotesk/files/schibsted-grotesk-latin-wght-normal.woff2';
const DRAWN_WEIGHTS = [400, 600, 700];

const FONTS: Font[] = [
  {
    file: new URL('schibsted-grotesk.woff2', FONTS_DIR),
    source: SCHIBSTED_GROTESK,
    variationAxes: { wght: { min: 400, max: 700 } },
  },
  {
    file: new URL('newsreader.woff2', FONTS_DIR),
    source: '@fontsource-variable/newsreader/files/newsreader-latin-standard-normal.woff2',
    // One weight, and the optical size of a standfirst: the full axes would be six times as large.
    variationAxes: { wght: 400, opsz: 20 },
  },
  ...DRAWN_WEIGHTS.map((wght) => ({
    file: new URL(`schibsted-grotesk-${wght}.ttf`, DRAWN_FONTS_DIR),
    source: SCHIBSTED_GROTESK,
    variationAxes: { wght },
  })),
];

for (const { file, source, variationAxes } of FONTS) {
  const original = await readFile(new URL(import.meta.resolve(source)));
  const subset = await subsetFont(original, CHARACTERS, {
    targetFormat: file.pathname.endsWith('.ttf') ? 'truetype' : 'woff2',
    variationAxes,
    keepFeatures: FEATURES,
    noHinting: true,
  });
  await writeFile(file, subset);
  console.log(`${basename(file.pathname)}: ${original.length} → ${subset.length} bytes`);
}

const fallbacks = [
  createFontStack([schibstedGrotesk, arial], { fontFaceFormat: 'styleString' }),
  createFontStack([newsreader, georgia], { fontFaceFormat: 'styleString' }),
];
await writeFile(
  new URL('fallbacks.css', FONTS_DIR),
  `/* Written by fonts/subset.ts: local faces with the metrics of ours, so that text does not jump. */\n${fallbacks
    .map(({ fontFaces }) => fontFaces)
    .join('\n')}\n`,
);
