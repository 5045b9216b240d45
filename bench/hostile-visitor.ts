/**
 * A worker thread that floods the edge from one IP address over HTTP/2. It reports the number of responses by status.
 */
import { once } from 'node:events';
import { type ClientHttp2Session, connect, constants } from 'node:http2';
import { connect as connectTcp } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';
import { seededRandom } from '@nettobonus/domain/shared/seeded-random';

export interface FloodOptions {
  port: number;
  address: string;
  requests: number;
  /** The kinds of requests to send; all by default. */
  kinds?: readonly FloodKind[];
}
export type FloodFigures = Record<string, number>;

interface FloodRequest {
  path: string;
  encoding?: string;
  isReset?: boolean;
}

const CONNECTIONS = 8;
const STREAMS = 32;
/** Long enough for the request to reach the edge, too short for its response. */
const RESET_AFTER_MS = 10;
const random = seededRandom(1);
const digits = () => Math.floor(random() * 2 ** 32);
const word = () => digits().toString(36);

const REQUESTS = {
  unknownParameter: () => ({ path: `/fi?${word()}=${word()}` }),
  homeWithSeed: () => ({ path: `/se?seed=${digits()}`, encoding: 'identity' }),
  gameWithSeed: () => ({ path: `/fi/demopelit/kultasuoni?seed=${digits()}`, encoding: 'identity' }),
  search: () => ({ path: `/no?search=${word()}` }),
  calculator: () => ({ path: `/dk/nettoberegner?deposit=${digits() % 1_000}&stake=${digits() % 100}` }),
  unknownCasino: () => ({ path: `/fi/kasino/${word()}`, encoding: 'identity' }),
  unknownPath: () => ({ path: `/${word()}.php` }),
  preview: () => ({ path: `/preview/${word()}.${word()}/fi` }),
  go: () => ({ path: '/go/winz-casino?lang=fi' }),
  reset: () => ({ path: `/fi?search=${word()}`, isReset: true }),
  resetUnknownCasino: () => ({ path: `/se/kasino/${word()}`, isReset: true }),
  long: () => ({ path: `/fi?search=${word().repeat(digits() % 1_200)}` }),
  page: () => ({ path: '/fi', encoding: 'identity' }),
} satisfies Record<string, () => FloodRequest>;
export type FloodKind = keyof typeof REQUESTS;

const { port, address, requests, kinds = Object.keys(REQUESTS) as FloodKind[] } = workerData as FloodOptions;
const figures: FloodFigures = {};
let sent = 0;

await Promise.all(Array.from({ length: CONNECTIONS }, flood));
parentPort?.postMessage(figures);

/** Sends requests over one connection, and reconnects when the edge closes it. */
async function flood(): Promise<void> {
  let session = open();
  const sendAll = async () => {
    while (sent < requests) {
      const kind = kinds[sent % kinds.length] ?? 'page';
      sent += 1;
      if (session.closed || session.destroyed) session = open();
      const outcome = await send(session, REQUESTS[kind]());
      figures[outcome] = (figures[outcome] ?? 0) + 1;
    }
  };
  await Promise.all(Array.from({ length: STREAMS }, sendAll));
  session.destroy();
}

function open(): ClientHttp2Session {
  const socket = connectTcp({ port, host: '127.0.0.1', localAddress: address }).on('error', () => {});
  const session = connect(`https://127.0.0.1:${port}`, { socket, rejectUnauthorized: false });
  return session.setMaxListeners(0).on('error', () => {});
}

async function send(session: ClientHttp2Session, request: FloodRequest): Promise<string> {
  const { path, encoding = 'br', isReset = false } = request;
  try {
    if (session.connecting) await once(session, 'connect');
    const stream = session.request({
      ':authority': 'localhost',
      ':path': path,
      'accept-encoding': encoding,
    });
    const outcome = new Promise<string>((done) => {
      let status = isReset ? 'reset' : 'no response';
      stream.on('response', (headers) => {
        status = String(headers[':status']);
      });
      stream.on('error', () => {});
      stream.on('close', () => done(status));
    });
    stream.resume();
    if (isReset) {
      await pause(RESET_AFTER_MS);
      stream.close(constants.NGHTTP2_CANCEL);
    }
    return await outcome;
  } catch {
    // The edge has just closed the connection.
    await pause(RESET_AFTER_MS);
    return 'closed connection';
  }
}
