import { readFile } from 'node:fs/promises';
import { MARKETS } from '@nettobonus/domain/markets/market';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { buildManifest } from './manifest.ts';

const PUBLIC_DIR = new URL('../../../public/', import.meta.url);

test.each(MARKETS)('%s opens its own home page, in its own language, in a browser', (market) => {
  const manifest = buildManifest(market);
  expect(manifest).toMatchObject({ start_url: `/${market}`, display: 'browser' });
  expect(manifest.description).not.toBe('');
});

test('each market has its own manifest', () => {
  expect(new Set(MARKETS.map((market) => buildManifest(market).lang)).size).toBe(MARKETS.length);
});

test('every icon exists in the stated size', async () => {
  for (const { src, sizes } of buildManifest('fi').icons) {
    const { width, height } = await sharp(await readFile(new URL(`.${src}`, PUBLIC_DIR))).metadata();
    expect(sizes === 'any' ? 'any' : `${width}x${height}`, src).toBe(sizes);
  }
});

test('the theme colour is the page background', async () => {
  const tokens = await readFile(new URL(import.meta.resolve('@nettobonus/brand/tokens.css')), 'utf8');
  expect(tokens).toContain(`--color-paper: ${buildManifest('fi').theme_color};`);
});
