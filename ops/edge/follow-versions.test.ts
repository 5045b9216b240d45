import { once } from 'node:events';
import { mkdtemp, readlink, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { followVersions } from './follow-versions.ts';

let dir: string;
let abort: AbortController;
let following: Promise<void>;
const servers: Server[] = [];

beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'versions-'));
  abort = new AbortController();
});
afterEach(async () => {
  abort.abort();
  await following;
  for (const server of servers.splice(0)) server.close();
  await rm(dir, { recursive: true, force: true });
});

/** A site process whose report the test changes. */
async function startSite(version: number, source = 'database') {
  const state = { version, source, isUp: true, polls: 0 };
  const server = createServer((_, response) => {
    state.polls += 1;
    const { version: any, ...rest } = state;
    const versions = { fi: any, se: any, no: any, dk: any, any };
    response.writeHead(rest.isUp ? 200 : 503).end(JSON.stringify({ ...versions, source: rest.source }));
  });
  servers.push(server);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { state, address: `127.0.0.1:${(server.address() as AddressInfo).port}` };
}
function follow(...sites: { address: string }[]): void {
  following = followVersions(
    sites.map(({ address }) => address),
    dir,
    abort.signal,
  );
}
/** Waits until the follower has used a report of each process: it polls again only after that. */
async function waitForPolls(...sites: { state: { polls: number } }[]): Promise<void> {
  for (const { state } of sites) {
    const before = state.polls;
    await expect.poll(() => state.polls).toBeGreaterThan(before + 1);
  }
}
const readLink = () => readlink(join(dir, 'se'));

test('the edge uses the newest version of all processes', async () => {
  const [behind, ahead] = [await startSite(7), await startSite(8)];
  follow(behind, ahead);
  await expect.poll(readLink).toBe('se-8');
  behind.state.version = 9;
  await expect.poll(readLink).toBe('se-9');
});

test('the version does not go back to that of a process that is behind while the other is down', async () => {
  const [behind, ahead] = [await startSite(7), await startSite(8)];
  follow(behind, ahead);
  await expect.poll(readLink).toBe('se-8');
  ahead.state.isUp = false;
  await waitForPolls(behind, ahead);
  expect(await readLink()).toBe('se-8');
});

test('the version does not go back to that of a process that started from an old snapshot, even after a restart of the follower', async () => {
  const site = await startSite(8);
  follow(site);
  await expect.poll(readLink).toBe('se-8');
  abort.abort();
  await following;
  abort = new AbortController();
  Object.assign(site.state, { version: 6, source: 'disk' });
  follow(site);
  await waitForPolls(site);
  expect(await readLink()).toBe('se-8');
});

test('the version goes back if all processes have the content of a restored database', async () => {
  const [first, second] = [await startSite(8), await startSite(8)];
  follow(first, second);
  await expect.poll(readLink).toBe('se-8');
  first.state.version = 5;
  await waitForPolls(first, second);
  expect(await readLink()).toBe('se-8');
  second.state.version = 5;
  await expect.poll(readLink).toBe('se-5');
});
