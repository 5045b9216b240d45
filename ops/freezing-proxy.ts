import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** A TCP proxy in front of a database. */
export interface FreezingProxy {
  /** The database's URL, through the proxy. */
  url: string;
  /** How many connections were accepted. */
  accepted: () => number;
  /**
   * Silences the open connections for good: nothing arrives any more, and neither end learns of it. New connections
   * work. A failover behind a virtual address and a firewall that forgets a connection do the same.
   */
  freeze: () => void;
  stop: () => void;
}

interface Pair {
  client: Socket;
  server: Socket;
  isFrozen: boolean;
}

export async function startFreezingProxy(databaseUrl: string): Promise<FreezingProxy> {
  const { hostname, port } = new URL(databaseUrl);
  const pairs: Pair[] = [];
  const proxy = createServer((client) => {
    const pair: Pair = { client, server: connect(Number(port), hostname), isFrozen: false };
    pairs.push(pair);
    forward(pair, client, pair.server);
    forward(pair, pair.server, client);
  });
  proxy.listen(0, '127.0.0.1');
  await once(proxy, 'listening');
  const url = new URL(databaseUrl);
  url.host = `127.0.0.1:${(proxy.address() as AddressInfo).port}`;
  return {
    url: url.href,
    accepted: () => pairs.length,
    freeze: () => {
      for (const pair of pairs) pair.isFrozen = true;
    },
    stop: () => {
      proxy.close();
      for (const { client, server } of pairs) {
        client.destroy();
        server.destroy();
      }
    },
  };
}

function forward(pair: Pair, from: Socket, to: Socket): void {
  from.on('data', (bytes) => {
    if (!pair.isFrozen) to.write(bytes);
  });
  from.on('error', () => {});
  from.on('close', () => {
    if (!pair.isFrozen) to.destroy();
  });
}
