/**
 * Makes the site's font files and the faces that stand in until they arrive: `npm run fonts`, after an update
 * of the font packages or of the characters below. What it writes is committed.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { createFontStack } from '@capsizecss/core';
import arial from '@capsizecss/metrics/arial';
import georgia from '@capsizecss/metrics/georgia';
import newsreader from '@capsizecss/metrics/newsreader';
import schibstedGrotesk from '@capsizecss/metrics/schibstedGrotesk';
import subsetFont from 'subset-font';

const FONTS_DIR = new URL('../src/styles/fonts/', import.meta.url);

const range = (from: number, to: number) =>
  String.fromCodePoint(...Array.from({ length: to - from + 1 }, (_, index) => from + index));

/** Latin-1 holds the four languages; the rest is Estonian and Sami names, quotation, arithmetic and arrows. */
const CHARACTERS = `${range(0x20, 0x7e)}${range(0xa0, 0xff)}ČčĐđŊŋŠšŦŧŽž–—‘’‚“”„…•€−≈≤≥√→←↗✓\u2009\u202f`;
const FEATURES = ['kern', 'mark', 'mkmk', 'liga', 'calt', 'ccmp', 'locl', 'tnum', 'lnum'];

const FONTS = [
  {
    file: 'schibsted-grotesk.woff2',
    source: '@fontsource-variable/schibsted-grotesk/files/schibsted-grotesk-latin-wght-normal.woff2',
    variationAxes: { wght: { min: 400, max: 700 } },
  },
  {
    file: 'newsreader.woff2',
    source: '@fontsource-variable/newsreader/files/newsreader-latin-standard-normal.woff2',
    // One weight, and the optical size of a standfirst: the whole axes would weigh six times as much.
    variationAxes: { wght: 400, opsz: 20 },
  },
] as const;

for (const { file, source, variationAxes } of FONTS) {
  const original = await readFile(new URL(import.meta.resolve(source)));
  const subset = await subsetFont(original, CHARACTERS, {
    targetFormat: 'woff2',
    variationAxes,
    keepFeatures: FEATURES,
    noHinting: true,
  });
  await writeFile(new URL(file, FONTS_DIR), subset);
  console.log(`${file}: ${original.length} → ${subset.length} bytes`);
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
