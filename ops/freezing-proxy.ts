import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** A TCP proxy in front of a database. */
export interface FreezingProxy {
  /** The database's URL, through the proxy. */
  url: string;
  /** How many connections were accepted. */
  accepted: () => number;
  /**
   * Freezes the open connections permanently: no data arrives any more, and neither end is notified. New connections
   * work. The same happens after a failover behind a virtual IP address, or when a firewall drops a connection's state.
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
