import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const COMPRESSIBLE = /^(?:text\/(?!event-stream)|image\/svg\+xml|application\/(?:[\w.-]+\+)?(?:json|xml))/;
/** Below this size the encoding's overhead costs as much as it saves. */
const MIN_BYTES = 512;
/** Higher qualities take several times as long and save a few per cent. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } };

const COMPRESSORS = {
  br: (bytes: Buffer) => promisify(brotliCompress)(bytes, BROTLI),
  gzip: (bytes: Buffer) => promisify(gzip)(bytes),
};
type Encoding = keyof typeof COMPRESSORS;

/**
 * Compresses the response with the best encoding that the client accepts. The edge does not compress: it would remove
 * the Content-Length, and a cache passes on a response unchanged only if it has one.
 */
export async function compressResponse(response: Response, request: Request): Promise<Response> {
  const { headers } = response;
  const etag = headers.get('ETag');
  // A client that has the compressed copy revalidates it with the weak ETag.
  if (response.status === 304 && etag && request.headers.get('If-None-Match')?.includes(`W/${etag}`)) {
    headers.set('ETag', `W/${etag}`);
  }
  if (request.method !== 'GET' || !COMPRESSIBLE.test(headers.get('Content-Type') ?? '')) return response;
  if (!response.body || headers.has('Content-Encoding')) return response;
  headers.append('Vary', 'Accept-Encoding');
  const bytes = Buffer.from(await response.arrayBuffer());
  const encoding = bytes.length < MIN_BYTES ? null : selectEncoding(request.headers.get('Accept-Encoding'));
  const body = encoding ? await COMPRESSORS[encoding](bytes) : bytes;
  if (encoding) headers.set('Content-Encoding', encoding);
  headers.set('Content-Length', String(body.length));
  // A compressed body is not byte-for-byte identical to the original, so its ETag must be weak.
  if (encoding && etag?.startsWith('"')) headers.set('ETag', `W/${etag}`);
  return new Response(body as Uint8Array<ArrayBuffer>, { status: response.status, headers });
}

/** Selects the best encoding from an `Accept-Encoding` header. `br;q=0` excludes an encoding. */
export function selectEncoding(accepted: string | null): Encoding | null {
  const names = (accepted ?? '')
    .toLowerCase()
    .split(',')
    .filter((entry) => !/;\s*q=0(?:\.0*)?\s*$/.test(entry))
    .map((entry) => entry.split(';')[0]?.trim());
  return names.includes('br') ? 'br' : names.includes('gzip') ? 'gzip' : null;
}
