import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, expect, test, vi } from 'vitest';
import { requestSeconds } from './metrics.ts';
import { observeResponse } from './observe-response.ts';

// Other test files share the metrics.
afterAll(() => requestSeconds.reset());

test.each([
  ['/go/winz-casino', 500, 'go'],
  ['/fi?search=secret', 503, 'home'],
  ['/readyz', 503, null],
  ['/fi', 200, null],
])('%s with status %i is logged as a failure of: %s', async (path, status, route) => {
  const write = vi.spyOn(console, 'error').mockImplementation(() => {});
  const server = createServer((request, response) => {
    observeResponse(request, response);
    response.writeHead(status).end();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`);
  server.closeAllConnections();
  server.close();
  await once(server, 'close');
  const logged = write.mock.calls.map(([line]) => JSON.parse(line));
  write.mockRestore();
  expect(logged).toMatchObject(route ? [{ event: 'request-failed', route, status }] : []);
  expect(JSON.stringify(logged)).not.toContain('secret');
});
