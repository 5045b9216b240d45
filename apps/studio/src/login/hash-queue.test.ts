import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { queueHash } from './hash-queue.ts';

test('two passwords are hashed at a time, twenty wait, and more are refused', async () => {
  let running = 0;
  let mostRunning = 0;
  const { promise: end, resolve } = Promise.withResolvers<void>();
  const task = async () => {
    running += 1;
    mostRunning = Math.max(mostRunning, running);
    await end;
    running -= 1;
  };
  const accepted: Promise<void>[] = [];
  for (let index = 0; index < 22; index += 1) {
    accepted.push(queueHash(task));
    // The queue starts tasks in a later turn of the event loop.
    await nextTurn();
  }
  expect(() => queueHash(task)).toThrow('Too many logins at once');
  resolve();
  await Promise.all(accepted);
  expect(mostRunning).toBe(2);
});
