import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { STUDIO_DIR } from '../../../ops/studio-command.ts';

export type StudioCall =
  | { type: 'request'; method: string; path: string; token: string; body?: object }
  | { type: 'schedule'; token: string; change: object }
  | { type: 'run jobs' };

export interface StudioResponse {
  status: number;
  body: object;
}

export interface StudioProcess {
  /** The name of its database connections. */
  name: string;
  /** Resolves with null if the process was killed before it responded. */
  send: (call: StudioCall) => Promise<StudioResponse | null>;
  kill: () => Promise<void>;
  /** The end of its output. */
  readLog: () => string;
}

const RESPONSE_TIMEOUT_MS = 240_000;
const MAX_LOG_LENGTH = 5_000;

/** Starts a studio on the database of DATABASE_URL. It runs no jobs before the call `run jobs`. */
export async function startStudioProcess(
  name: string,
  env: Record<string, string> = {},
): Promise<StudioProcess> {
  const databaseUrl = new URL(process.env.DATABASE_URL ?? '');
  databaseUrl.searchParams.set('application_name', name);
  const child = fork(fileURLToPath(new URL('./test-studio-server.ts', import.meta.url)), {
    cwd: STUDIO_DIR,
    env: { ...process.env, ...env, DATABASE_URL: databaseUrl.href },
    execArgv: [],
    silent: true,
  });
  let log = '';
  const addToLog = (chunk: unknown) => {
    log = `${log}${chunk}`.slice(-MAX_LOG_LENGTH);
  };
  child.stdout?.on('data', addToLog);
  child.stderr?.on('data', addToLog);

  let isKilled = false;
  const exited = once(child, 'exit');
  const pending = new Map<number, PromiseWithResolvers<StudioResponse | null>>();
  const ready = Promise.withResolvers<void>();
  child.once('exit', () => {
    const error = new Error(`The studio ended by itself. Its log:\n${log}`);
    for (const { resolve, reject } of pending.values()) isKilled ? resolve(null) : reject(error);
    ready.reject(error);
  });
  child.on('message', (message: 'ready' | { number: number; response: StudioResponse }) => {
    if (message === 'ready') ready.resolve();
    else pending.get(message.number)?.resolve(message.response);
  });
  await ready.promise;

  let calls = 0;
  const send: StudioProcess['send'] = async (call) => {
    if (isKilled) return null;
    calls += 1;
    const number = calls;
    const result = Promise.withResolvers<StudioResponse | null>();
    pending.set(number, result);
    const timer = setTimeout(() => {
      const seconds = RESPONSE_TIMEOUT_MS / 1_000;
      result.reject(
        new Error(`No response within ${seconds} seconds to ${JSON.stringify(call)}. Log:\n${log}`),
      );
    }, RESPONSE_TIMEOUT_MS);
    child.send({ number, call }, () => {});
    try {
      return await result.promise;
    } finally {
      clearTimeout(timer);
      pending.delete(number);
    }
  };
  const kill = async () => {
    isKilled = true;
    child.kill('SIGKILL');
    await exited;
  };
  return { name, send, kill, readLog: () => log };
}
