import { expect, test } from 'vitest';
import { sendPicture } from './send-picture.ts';

const picture = { png: Buffer.from('a'), etag: '"x"' };
const ask = (tag?: string) =>
  sendPicture(picture, new Request('http://localhost/', { headers: tag ? { 'If-None-Match': tag } : {} }));

test('a picture may be cached for a day, and has an ETag', async () => {
  const response = ask();
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

test.each(['"x"', 'W/"x"', '"y", "x"'])('who has %s gets no picture again', async (tag) => {
  const response = ask(tag);
  expect(response.status).toBe(304);
  expect(response.headers.get('ETag')).toBe('"x"');
  expect(await response.text()).toBe('');
});

test('who has another one gets the picture', () => {
  expect(ask('"y"').status).toBe(200);
});
