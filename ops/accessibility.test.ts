import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const read = (path: string) => readFileSync(new URL(`../${path}`, import.meta.url), 'utf8');

/** Token values; later rules override earlier ones. */
const tokensOf = (css: string) =>
  new Map([...css.matchAll(/(--[\w-]+): ([^;]+);/g)].map(([, k = '', v = '']) => [k, v]));
const [light = '', dark = ''] = read('packages/brand/src/tokens.css').split(
  '@media (prefers-color-scheme: dark)',
);
const THEMES = { light: tokensOf(light), dark: tokensOf(light + dark) };

/** WCAG's relative luminance. */
function luminanceOf(tokens: Map<string, string>, token: string): number {
  const value = tokens.get(token) ?? '';
  const named = /^var\((--[\w-]+)\)$/.exec(value)?.[1];
  if (named) return luminanceOf(tokens, named);
  const hex = value.length === 4 ? value.replace(/[^#]/g, '$&$&') : value;
  const [red = Number.NaN, green = Number.NaN, blue = Number.NaN] = [...hex.matchAll(/[\da-f]{2}/g)].map(
    ([pair]) => {
      const share = Number.parseInt(pair, 16) / 255;
      return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
    },
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrastOf(tokens: Map<string, string>, one: string, other: string): number {
  const [darker = 0, lighter = 0] = [luminanceOf(tokens, one), luminanceOf(tokens, other)].sort(
    (a, b) => a - b,
  );
  return (lighter + 0.05) / (darker + 0.05);
}

const rows = [
  ...read('docs/accessibility.md').matchAll(/^\| (`--color.*?) \| (.*?) \| (.*?) \| ([\d.]+) \|$/gm),
].map(([, pair = '', lightFigures = '', darkFigures = '', required = '']) => {
  const [colour = '', ...grounds] = [...pair.matchAll(/--[\w-]+/g)].map(([token]) => token);
  return {
    pair,
    colour,
    grounds,
    figures: { light: lightFigures, dark: darkFigures },
    required: Number(required),
  };
});

test('the table of contrasts is read', () => {
  expect(rows.length).toBeGreaterThan(5);
});

test.each(rows)(
  'the contrast of $pair is as documented, and sufficient',
  ({ colour, grounds, figures, required }) => {
    for (const theme of ['light', 'dark'] as const) {
      const contrasts = grounds.map((ground) => contrastOf(THEMES[theme], colour, ground));
      expect(contrasts.map((contrast) => contrast.toFixed(1)).join(', '), theme).toBe(figures[theme]);
      expect(Math.min(...contrasts), theme).toBeGreaterThanOrEqual(required);
    }
  },
);
