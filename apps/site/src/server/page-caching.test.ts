import { expect, test } from 'vitest';
import { CACHE_PAGE } from './headers.ts';
import { withPageCaching } from './page-caching.ts';

const respondWith = (status: number) => {
  const response = new Response(null, { status, headers: { 'Cache-Control': 'no-store' } });
  const { headers } = withPageCaching(response, '"etag"');
  return { cacheControl: headers.get('Cache-Control'), etag: headers.get('ETag') };
};

test.each([200, 301, 304, 404])('the edge may cache a response with status %i', (status) => {
  expect(respondWith(status)).toEqual({ cacheControl: CACHE_PAGE, etag: '"etag"' });
});

test.each([499, 500, 503])('a response with status %i is not cached, and has no ETag', (status) => {
  expect(respondWith(status)).toEqual({ cacheControl: 'no-store', etag: null });
});
