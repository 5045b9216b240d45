import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { compressResponse, readEncoding } from './compress-response.ts';

const TEXT = 'Kierrätys koskee myös talletusta. '.repeat(100);
const ask = (accepted?: string, method = 'GET') =>
  new Request('https://x.example/fi', {
    method,
    headers: accepted ? { 'Accept-Encoding': accepted } : {},
  });
const page = (body: string = TEXT, headers: Record<string, string> = {}) =>
  new Response(body, { headers: { 'Content-Type': 'text/html; charset=utf-8', ETag: '"a"', ...headers } });
const bytesOf = async (response: Response) => Buffer.from(await response.arrayBuffer());

describe('an answer is compressed', () => {
  test('as the asker can read it, with its length and a weak tag', async () => {
    const compressed = await compressResponse(page(), ask('gzip, deflate, br, zstd'));
    expect(compressed.headers.get('Content-Encoding')).toBe('br');
    expect(compressed.headers.get('ETag')).toBe('W/"a"');
    expect(compressed.headers.get('Vary')).toBe('Accept-Encoding');
    const bytes = await bytesOf(compressed);
    expect(compressed.headers.get('Content-Length')).toBe(String(bytes.length));
    expect(brotliDecompressSync(bytes).toString()).toBe(TEXT);
    expect(gunzipSync(await bytesOf(await compressResponse(page(), ask('gzip')))).toString()).toBe(TEXT);
  });

  test('not where nothing is accepted, but with its length all the same', async () => {
    const plain = await compressResponse(page(), ask());
    expect(plain.headers.has('Content-Encoding')).toBe(false);
    expect(plain.headers.get('ETag')).toBe('"a"');
    expect(plain.headers.get('Content-Length')).toBe(String(Buffer.byteLength(TEXT)));
    expect(await plain.text()).toBe(TEXT);
  });

  test.each([
    ['short ones', page('Hei'), ask('br')],
    ['pictures', page(TEXT, { 'Content-Type': 'image/png' }), ask('br')],
    ['streams of events', page(TEXT, { 'Content-Type': 'text/event-stream' }), ask('br')],
    ['heads', page(), ask('br', 'HEAD')],
  ])('except %s', async (_, response, request) => {
    expect((await compressResponse(response, request)).headers.has('Content-Encoding')).toBe(false);
  });
});

test('a compressed copy is revalidated by the ETag of its encoding', async () => {
  const known = (tag: string) =>
    compressResponse(
      new Response(null, { status: 304, headers: { ETag: '"a"' } }),
      new Request('https://x.example/fi', { headers: { 'If-None-Match': tag } }),
    );
  expect((await known('W/"a"')).headers.get('ETag')).toBe('W/"a"');
  expect((await known('"a"')).headers.get('ETag')).toBe('"a"');
});

test.each([
  [null, null],
  ['identity', null],
  ['gzip;q=1.0, br;q=0.5', 'br'],
  ['br;q=0, gzip', 'gzip'],
  ['br;q=0.0', null],
  ['BR', 'br'],
  ['brotli', null],
])('of "%s" %s is taken', (accepted, encoding) => {
  expect(readEncoding(accepted)).toBe(encoding);
});
