import type { IncomingMessage } from 'node:http';
import { pipeline } from 'node:stream';
import { createBrotliDecompress, createGunzip } from 'node:zlib';

export interface PageText {
  text: string;
  /** Whether the page has more than `maxBytes`. */
  isCut: boolean;
}

/** Reads the first `maxBytes` of a page as text. */
export async function readPage(response: IncomingMessage, maxBytes: number): Promise<PageText> {
  const { 'content-encoding': encoding = '', 'content-type': type = '' } = response.headers;
  const body = decompress(response, encoding);
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of body) {
    chunks.push(chunk as Buffer);
    bytes += (chunk as Buffer).length;
    if (bytes > maxBytes) break;
  }
  const text = decoderFor(type).decode(Buffer.concat(chunks).subarray(0, maxBytes));
  return { text, isCut: bytes > maxBytes };
}

function decompress(response: IncomingMessage, encoding: string): AsyncIterable<unknown> {
  const decompressor =
    encoding === 'gzip' || encoding === 'x-gzip'
      ? createGunzip()
      : encoding === 'br'
        ? createBrotliDecompress()
        : null;
  // Ignore errors here: the reader of the stream receives them.
  return decompressor ? pipeline(response, decompressor, () => {}) : response;
}

function decoderFor(type: string): TextDecoder {
  const charset = /charset="?([\w-]+)/i.exec(type)?.[1] ?? 'utf-8';
  try {
    return new TextDecoder(charset);
  } catch {
    return new TextDecoder();
  }
}
