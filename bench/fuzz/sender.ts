/**
 * Sends fuzzed requests over many connections from a process of its own, each batch over a new one until the edge closes
 * it, and says what came back. By `send()` from the bench; run by itself it prints one line of JSON.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { connect } from 'node:net';
import { readAnswers } from './answers.ts';
import { drawBatch, type FuzzRequest } from './requests.ts';

const TIMEOUT_MS = 20_000;
/** For what is never sent whole. */
const CUT_TIMEOUT_MS = 1_000;
const OFFENDERS_KEPT = 20;

export interface SendOptions {
  port: number;
  seed: number;
  /** This sender's batches: `from`, `from + step`, … */
  from: number;
  step: number;
  /** So many are answered before it ends. */
  requests: number;
  connections: number;
}

export interface SendFigures {
  sent: number;
  answered: number;
  statuses: Record<string, number>;
  /** No status line: a connection that the edge closed or reset without a word, and requests of version 0.9. */
  wordless: number;
  /** Announced more than they sent, and were not waited for. */
  left: number;
  /** Not answered in time though whole. */
  late: number;
  offences: number;
  offenders: string[];
}

export async function send(options: SendOptions): Promise<SendFigures> {
  const child = spawn(process.execPath, [import.meta.filename, JSON.stringify(options)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const end = () => child.kill();
  process.once('exit', end);
  let said = '';
  child.stdout.on('data', (text) => {
    said += text;
  });
  const [code] = (await once(child, 'close')) as [number | null];
  process.off('exit', end);
  if (code !== 0) throw new Error(`A sender exited with code ${code}`);
  return JSON.parse(said) as SendFigures;
}

if (process.argv[1] === import.meta.filename) {
  console.log(JSON.stringify(await run(JSON.parse(process.argv[2] ?? '{}') as SendOptions)));
}

async function run(options: SendOptions): Promise<SendFigures> {
  const figures: SendFigures = {
    sent: 0,
    answered: 0,
    statuses: {},
    wordless: 0,
    left: 0,
    late: 0,
    offences: 0,
    offenders: [],
  };
  let batch = options.from;
  await Promise.all(
    Array.from({ length: options.connections }, async () => {
      while (figures.answered < options.requests) {
        const number = batch;
        batch += options.step;
        const requests = drawBatch(options.seed, number);
        figures.sent += requests.length;
        judge(number, requests, await exchange(options.port, number, requests), figures);
      }
    }),
  );
  return figures;
}

interface Exchange {
  read: Buffer;
  isLate: boolean;
}

/** Each from an address of its own among a few hundred: limits are met, and do not end everything. */
function exchange(port: number, batch: number, requests: readonly FuzzRequest[]): Promise<Exchange> {
  return new Promise((done) => {
    const parts: Buffer[] = [];
    let isLate = false;
    const socket = connect({
      port,
      host: '127.0.0.1',
      localAddress: `127.0.${batch % 2}.${1 + (batch % 250)}`,
    });
    const timeoutMs = requests.at(-1)?.isCut ? CUT_TIMEOUT_MS : TIMEOUT_MS;
    socket.setTimeout(timeoutMs, () => {
      isLate = true;
      socket.destroy();
    });
    socket.on('data', (part) => parts.push(part));
    socket.on('error', () => {});
    socket.on('close', () => done({ read: Buffer.concat(parts), isLate }));
    socket.write(requests.map(({ text }) => text).join(''), 'latin1');
  });
}

function judge(
  batch: number,
  requests: readonly FuzzRequest[],
  { read, isLate }: Exchange,
  figures: SendFigures,
) {
  const answers = readAnswers(read, requests);
  requests.forEach((request, index) => {
    const blame = (offence: string) => {
      figures.offences += 1;
      const said = `${offence} (batch ${batch}, ${index + 1} of ${requests.length}): ${JSON.stringify(request.text.slice(0, 300))}`;
      if (figures.offenders.length < OFFENDERS_KEPT) figures.offenders.push(said);
    };
    const answer = answers[index];
    if (!answer || answer.status === 0) {
      const isOver = !isLate || request.isCut;
      if (!isLate) figures.wordless += 1;
      else if (request.isCut) figures.left += 1;
      else figures.late += 1;
      if (!isOver && index === answers.length) blame('timeout');
      return;
    }
    figures.answered += 1;
    figures.statuses[answer.status] = (figures.statuses[answer.status] ?? 0) + 1;
    if (answer.status >= 500) blame(`returned ${answer.status}`);
    if (/\r\nx-injected:/i.test(answer.head)) blame('the response repeats a request header');
    const leadsTo = /\r\nlocation: ([^\r]*)/i.exec(answer.head)?.[1];
    if (leadsTo !== undefined && !/^\/(?![/\\])/.test(leadsTo)) blame(`redirected to ${leadsTo}`);
  });
}
