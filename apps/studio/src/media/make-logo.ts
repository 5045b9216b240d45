import { createHash } from 'node:crypto';
import sharp, { type Sharp } from 'sharp';

/** Accepted MIME types and their file signatures. No SVG: it can contain scripts. */
const SIGNATURES: Record<string, (bytes: Buffer) => boolean> = {
  'image/png': (bytes) => bytes.subarray(0, 8).equals(Buffer.from('\x89PNG\r\n\x1a\n', 'latin1')),
  'image/jpeg': (bytes) => bytes.subarray(0, 3).equals(Buffer.from('\xff\xd8\xff', 'latin1')),
  'image/webp': (bytes) =>
    bytes.toString('latin1', 0, 4) === 'RIFF' && bytes.toString('latin1', 8, 12) === 'WEBP',
};
export const PICTURE_TYPES = Object.keys(SIGNATURES);

export const MAX_BYTES = 2 * 1024 * 1024;
/** A small file can decompress to gigabytes. No real logo is larger than this. */
const MAX_PIXELS = 4096 * 4096;
const LOGO_SIDE = 128;

export type LogoResult = { ok: true; bytes: Buffer; hash: string } | { ok: false; problem: string };

/** Decodes and re-encodes a picture, which removes metadata and any data appended to the file. */
export async function makeLogo(file: Buffer, declaredType: string): Promise<LogoResult> {
  if (file.length > MAX_BYTES) return { ok: false, problem: 'The picture is larger than 2 MB.' };
  const type = PICTURE_TYPES.find((candidate) => SIGNATURES[candidate]?.(file));
  if (!type) return { ok: false, problem: 'This is not a picture. Upload a PNG, JPEG or WebP file.' };
  if (type !== declaredType) {
    return {
      ok: false,
      problem: `The file claims to be ${declaredType}, but contains ${type}. Save it again.`,
    };
  }
  try {
    const picture = sharp(file, { failOn: 'error', limitInputPixels: MAX_PIXELS }).rotate();
    const bytes = await picture
      .clone()
      .resize(LOGO_SIDE, LOGO_SIDE, { fit: 'contain', background: await getPaddingColour(picture) })
      .webp({ quality: 90 })
      .toBuffer();
    return { ok: true, bytes, hash: createHash('sha256').update(bytes).digest('hex') };
  } catch (error) {
    return { ok: false, problem: describeError(String(error)) };
  }
}

/** The colour that pads a picture to a square: its corner pixel, or transparent if that pixel is not opaque. */
async function getPaddingColour(picture: Sharp): Promise<{ r: number; g: number; b: number; alpha: number }> {
  const { data } = await picture
    .clone()
    .ensureAlpha()
    .toColourspace('srgb')
    .extract({ left: 0, top: 0, width: 1, height: 1 })
    .raw({ depth: 'uchar' })
    .toBuffer({ resolveWithObject: true });
  const [r = 0, g = 0, b = 0, alpha = 0] = data;
  return alpha === 255 ? { r, g, b, alpha: 1 } : { r: 0, g: 0, b: 0, alpha: 0 };
}

function describeError(error: string): string {
  return /pixel limit/i.test(error)
    ? 'The picture has more than 16 million pixels. Make it smaller first.'
    : 'The picture is damaged and cannot be read.';
}
