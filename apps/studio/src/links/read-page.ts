import type { IncomingMessage } from 'node:http';
import { pipeline } from 'node:stream';
import { createBrotliDecompress, createGunzip } from 'node:zlib';

/** The beginning of a page as text. The rest is left where it is. */
export async function readPage(response: IncomingMessage, maxBytes: number): Promise<string> {
  const { 'content-encoding': encoding = '', 'content-type': type = '' } = response.headers;
  const body = unpack(response, encoding);
  const parts: Buffer[] = [];
  let bytes = 0;
  for await (const part of body) {
    parts.push(part as Buffer);
    bytes += (part as Buffer).length;
    if (bytes >= maxBytes) break;
  }
  return decoderFor(type).decode(Buffer.concat(parts).subarray(0, maxBytes));
}

function unpack(response: IncomingMessage, encoding: string): AsyncIterable<unknown> {
  const unpacked =
    encoding === 'gzip' || encoding === 'x-gzip'
      ? createGunzip()
      : encoding === 'br'
        ? createBrotliDecompress()
        : null;
  // Its errors reach whoever reads.
  return unpacked ? pipeline(response, unpacked, () => {}) : response;
}

function decoderFor(type: string): TextDecoder {
  const named = /charset="?([\w-]+)/i.exec(type)?.[1] ?? 'utf-8';
  try {
    return new TextDecoder(named);
  } catch {
    return new TextDecoder();
  }
}
