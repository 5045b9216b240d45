import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { z } from 'zod';

export const WAPITI = 'wapiti';
export const LEVELS = ['info', 'low', 'medium', 'high', 'critical'];

/** What it is given starts with the addresses that matter; it follows their links once. */
const CRAWL = { depth: 1, 'max-links-per-page': 30, 'max-files-per-dir': 5, 'max-scan-time': 90 };
/** A module that is cut off has shown nothing. */
const MODULE_SECONDS = 150;
const TIMEOUT_MS = 600_000;

export interface Attacked {
  /** How many addresses and forms it tried. */
  addresses: number;
  /** Modules that ran out of time. */
  cutOff: string[];
  found: { level: number; detail: string }[];
}

const findingSchema = z.object({
  info: z.string(),
  level: z.int(),
  path: z.string(),
  parameter: z.string().nullable(),
});
const reportSchema = z.object({
  vulnerabilities: z.record(z.string(), z.array(findingSchema)),
  anomalies: z.record(z.string(), z.array(findingSchema)),
});

export async function attack(
  url: string,
  { start, modules }: { start: string[]; modules: string[] },
): Promise<Attacked> {
  const dir = await mkdtemp(join(tmpdir(), 'nettobonus-test-'));
  const lure = await openLure();
  const report = join(dir, 'report.json');
  const flags = {
    url: `${url}/`,
    scope: 'domain',
    module: modules.join(),
    ...CRAWL,
    'max-attack-time': MODULE_SECONDS,
    timeout: 10,
    'store-session': join(dir, 'session'),
    'store-config': join(dir, 'config'),
    endpoint: lure.url,
    format: 'json',
    output: report,
  };
  const args = [
    ...Object.entries(flags).flatMap(([name, value]) => [`--${name}`, String(value)]),
    ...start.flatMap((address) => ['--start', address]),
    // Wapiti would report its own errors to its makers, with the addresses that it scanned.
    '--no-bugreport',
  ];
  const scanner = spawn(WAPITI, args, {
    stdio: ['ignore', 'pipe', 'ignore'],
    timeout: TIMEOUT_MS,
    killSignal: 'SIGKILL',
    env: { ...process.env, HOME: dir },
  });
  const printing = text(scanner.stdout);
  const stop = () => scanner.kill('SIGKILL');
  process.once('exit', stop);
  try {
    const [code] = await once(scanner, 'exit');
    if (code !== 0) throw new Error(`${WAPITI} exited with code ${code}`);
    const { vulnerabilities, anomalies } = reportSchema.parse(JSON.parse(await readFile(report, 'utf8')));
    const reported = Object.entries({ ...vulnerabilities, ...anomalies }).flatMap(([kind, findings]) =>
      findings.map(({ info, level, path, parameter }) => ({
        level,
        detail: `${kind} at ${path}${parameter ? ` (${parameter})` : ''}: ${info.replace(/\s+/g, ' ')}`,
      })),
    );
    const lured = lure.asked.map((path) => ({
      level: LEVELS.length - 1,
      detail: `The site requested ${path}`,
    }));
    const printed = await printing;
    return {
      addresses: Number(/found (\d+) URLs and forms/.exec(printed)?.[1] ?? 0),
      cutOff: [...printed.matchAll(/Max attack time was reached for module (\w+)/g)].map(
        ([, name = '']) => name,
      ),
      found: [...reported, ...lured],
    };
  } finally {
    stop();
    process.off('exit', stop);
    lure.close();
    await rm(dir, { recursive: true, force: true });
  }
}

/** The attacker's host in payloads. Any request to it, except the scanner's own at the end, is a finding. */
async function openLure() {
  const asked: string[] = [];
  const server = createServer(({ url = '' }, response) => {
    if (!url.startsWith('/get_') && url !== '/') asked.push(url);
    response.writeHead(200, { 'Content-Type': 'application/json' }).end('{}');
  });
  return { url: `${await listen(server)}/`, asked, close: () => server.close() };
}

export async function listen(server: Server): Promise<string> {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}
