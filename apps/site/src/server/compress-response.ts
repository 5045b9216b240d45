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
 * Compresses the response with the best encoding that the client accepts. Not done at the edge: a cache passes a
 * response on unchanged only if it has a Content-Length.
 */
export async function compressResponse(response: Response, request: Request): Promise<Response> {
  const { headers } = response;
  const tag = headers.get('ETag');
  // A client with the compressed copy knows it by the weak ETag.
  if (response.status === 304 && tag && request.headers.get('If-None-Match')?.includes(`W/${tag}`)) {
    headers.set('ETag', `W/${tag}`);
  }
  if (request.method !== 'GET' || !COMPRESSIBLE.test(headers.get('Content-Type') ?? '')) return response;
  if (!response.body || headers.has('Content-Encoding')) return response;
  headers.append('Vary', 'Accept-Encoding');
  const bytes = Buffer.from(await response.arrayBuffer());
  const encoding = bytes.length < MIN_BYTES ? null : readEncoding(request.headers.get('Accept-Encoding'));
  const body = encoding ? await COMPRESSORS[encoding](bytes) : bytes;
  if (encoding) headers.set('Content-Encoding', encoding);
  headers.set('Content-Length', String(body.length));
  // Same page, different bytes: the ETag becomes weak.
  if (encoding && tag?.startsWith('"')) headers.set('ETag', `W/${tag}`);
  return new Response(body as Uint8Array<ArrayBuffer>, { status: response.status, headers });
}

/** The best accepted encoding; `br;q=0` refuses one. */
export function readEncoding(accepted: string | null): Encoding | null {
  const names = (accepted ?? '')
    .toLowerCase()
    .split(',')
    .filter((entry) => !/;\s*q=0(?:\.0*)?\s*$/.test(entry))
    .map((entry) => entry.split(';')[0]?.trim());
  return names.includes('br') ? 'br' : names.includes('gzip') ? 'gzip' : null;
}
