import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const PACKABLE = /^(?:text\/(?!event-stream)|image\/svg\+xml|application\/(?:[\w.-]+\+)?(?:json|xml))/;
/** Below it a head of its own costs as much as packing saves. */
const LEAST_BYTES = 512;
/** Higher ones take several times as long for a few bytes in a hundred. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } };

const PACKERS = {
  br: (bytes: Buffer) => promisify(brotliCompress)(bytes, BROTLI),
  gzip: (bytes: Buffer) => promisify(gzip)(bytes),
};
type Packing = keyof typeof PACKERS;

/**
 * The answer as small as whoever asks can read it. Packed here and not at the edge: only what comes with its length is
 * handed on from a cache as it lies there.
 */
export async function pack(response: Response, request: Request): Promise<Response> {
  const { headers } = response;
  const tag = headers.get('ETag');
  // Whoever has it packed knows it by the weak tag.
  if (response.status === 304 && tag && request.headers.get('If-None-Match')?.includes(`W/${tag}`)) {
    headers.set('ETag', `W/${tag}`);
  }
  if (request.method !== 'GET' || !PACKABLE.test(headers.get('Content-Type') ?? '')) return response;
  if (!response.body || headers.has('Content-Encoding')) return response;
  headers.append('Vary', 'Accept-Encoding');
  const bytes = Buffer.from(await response.arrayBuffer());
  const packing = bytes.length < LEAST_BYTES ? null : readPacking(request.headers.get('Accept-Encoding'));
  const body = packing ? await PACKERS[packing](bytes) : bytes;
  if (packing) headers.set('Content-Encoding', packing);
  headers.set('Content-Length', String(body.length));
  // The same page in other bytes.
  if (packing && tag?.startsWith('"')) headers.set('ETag', `W/${tag}`);
  return new Response(body as Uint8Array<ArrayBuffer>, { status: response.status, headers });
}

/** The best that is accepted; `br;q=0` is a refusal. */
export function readPacking(accepted: string | null): Packing | null {
  const names = (accepted ?? '')
    .toLowerCase()
    .split(',')
    .filter((one) => !/;\s*q=0(?:\.0*)?\s*$/.test(one))
    .map((one) => one.split(';')[0]?.trim());
  return names.includes('br') ? 'br' : names.includes('gzip') ? 'gzip' : null;
}
