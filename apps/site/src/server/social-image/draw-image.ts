import type { ReactNode } from 'react';
import satori, { type SatoriOptions } from 'satori';
import sharp from 'sharp';
// Within the program: it finds them wherever it is started from.
import regular from './fonts/schibsted-grotesk-400.ttf?inline';
import semibold from './fonts/schibsted-grotesk-600.ttf?inline';
import bold from './fonts/schibsted-grotesk-700.ttf?inline';

/** What those who show shared pages ask for. */
export const IMAGE_SIZE = { width: 1200, height: 630 } as const;

// The rest of the machine is for pages.
sharp.concurrency(1);

const FONTS = (
  [
    [400, regular],
    [600, semibold],
    [700, bold],
  ] as const
).map(([weight, file]) => ({ name: 'Schibsted Grotesk', weight, data: readInline(file) }));

function readInline(dataUri: string): Buffer {
  return Buffer.from(dataUri.slice(dataUri.indexOf(',') + 1), 'base64');
}

/** Lays markup out. Its texts become outlines. */
export function layOut(
  markup: ReactNode,
  watch: Pick<SatoriOptions, 'onNodeDetected' | 'onStyleError'> = {},
): Promise<string> {
  return satori(markup, { ...IMAGE_SIZE, fonts: FONTS, ...watch });
}

/** A picture as markup can show it: the layout knows no WebP. */
export function toPng(picture: Buffer): Promise<Buffer> {
  return sharp(picture).png().toBuffer();
}

/** Draws markup as a PNG. */
export async function drawImage(markup: ReactNode): Promise<Buffer> {
  const svg = await layOut(markup);
  // Flat colours need no dots between them.
  return sharp(Buffer.from(svg)).png({ palette: true, dither: 0, effort: 3 }).toBuffer();
}
