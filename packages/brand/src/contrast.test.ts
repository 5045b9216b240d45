import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const read = (path: string) => readFileSync(new URL(`../../../${path}`, import.meta.url), 'utf8');

/** Token values; later rules override earlier ones. */
const parseTokens = (css: string) =>
  new Map([...css.matchAll(/(--[\w-]+): ([^;]+);/g)].map(([, name = '', value = '']) => [name, value]));
const [light = '', dark = ''] = read('packages/brand/src/tokens.css').split(
  '@media (prefers-color-scheme: dark)',
);
const THEMES = { light: parseTokens(light), dark: parseTokens(light + dark) };

/** WCAG's relative luminance. */
function getLuminance(tokens: Map<string, string>, token: string): number {
  const value = tokens.get(token) ?? '';
  const alias = /^var\((--[\w-]+)\)$/.exec(value)?.[1];
  if (alias) return getLuminance(tokens, alias);
  const hex = value.length === 4 ? value.replace(/[^#]/g, '$&$&') : value;
  const [red = Number.NaN, green = Number.NaN, blue = Number.NaN] = [...hex.matchAll(/[\da-f]{2}/g)].map(
    ([pair]) => {
      const channel = Number.parseInt(pair, 16) / 255;
      return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
    },
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function getContrast(tokens: Map<string, string>, first: string, second: string): number {
  const [darker = 0, lighter = 0] = [getLuminance(tokens, first), getLuminance(tokens, second)].sort(
    (a, b) => a - b,
  );
  return (lighter + 0.05) / (darker + 0.05);
}

const rows = [
  ...read('docs/accessibility.md').matchAll(/^\| (`--color.*?) \| (.*?) \| (.*?) \| ([\d.]+) \|$/gm),
].map(([, pair = '', lightContrasts = '', darkContrasts = '', required = '']) => {
  const [colour = '', ...backgrounds] = [...pair.matchAll(/--[\w-]+/g)].map(([token]) => token);
  return {
    pair,
    colour,
    backgrounds,
    documented: { light: lightContrasts, dark: darkContrasts },
    required: Number(required),
  };
});

test('docs/accessibility.md contains the contrast table', () => {
  expect(rows.length).toBeGreaterThan(5);
});

test.each(rows)(
  '$pair has the documented contrast and meets the minimum',
  ({ colour, backgrounds, documented, required }) => {
    for (const theme of ['light', 'dark'] as const) {
      const contrasts = backgrounds.map((background) => getContrast(THEMES[theme], colour, background));
      expect(contrasts.map((contrast) => contrast.toFixed(1)).join(', '), theme).toBe(documented[theme]);
      expect(Math.min(...contrasts), theme).toBeGreaterThanOrEqual(required);
    }
  },
);
