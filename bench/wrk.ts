import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { BROWSER_AGENT } from './send-request.ts';

export interface WrkFigures {
  requests: number;
  perSecond: number;
  p50Ms: number;
  p99Ms: number;
  /** Responses other than 2xx and 3xx, and broken connections. */
  failed: number;
}

/** Sends requests as fast as possible with wrk. */
export async function wrk(
  url: string,
  { connections = 64, seconds = 4, script = '' } = {},
): Promise<WrkFigures> {
  const { stdout } = await promisify(execFile)('wrk', [
    '-t1',
    `-c${connections}`,
    `-d${seconds}s`,
    '--latency',
    '-H',
    'Accept-Encoding: br',
    '-H',
    `User-Agent: ${BROWSER_AGENT}`,
    ...(script ? ['-s', script] : []),
    url,
  ]).catch((error: NodeJS.ErrnoException) => {
    throw error.code === 'ENOENT' ? new Error('wrk is not installed (Debian package: wrk)') : error;
  });
  const number = (pattern: RegExp) => Number(pattern.exec(stdout)?.[1] ?? 0);
  const percentile = (percent: number) => {
    const [, time = '0', unit = 'ms'] = new RegExp(`${percent}%\\s+([\\d.]+)(us|ms|s)\\b`).exec(stdout) ?? [];
    return Number(time) * { us: 0.001, ms: 1, s: 1000 }[unit as 'us' | 'ms' | 's'];
  };
  const errors = /Socket errors: connect (\d+), read (\d+), write (\d+), timeout (\d+)/.exec(stdout) ?? [];
  return {
    requests: number(/(\d+) requests in/),
    perSecond: number(/Requests\/sec:\s+([\d.]+)/),
    p50Ms: percentile(50),
    p99Ms: percentile(99),
    failed:
      number(/Non-2xx or 3xx responses: (\d+)/) +
      errors.slice(1).reduce((sum, count) => sum + Number(count), 0),
  };
}
