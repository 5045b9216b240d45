import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { visitorAddress } from '@nettobonus/domain/shared/visitor-address';
import { NodeApp } from 'astro/app/node';

/**
 * Serves a single endpoint for tests. It converts requests and responses like the Node adapter, and determines the
 * visitor's address like a site behind one proxy.
 */
export async function serveEndpoint(handler: (request: Request, address: string) => Promise<Response>) {
  const server = createServer(async (request, response) => {
    const webRequest = NodeApp.createRequest(request);
    const address = visitorAddress(webRequest.headers, '127.0.0.1', 1);
    await NodeApp.writeResponse(await handler(webRequest, address), response);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop() {
      server.closeAllConnections();
      server.close();
    },
  };
}
