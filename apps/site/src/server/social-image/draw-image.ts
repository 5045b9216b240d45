import { SOCIAL_IMAGE_SIZE } from '@nettobonus/domain/routes/social-image';
import type { ReactNode } from 'react';
import satori, { type SatoriOptions } from 'satori';
import sharp from 'sharp';
// Inlined into the bundle: file paths would depend on the working directory.
import regular from './fonts/schibsted-grotesk-400.ttf?inline';
import semibold from './fonts/schibsted-grotesk-600.ttf?inline';
import bold from './fonts/schibsted-grotesk-700.ttf?inline';

// Leave the other cores to page rendering.
sharp.concurrency(1);

const FONTS = (
  [
    [400, regular],
    [600, semibold],
    [700, bold],
  ] as const
).map(([weight, file]) => ({ name: 'Schibsted Grotesk', weight, data: decodeDataUri(file) }));

function decodeDataUri(dataUri: string): Buffer {
  return Buffer.from(dataUri.slice(dataUri.indexOf(',') + 1), 'base64');
}

/** Lays out markup as SVG. Text becomes outlines. */
export function layOut(
  markup: ReactNode,
  callbacks: Pick<SatoriOptions, 'onNodeDetected' | 'onStyleError'> = {},
): Promise<string> {
  return satori(markup, { ...SOCIAL_IMAGE_SIZE, fonts: FONTS, ...callbacks });
}

/** Converts an image to PNG: satori does not support WebP. */
export function toPng(image: Buffer): Promise<Buffer> {
  return sharp(image).png().toBuffer();
}

/** Renders markup as PNG. */
export async function drawImage(markup: ReactNode): Promise<Buffer> {
  const svg = await layOut(markup);
  // Flat colours need no dithering.
  return sharp(Buffer.from(svg)).png({ palette: true, dither: 0, effort: 3 }).toBuffer();
}
