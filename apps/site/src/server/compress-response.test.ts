import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { compressResponse, selectEncoding } from './compress-response.ts';

const TEXT = 'Kierrätys koskee myös talletusta. '.repeat(100);
const requestWith = (accepted?: string, method = 'GET') =>
  new Request('https://x.example/fi', {
    method,
    headers: accepted ? { 'Accept-Encoding': accepted } : {},
  });
const page = (body: string = TEXT, headers: Record<string, string> = {}) =>
  new Response(body, { headers: { 'Content-Type': 'text/html; charset=utf-8', ETag: '"a"', ...headers } });
const readBytes = async (response: Response) => Buffer.from(await response.arrayBuffer());

describe('compresses a response', () => {
  test('with the best accepted encoding, and sets Content-Length and a weak ETag', async () => {
    const compressed = await compressResponse(page(), requestWith('gzip, deflate, br, zstd'));
    expect(compressed.headers.get('Content-Encoding')).toBe('br');
    expect(compressed.headers.get('ETag')).toBe('W/"a"');
    expect(compressed.headers.get('Vary')).toBe('Accept-Encoding');
    const bytes = await readBytes(compressed);
    expect(compressed.headers.get('Content-Length')).toBe(String(bytes.length));
    expect(brotliDecompressSync(bytes).toString()).toBe(TEXT);
    expect(gunzipSync(await readBytes(await compressResponse(page(), requestWith('gzip')))).toString()).toBe(
      TEXT,
    );
  });

  test('unless the client accepts no encoding; it then only sets Content-Length', async () => {
    const plain = await compressResponse(page(), requestWith());
    expect(plain.headers.has('Content-Encoding')).toBe(false);
    expect(plain.headers.get('ETag')).toBe('"a"');
    expect(plain.headers.get('Content-Length')).toBe(String(Buffer.byteLength(TEXT)));
    expect(await plain.text()).toBe(TEXT);
  });

  test.each([
    ['a short response', page('Hei'), requestWith('br')],
    ['an image', page(TEXT, { 'Content-Type': 'image/png' }), requestWith('br')],
    ['an event stream', page(TEXT, { 'Content-Type': 'text/event-stream' }), requestWith('br')],
    ['a response to HEAD', page(), requestWith('br', 'HEAD')],
  ])('except %s', async (_, response, request) => {
    expect((await compressResponse(response, request)).headers.has('Content-Encoding')).toBe(false);
  });
});

test('a 304 has the ETag of the copy that the client has: weak if compressed', async () => {
  const revalidate = (etag: string) =>
    compressResponse(
      new Response(null, { status: 304, headers: { ETag: '"a"' } }),
      new Request('https://x.example/fi', { headers: { 'If-None-Match': etag } }),
    );
  expect((await revalidate('W/"a"')).headers.get('ETag')).toBe('W/"a"');
  expect((await revalidate('"a"')).headers.get('ETag')).toBe('"a"');
});

test.each([
  [null, null],
  ['identity', null],
  ['gzip;q=1.0, br;q=0.5', 'br'],
  ['br;q=0, gzip', 'gzip'],
  ['br;q=0.0', null],
  ['BR', 'br'],
  ['brotli', null],
])('Accept-Encoding “%s” selects %s', (accepted, encoding) => {
  expect(selectEncoding(accepted)).toBe(encoding);
});
