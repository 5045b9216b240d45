/** Generates the site's icons from the SVG sources. Run `node apps/site/icons/make.ts` after a change to them, and commit the output. */
import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises';
import sharp from 'sharp';

const HERE = new URL('./', import.meta.url);
const PUBLIC = new URL('../public/', import.meta.url);
/** Width of each SVG at 72 dpi. */
const SOURCE_WIDTH = { 'app-icon.svg': 64, 'symbol.svg': 32 } as const;

async function draw(drawing: keyof typeof SOURCE_WIDTH, side: number): Promise<Buffer> {
  // Rasterised at the target size instead of scaled, so that edges stay sharp.
  return sharp(await readFile(new URL(drawing, HERE)), { density: (72 * side) / SOURCE_WIDTH[drawing] })
    .resize(side, side)
    .png({ palette: true, colours: 32, effort: 10, compressionLevel: 9 })
    .toBuffer();
}

/** An ICO file of PNG images: a header, a 16-byte entry for each image, then the images. */
function toIco(pictures: readonly { side: number; png: Buffer }[]): Buffer {
  const header = Buffer.from([0, 0, 1, 0, pictures.length, 0]);
  let offset = header.length + 16 * pictures.length;
  const entries = pictures.map(({ side, png }) => {
    const entry = Buffer.from([side, side, 0, 0, 1, 0, 32, 0, 0, 0, 0, 0, 0, 0, 0, 0]);
    entry.writeUInt32LE(png.length, 8);
    entry.writeUInt32LE(offset, 12);
    offset += png.length;
    return entry;
  });
  return Buffer.concat([header, ...entries, ...pictures.map(({ png }) => png)]);
}

await mkdir(new URL('icons/', PUBLIC), { recursive: true });
await copyFile(new URL('app-icon.svg', HERE), new URL('icons/app-icon.svg', PUBLIC));
for (const side of [192, 512]) {
  await writeFile(new URL(`icons/${side}.png`, PUBLIC), await draw('app-icon.svg', side));
}
await writeFile(new URL('apple-touch-icon.png', PUBLIC), await draw('app-icon.svg', 180));
const small = [16, 32].map(async (side) => ({ side, png: await draw('symbol.svg', side) }));
await writeFile(new URL('favicon.ico', PUBLIC), toIco(await Promise.all(small)));
