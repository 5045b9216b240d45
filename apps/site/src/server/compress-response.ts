import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const COMPRESSIBLE = /^(?:text\/(?!event-stream)|image\/svg\+xml|application\/(?:[\w.-]+\+)?(?:json|xml))/;
/** Below it a head of its own costs as much as encoding saves. */
const LEAST_BYTES = 512;
/** Higher ones take several times as long for a few bytes in a hundred. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } };

const PACKERS = {
  br: (bytes: Buffer) => promisify(brotliCompress)(bytes, BROTLI),
  gzip: (bytes: Buffer) => promisify(gzip)(bytes),
};
type Encoding = keyof typeof PACKERS;

/**
 * The answer as small as whoever asks can read it. Packed here and not at the edge: only what comes with its length is
 * handed on from a cache as it lies there.
 */
export async function compressResponse(response: Response, request: Request): Promise<Response> {
  const { headers } = response;
  const tag = headers.get('ETag');
  // Whoever has it compressed knows it by the weak tag.
  if (response.status === 304 && tag && request.headers.get('If-None-Match')?.includes(`W/${tag}`)) {
    headers.set('ETag', `W/${tag}`);
  }
  if (request.method !== 'GET' || !COMPRESSIBLE.test(headers.get('Content-Type') ?? '')) return response;
  if (!response.body || headers.has('Content-Encoding')) return response;
  headers.append('Vary', 'Accept-Encoding');
  const bytes = Buffer.from(await response.arrayBuffer());
  const encoding = bytes.length < LEAST_BYTES ? null : readEncoding(request.headers.get('Accept-Encoding'));
  const body = encoding ? await PACKERS[encoding](bytes) : bytes;
  if (encoding) headers.set('Content-Encoding', encoding);
  headers.set('Content-Length', String(body.length));
  // The same page in other bytes.
  if (encoding && tag?.startsWith('"')) headers.set('ETag', `W/${tag}`);
  return new Response(body as Uint8Array<ArrayBuffer>, { status: response.status, headers });
}

/** The best that is accepted; `br;q=0` is a refusal. */
export function readEncoding(accepted: string | null): Encoding | null {
  const names = (accepted ?? '')
    .toLowerCase()
    .split(',')
    .filter((one) => !/;\s*q=0(?:\.0*)?\s*$/.test(one))
    .map((one) => one.split(';')[0]?.trim());
  return names.includes('br') ? 'br' : names.includes('gzip') ? 'gzip' : null;
}
