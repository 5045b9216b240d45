import { createServer, get } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setImmediate } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { RenderQueue } from './render-queue.ts';

const BLOCK_MS = 20;
const CONNECTED = new AbortController().signal;

/** Blocks the event loop, as rendering does. */
async function render(): Promise<void> {
  const until = performance.now() + BLOCK_MS;
  while (performance.now() < until);
}

test('visitors are served in turn, however many requests one of them sends', async () => {
  const queue = new RenderQueue();
  const order: string[] = [];
  const run = (visitor: string) =>
    queue.run(visitor, CONNECTED, async () => {
      order.push(visitor);
    });
  const flood = Array.from({ length: 50 }, () => run('hostile'));
  await Promise.all([...flood, run('a'), run('b'), run('a')]);
  expect(order.slice(0, 5)).toEqual(['hostile', 'a', 'b', 'hostile', 'a']);
  expect(order).toHaveLength(53);
});

test('a request whose client disconnects while it is waiting is not rendered', async () => {
  const queue = new RenderQueue();
  const client = new AbortController();
  let rendered = 0;
  const run = (signal: AbortSignal) =>
    queue.run('a', signal, async () => {
      rendered += 1;
      await render();
      return 'page';
    });
  const first = run(CONNECTED);
  const others = Array.from({ length: 20 }, () => run(client.signal));
  const last = run(CONNECTED);
  setTimeout(() => client.abort(), BLOCK_MS / 2);
  expect(await Promise.all(others.slice(3))).toEqual(Array(17).fill(null));
  expect(await Promise.all([first, last])).toEqual(['page', 'page']);
  expect(rendered).toBeLessThan(6);
  expect(await run(AbortSignal.abort())).toBeNull();
});

test('renders that wait for I/O run concurrently, at most four of them', async () => {
  const queue = new RenderQueue();
  const { promise: isReleased, resolve: release } = Promise.withResolvers<void>();
  let started = 0;
  const wait = async () => {
    started += 1;
    await isReleased;
  };
  const renders = Array.from({ length: 20 }, () => queue.run('a', CONNECTED, wait));
  await expect.poll(() => started).toBe(4);
  // The queue starts a render after 50 iterations of the event loop.
  for (let iteration = 0; iteration < 200; iteration += 1) await setImmediate();
  expect(started).toBe(4);
  release();
  await Promise.all(renders);
  expect(started).toBe(20);
});

test('a failed render propagates its error and makes room for the next', async () => {
  const queue = new RenderQueue();
  const fail = () => queue.run('a', CONNECTED, () => Promise.reject(new Error('no template')));
  await Promise.all(Array.from({ length: 10 }, () => expect(fail()).rejects.toThrow('no template')));
  expect(await queue.run('a', CONNECTED, async () => 'page')).toBe('page');
});

test('between two renders the process serves other requests', async () => {
  const queue = new RenderQueue();
  const server = createServer((_, response) => response.end());
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  let rendered = 0;
  const renders = Array.from({ length: 30 }, () =>
    queue.run('a', CONNECTED, async () => {
      await render();
      rendered += 1;
    }),
  );
  const { port } = server.address() as AddressInfo;
  const send = () => new Promise((done) => get({ port, host: '127.0.0.1', agent: false }, done));
  // Node accepts one connection per turn of the event loop.
  await Promise.all(Array.from({ length: 40 }, send));
  expect(rendered).toBeLessThan(10);
  await Promise.all(renders);
  server.closeAllConnections();
  server.close();
});
