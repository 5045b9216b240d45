import { expect, test } from 'vitest';
import { sendImage } from './send-image.ts';

const image = { png: Buffer.from('a'), etag: '"x"' };
const request = (etag?: string) =>
  sendImage(image, new Request('http://localhost/', { headers: etag ? { 'If-None-Match': etag } : {} }));

test('an image may be cached for a day, and has an ETag', async () => {
  const response = request();
  expect(response.status).toBe(200);
  expect(Object.fromEntries(response.headers)).toEqual({
    'cache-control': 'public, max-age=86400, stale-while-revalidate=604800',
    'content-length': '1',
    'cross-origin-resource-policy': 'cross-origin',
    'content-type': 'image/png',
    etag: '"x"',
  });
  expect(await response.text()).toBe('a');
});

test.each(['"x"', 'W/"x"', '"y", "x"'])('responds with 304 to If-None-Match: %s', async (etag) => {
  const response = request(etag);
  expect(response.status).toBe(304);
  expect(response.headers.get('ETag')).toBe('"x"');
  expect(await response.text()).toBe('');
});

test('sends the image if If-None-Match has another ETag', () => {
  expect(request('"y"').status).toBe(200);
});
