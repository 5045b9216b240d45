/**
 * Sends requests for one path over many connections, each as soon as the last response is complete, in its own process.
 * Benches call `load()`; run directly, the file prints its figures as one line of JSON.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { connect } from 'node:net';

const AGENT =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';

export interface LoadOptions {
  port: number;
  path: string;
  connections: number;
  warmMs: number;
  ms: number;
}

export interface LoadFigures {
  perSecond: number;
  p50: number;
  p99: number;
  /** Responses other than 200, and broken connections. */
  bad: number;
}

export async function load(options: LoadOptions): Promise<LoadFigures> {
  const child = spawn(process.execPath, [import.meta.filename, JSON.stringify(options)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let output = '';
  child.stdout.on('data', (text) => {
    output += text;
  });
  const [code] = (await once(child, 'close')) as [number | null];
  if (code !== 0) throw new Error(`The load process exited with code ${code}`);
  return JSON.parse(output) as LoadFigures;
}

if (process.argv[1] === import.meta.filename) {
  console.log(JSON.stringify(await run(JSON.parse(process.argv[2] ?? '{}') as LoadOptions)));
  process.exit();
}

async function run({ port, path, connections, warmMs, ms }: LoadOptions): Promise<LoadFigures> {
  const request = `GET ${path} HTTP/1.1\r\nHost: localhost\r\nUser-Agent: ${AGENT}\r\n\r\n`;
  const times: number[] = [];
  let bad = 0;
  const sockets = Array.from({ length: connections }, () => {
    const socket = connect(port, '127.0.0.1');
    let sentAt = 0;
    let length = 0;
    let received = 0;
    const sendRequest = () => {
      sentAt = performance.now();
      socket.write(request);
    };
    socket.setNoDelay(true);
    socket.on('connect', sendRequest);
    socket.on('data', (chunk) => {
      if (received === 0) {
        // All responses have the length of the first: only the time and the click ID differ.
        length ||= lengthOf(chunk);
        if (chunk.toString('latin1', 9, 12) !== '200') bad += 1;
      }
      received += chunk.length;
      if (received < length) return;
      received = 0;
      times.push(performance.now() - sentAt);
      sendRequest();
    });
    socket.on('error', () => {
      bad += 1;
    });
    return socket;
  });
  await new Promise((done) => setTimeout(done, warmMs));
  times.length = 0;
  const startedAt = performance.now();
  await new Promise((done) => setTimeout(done, ms));
  const seconds = (performance.now() - startedAt) / 1000;
  const sorted = times.toSorted((a, b) => a - b);
  for (const socket of sockets) socket.destroy();
  const at = (share: number) => sorted[Math.floor(sorted.length * share)] ?? 0;
  return { perSecond: sorted.length / seconds, p50: at(0.5), p99: at(0.99), bad };
}

function lengthOf(chunk: Buffer): number {
  const text = chunk.toString('latin1');
  const body = /content-length: (\d+)/i.exec(text)?.[1];
  if (body === undefined) throw new Error(`No Content-Length in ${text.slice(0, 200)}`);
  return text.indexOf('\r\n\r\n') + 4 + Number(body);
}
