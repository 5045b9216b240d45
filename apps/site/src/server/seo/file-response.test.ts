import { expect, test } from 'vitest';
import { respondWithFile, toFile } from './file-response.ts';

const file = toFile('{"a":"ä"}', 'application/json', { headers: { 'Access-Control-Allow-Origin': '*' } });
const get = (etag?: string) =>
  respondWithFile(
    file,
    new Request('https://x.example/a', etag ? { headers: { 'If-None-Match': etag } } : {}),
  );

test('a file is sent with content type, ETag and cache lifetime', async () => {
  const response = get();
  expect(response.status).toBe(200);
  expect(Object.fromEntries(response.headers)).toEqual({
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'public, max-age=300, stale-while-revalidate=600',
    etag: file.etag,
    'access-control-allow-origin': '*',
  });
  expect(await response.text()).toBe(file.body);
});

test.each([file.etag, `W/${file.etag}`, `"other", W/${file.etag}`, '*'])(
  'a matching If-None-Match (%s) gets 304 with an empty body',
  async (etag) => {
    const response = get(etag);
    expect(response.status).toBe(304);
    expect(response.headers.get('ETag')).toBe(file.etag);
    expect(response.headers.get('Access-Control-Allow-Origin')).toBe('*');
    expect(await response.text()).toBe('');
  },
);

test('an If-None-Match without a match gets the file', () => {
  expect(get('"other"').status).toBe(200);
  expect(toFile('b', 'text/plain').etag).not.toBe(toFile('c', 'text/plain').etag);
});
