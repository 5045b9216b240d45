/** Generates the site's icons from the SVG sources. After a change to them, run `node apps/site/icons/make.ts` and commit the output. */
import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises';
import sharp from 'sharp';

const SOURCE_DIR = new URL('./', import.meta.url);
const PUBLIC_DIR = new URL('../public/', import.meta.url);
/** Width of each SVG at 72 dpi. */
const SOURCE_WIDTH = { 'app-icon.svg': 64, 'symbol.svg': 32 } as const;

async function renderPng(source: keyof typeof SOURCE_WIDTH, size: number): Promise<Buffer> {
  // Rasterise at the target size: scaling a finished bitmap would blur the edges.
  return sharp(await readFile(new URL(source, SOURCE_DIR)), { density: (72 * size) / SOURCE_WIDTH[source] })
    .resize(size, size)
    .png({ palette: true, colours: 32, effort: 10, compressionLevel: 9 })
    .toBuffer();
}

/** Builds an ICO file: a header, a 16-byte entry for each PNG image, then the images. */
function toIco(images: readonly { size: number; png: Buffer }[]): Buffer {
  const header = Buffer.from([0, 0, 1, 0, images.length, 0]);
  let offset = header.length + 16 * images.length;
  const entries = images.map(({ size, png }) => {
    const entry = Buffer.from([size, size, 0, 0, 1, 0, 32, 0, 0, 0, 0, 0, 0, 0, 0, 0]);
    entry.writeUInt32LE(png.length, 8);
    entry.writeUInt32LE(offset, 12);
    offset += png.length;
    return entry;
  });
  return Buffer.concat([header, ...entries, ...images.map(({ png }) => png)]);
}

await mkdir(new URL('icons/', PUBLIC_DIR), { recursive: true });
await copyFile(new URL('app-icon.svg', SOURCE_DIR), new URL('icons/app-icon.svg', PUBLIC_DIR));
for (const size of [192, 512]) {
  await writeFile(new URL(`icons/${size}.png`, PUBLIC_DIR), await renderPng('app-icon.svg', size));
}
await writeFile(new URL('apple-touch-icon.png', PUBLIC_DIR), await renderPng('app-icon.svg', 180));
const small = [16, 32].map(async (size) => ({ size, png: await renderPng('symbol.svg', size) }));
await writeFile(new URL('favicon.ico', PUBLIC_DIR), toIco(await Promise.all(small)));
