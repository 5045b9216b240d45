import { expect, test } from 'vitest';
import { answerWith, toFile } from './file-answer.ts';

const file = toFile('{"a":"ä"}', 'application/json', { headers: { 'Access-Control-Allow-Origin': '*' } });
const get = (tag?: string) =>
  answerWith(file, new Request('https://x.example/a', tag ? { headers: { 'If-None-Match': tag } } : {}));

test('a file is sent with content type, ETag and cache lifetime', async () => {
  const response = get();
  expect(response.status).toBe(200);
  expect(Object.fromEntries(response.headers)).toEqual({
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'public, max-age=300, stale-while-revalidate=600',
    etag: file.tag,
    'access-control-allow-origin': '*',
  });
  expect(await response.text()).toBe(file.body);
});

test.each([file.tag, `W/${file.tag}`, `"other", W/${file.tag}`, '*'])(
  'a matching If-None-Match (%s) gets 304 with an empty body',
  async (tag) => {
    const response = get(tag);
    expect(response.status).toBe(304);
    expect(response.headers.get('ETag')).toBe(file.tag);
    expect(response.headers.get('Access-Control-Allow-Origin')).toBe('*');
    expect(await response.text()).toBe('');
  },
);

test('an If-None-Match without a match gets the file', () => {
  expect(get('"other"').status).toBe(200);
  expect(toFile('b', 'text/plain').tag).not.toBe(toFile('c', 'text/plain').tag);
});
