import { expect, test } from 'vitest';
import { MAX_UPLOAD_BYTES } from '../media/encode-picture.ts';
import { getBodyLimit, guardRequest } from './guard-request.ts';

const ORIGIN = 'http://localhost:3001';
const LOGIN = `${ORIGIN}/api/users/login`;

/** A body without `Content-Length`, which is sent in chunks. Counts the chunks that were read. */
function streamBody(chunks: number, bytes: number) {
  const read = { chunks: 0 };
  const body = new ReadableStream<Uint8Array>({
    pull: (controller) => {
      if (read.chunks === chunks) return controller.close();
      read.chunks += 1;
      controller.enqueue(new Uint8Array(bytes).fill(65));
    },
  });
  return { body, read };
}

const post = (url: string, init: RequestInit) => guardRequest(new Request(url, { method: 'POST', ...init }));

test.each(['cross-site', 'same-site'])(
  'a request from a page of another origin is refused: %s',
  async (site) => {
    for (const path of ['/api/users/login', '/api/preview/listings/1', '/api/payload-jobs/run']) {
      const request = new Request(ORIGIN + path, { headers: { 'Sec-Fetch-Site': site } });
      expect(await guardRequest(request), path).toMatchObject({ status: 403 });
    }
  },
);

test('requests from the studio’s own pages, from typed URLs and from programs are passed on unchanged', async () => {
  for (const site of ['same-origin', 'none', null]) {
    const request = new Request(LOGIN, {
      method: 'POST',
      body: '{}',
      headers: { 'Content-Length': '2', ...(site ? { 'Sec-Fetch-Site': site } : {}) },
    });
    expect(await guardRequest(request), String(site)).toBe(request);
  }
});

test('a body whose Content-Length is above the limit is refused without being read', async () => {
  const { body, read } = streamBody(1_000, 64_000);
  const headers = { 'Content-Length': '60000000', 'Content-Type': 'application/json' };
  const response = await post(LOGIN, { body, headers, duplex: 'half' } as RequestInit);
  expect(response).toMatchObject({ status: 413 });
  expect(read.chunks).toBeLessThanOrEqual(1);
});

test('a body without a Content-Length is read only up to the limit', async () => {
  const { body, read } = streamBody(1_000, 8_000);
  const response = await post(LOGIN, { body, duplex: 'half' } as RequestInit);
  expect(response).toMatchObject({ status: 413 });
  expect(read.chunks).toBeLessThanOrEqual(4);
});

test('a small body without a Content-Length arrives unchanged', async () => {
  const { body } = streamBody(3, 1_000);
  const headers = { 'Content-Type': 'application/json', Authorization: 'JWT x' };
  const request = await post(LOGIN, { body, headers, duplex: 'half' } as RequestInit);
  expect(request).toBeInstanceOf(Request);
  expect(await (request as Request).text()).toBe('A'.repeat(3_000));
  expect((request as Request).headers.get('authorization')).toBe('JWT x');
  expect((request as Request).method).toBe('POST');
});

test('pictures and CSV files may be larger than documents; logins must be small', () => {
  expect(getBodyLimit('/api/media')).toBeGreaterThan(MAX_UPLOAD_BYTES);
  expect(getBodyLimit('/api/media/7')).toBeGreaterThan(MAX_UPLOAD_BYTES);
  expect(getBodyLimit('/api/sheets/review-facts')).toBeGreaterThanOrEqual(4_000_000);
  expect(getBodyLimit('/api/listings/7')).toBe(1_048_576);
  for (const path of ['login', 'reset-password', 'forgot-password', 'first-register']) {
    expect(getBodyLimit(`/api/users/${path}`), path).toBe(16_384);
  }
});
