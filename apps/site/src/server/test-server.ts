import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { NodeApp } from 'astro/app/node';
import { visitorAddress } from './visitor-address.ts';

/**
 * Serves an endpoint alone, to its tests. The way in and out of a request is the one of the node adapter; visitors are
 * told apart as behind one proxy.
 */
export async function serveAlone(answer: (request: Request, address: string) => Promise<Response>) {
  const server = createServer(async (request, response) => {
    const asked = NodeApp.createRequest(request);
    await NodeApp.writeResponse(await answer(asked, visitorAddress(asked.headers, '127.0.0.1', 1)), response);
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
