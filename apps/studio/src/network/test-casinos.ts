import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type NetworkPolicy, PUBLIC_INTERNET } from './network-policy.ts';

export type Handler = (response: ServerResponse, request: IncomingMessage) => void;

export interface RecordedRequest {
  host: string;
  path: string;
  agent: string;
  startedAt: number;
  endedAt: number;
}

/** Fake casinos: hosts under `.test` on this machine, each with its own request handler. */
export interface TestCasinos {
  port: number;
  handlers: Map<string, Handler>;
  requests: RecordedRequest[];
  /** Allows the fake casinos in addition to the hosts that production allows. */
  network: NetworkPolicy;
  link: (name: string, path?: string) => string;
  stop: () => Promise<void>;
}

const UNKNOWN_HOST = 'unknown.test';
const PRIVATE_HOST = 'private.test';
const UNREACHABLE_HOSTS = /^unreachable/;

export async function startTestCasinos(): Promise<TestCasinos> {
  const handlers = new Map<string, Handler>();
  const requests: RecordedRequest[] = [];
  const server = createServer((request, response) => {
    const host = (request.headers.host ?? '').replace(/:\d+$/, '');
    const recorded = {
      host,
      path: request.url ?? '',
      agent: request.headers['user-agent'] ?? '',
      startedAt: performance.now(),
      endedAt: Number.POSITIVE_INFINITY,
    };
    requests.push(recorded);
    response.on('close', () => {
      recorded.endedAt = performance.now();
    });
    const handler = handlers.get(host.replace(/\.test$/, ''));
    if (handler) handler(response, request);
    else response.writeHead(500).end(`No handler for ${host}`);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const isFake = (hostname: string) => hostname.endsWith('.test');
  return {
    port,
    handlers,
    requests,
    network: {
      resolve: async (hostname) => {
        if (hostname === UNKNOWN_HOST) throw Object.assign(new Error(hostname), { code: 'ENOTFOUND' });
        if (UNREACHABLE_HOSTS.test(hostname)) throw Object.assign(new Error(hostname), { code: 'EAI_AGAIN' });
        if (hostname === PRIVATE_HOST) return [{ address: '10.0.0.1', family: 4 }];
        return isFake(hostname) ? [{ address: '127.0.0.1', family: 4 }] : PUBLIC_INTERNET.resolve(hostname);
      },
      isAllowed: (address, target) =>
        (isFake(target.hostname) && address === '127.0.0.1') || PUBLIC_INTERNET.isAllowed(address, target),
    },
    link: (name, path = '/bonus') => `http://${name}.test:${port}${path}`,
    stop: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
