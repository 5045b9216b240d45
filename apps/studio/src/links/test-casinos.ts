import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type Reach, THE_INTERNET } from './reach.ts';

export type Handler = (response: ServerResponse, request: IncomingMessage) => void;

export interface RecordedRequest {
  host: string;
  path: string;
  agent: string;
  at: number;
  endedAt: number;
}

/** Fake casinos: hosts under `.test` on this machine, each with its own request handler. */
export interface TestCasinos {
  port: number;
  handlers: Map<string, Handler>;
  requests: RecordedRequest[];
  /** Allows the fake casinos in addition to what production allows. */
  reach: Reach;
  link: (name: string, path?: string) => string;
  stop: () => Promise<void>;
}

const UNKNOWN = 'nowhere.test';
const SILENT = /^silent/;

export async function startTestCasinos(): Promise<TestCasinos> {
  const handlers = new Map<string, Handler>();
  const requests: RecordedRequest[] = [];
  const server = createServer((request, response) => {
    const host = (request.headers.host ?? '').replace(/:\d+$/, '');
    const recorded = {
      host,
      path: request.url ?? '',
      agent: request.headers['user-agent'] ?? '',
      at: performance.now(),
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
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  const isFake = (hostname: string) => hostname.endsWith('.test');
  return {
    port,
    handlers,
    requests,
    reach: {
      resolve: async (hostname) => {
        if (hostname === UNKNOWN) throw Object.assign(new Error(hostname), { code: 'ENOTFOUND' });
        if (SILENT.test(hostname)) throw Object.assign(new Error(hostname), { code: 'EAI_AGAIN' });
        if (hostname === 'inside.test') return [{ address: '10.0.0.1', family: 4 }];
        return isFake(hostname) ? [{ address: '127.0.0.1', family: 4 }] : THE_INTERNET.resolve(hostname);
      },
      isAllowed: (address, at) =>
        (isFake(at.hostname) && address === '127.0.0.1') || THE_INTERNET.isAllowed(address, at),
    },
    link: (name, path = '/bonus') => `http://${name}.test:${port}${path}`,
    stop: async () => {
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
    },
  };
}
