import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { APIContext } from 'astro';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';

/** A little longer than requests wait for content. */
const RESPONSE_TIMEOUT_MS = 7_000;

let dir: string;
beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'no-content-'));
  vi.stubEnv('DATABASE_URL', 'postgres://nobody@127.0.0.1:1/none');
  vi.stubEnv('SNAPSHOT_PATH', join(dir, 'missing.ndjson'));
  vi.stubEnv('CLICK_LEDGER', 'off');
});
afterAll(() => rm(dir, { recursive: true, force: true }));

async function expectUnavailable(respond: () => Response | Promise<Response>): Promise<void> {
  const startedAt = performance.now();
  const response = await respond();
  expect(performance.now() - startedAt).toBeLessThan(RESPONSE_TIMEOUT_MS);
  expect([response.status, response.headers.get('Retry-After')]).toEqual([503, '5']);
}
const post = (path: string, body: unknown, headers = {}) =>
  new Request(`http://localhost${path}`, { method: 'POST', body: JSON.stringify(body), headers });

test('without a database and a snapshot, a click beacon gets 503 in time', async () => {
  const { handleBeacon } = await import('./server/clicks/site-clicks.ts');
  const beacon = post('/api/click', { path: '/fi' }, { 'Sec-Fetch-Site': 'same-origin' });
  await expectUnavailable(() => handleBeacon(beacon, '127.0.0.1'));
});

test('without a database and a snapshot, the chat responds with 503 in time, and keeps no stream open', async () => {
  const { handleSiteChat } = await import('./server/assistant/site-chat.ts');
  const { LIMITS } = await import('./server/assistant/limits.ts');
  const messages = [{ role: 'user', content: 'Mikä on paras bonus?' }];
  const ask = () =>
    expectUnavailable(() =>
      handleSiteChat(
        post('/api/casino-chat', { messages }, { Authorization: 'Bearer nettobonus-public' }),
        '127.0.0.1',
      ),
    );
  await Promise.all(Array.from({ length: LIMITS.streamsPerVisitor }, ask));
  await ask();
});

test('without a database and a snapshot, the offers of a market respond with 503 in time', async () => {
  const { GET } = await import('./pages/[market]/casinos.json.ts');
  await expectUnavailable(
    () => GET({ params: { market: 'fi' } } as unknown as APIContext) as Promise<Response>,
  );
});

test('without a database and a snapshot, a generated logo responds with 503 in time', async () => {
  const { GET } = await import('./pages/tiles/[slug].svg.ts');
  const url = new URL('http://localhost/tiles/joki-casino.svg');
  const context = { params: { slug: 'joki-casino' }, locals: { url } } as unknown as APIContext;
  await expectUnavailable(() => GET(context) as Promise<Response>);
});
