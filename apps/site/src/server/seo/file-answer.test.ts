import { expect, test } from 'vitest';
import { answerWith, toFile } from './file-answer.ts';

const file = toFile('{"a":"ä"}', 'application/json', { headers: { 'Access-Control-Allow-Origin': '*' } });
const ask = (tag?: string) =>
  answerWith(file, new Request('https://x.example/a', tag ? { headers: { 'If-None-Match': tag } } : {}));

test('a file is sent with content type, ETag and cache lifetime', async () => {
  const answer = ask();
  expect(answer.status).toBe(200);
  expect(Object.fromEntries(answer.headers)).toEqual({
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'public, max-age=300, stale-while-revalidate=600',
    etag: file.tag,
    'access-control-allow-origin': '*',
  });
  expect(await answer.text()).toBe(file.body);
});

test.each([file.tag, `W/${file.tag}`, `"other", W/${file.tag}`, '*'])(
  'a matching If-None-Match (%s) gets 304 with an empty body',
  async (tag) => {
    const answer = ask(tag);
    expect(answer.status).toBe(304);
    expect(answer.headers.get('ETag')).toBe(file.tag);
    expect(answer.headers.get('Access-Control-Allow-Origin')).toBe('*');
    expect(await answer.text()).toBe('');
  },
);

test('another If-None-Match gets the file', () => {
  expect(ask('"other"').status).toBe(200);
  expect(toFile('b', 'text/plain').tag).not.toBe(toFile('c', 'text/plain').tag);
});
