import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { COLOURS } from './colours.ts';

test('the colours match the design tokens of the pages', async () => {
  const css = await readFile(new URL(import.meta.resolve('@nettobonus/brand/tokens.css')), 'utf8');
  const [light = ''] = css.split('@media');
  const tokens = Object.fromEntries(
    Array.from(light.matchAll(/--color-([\w-]+): (#\w+);/g), ([, name, value]) => [name, value]),
  );
  expect(tokens).toMatchObject(COLOURS);
});
