import { expect, test } from 'vitest';
import { readAnswers } from './answers.ts';

const GET = { isHead: false };
const statusesOf = (read: string, requests = [GET, GET, GET]) =>
  readAnswers(Buffer.from(read, 'latin1'), requests).map(({ status }) => status);

test('each answer ends where its length, its last piece or its head says', () => {
  const read =
    'HTTP/1.1 200 OK\r\nContent-Length: 3\r\n\r\nabc' +
    'HTTP/1.1 404 Not Found\r\nTransfer-Encoding: chunked\r\n\r\n2\r\nab\r\n0\r\n\r\n' +
    'HTTP/1.1 304 Not Modified\r\n\r\nHTTP/1.1 405 Not Allowed\r\nContent-Length: 900\r\n\r\n';
  expect(statusesOf(read, [GET, GET, GET, { isHead: true }])).toEqual([200, 404, 304, 405]);
});

test('an invitation to go on is no answer', () => {
  const read = 'HTTP/1.1 100 Continue\r\n\r\nHTTP/1.1 413 Too Large\r\nContent-Length: 0\r\n\r\n';
  expect(statusesOf(read)).toEqual([413]);
});

test('a response without a status line is reported as such', () => {
  expect(statusesOf('<html>')).toEqual([0]);
});
