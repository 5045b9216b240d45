import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type Reach, THE_INTERNET } from './reach.ts';

export type Play = (response: ServerResponse, request: IncomingMessage) => void;

export interface Asked {
  host: string;
  path: string;
  agent: string;
  at: number;
  endedAt: number;
}

/** Casinos of the tests' own: hosts under `.test`, on this machine, each playing what it is told. */
export interface TestCasinos {
  port: number;
  plays: Map<string, Play>;
  asked: Asked[];
  /** The checker may speak to them, and to nothing else that it may not in production. */
  reach: Reach;
  link: (name: string, path?: string) => string;
  stop: () => Promise<void>;
}

const UNKNOWN = 'nowhere.test';
const SILENT = /^silent/;

export async function startTestCasinos(): Promise<TestCasinos> {
  const plays = new Map<string, Play>();
  const asked: Asked[] = [];
  const server = createServer((request, response) => {
    const host = (request.headers.host ?? '').replace(/:\d+$/, '');
    const one = {
      host,
      path: request.url ?? '',
      agent: request.headers['user-agent'] ?? '',
      at: performance.now(),
      endedAt: Number.POSITIVE_INFINITY,
    };
    asked.push(one);
    response.on('close', () => {
      one.endedAt = performance.now();
    });
    const play = plays.get(host.replace(/\.test$/, ''));
    if (play) play(response, request);
    else response.writeHead(500).end(`Nobody plays ${host}`);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  const isOurs = (hostname: string) => hostname.endsWith('.test');
  return {
    port,
    plays,
    asked,
    reach: {
      resolve: async (hostname) => {
        if (hostname === UNKNOWN) throw Object.assign(new Error(hostname), { code: 'ENOTFOUND' });
        if (SILENT.test(hostname)) throw Object.assign(new Error(hostname), { code: 'EAI_AGAIN' });
        if (hostname === 'inside.test') return [{ address: '10.0.0.1', family: 4 }];
        return isOurs(hostname) ? [{ address: '127.0.0.1', family: 4 }] : THE_INTERNET.resolve(hostname);
      },
      isAllowed: (address, at) =>
        (isOurs(at.hostname) && address === '127.0.0.1') || THE_INTERNET.isAllowed(address, at),
    },
    link: (name, path = '/bonus') => `http://${name}.test:${port}${path}`,
    stop: async () => {
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
    },
  };
}
