import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';

/** The site finishes open assistant replies before it exits, which may take half a minute. */
const STOP_TIMEOUT_MS = 40_000;

export interface ServerProcess {
  url: string;
  process: ChildProcess;
  /** Resolves with the exit code. */
  exited: Promise<number | null>;
  /** Resolves when the server responds, and rejects after the timeout. */
  ready: (timeoutMs: number) => Promise<void>;
  stop: () => Promise<void>;
}

interface ServerProcessOptions {
  /** The name in error messages. */
  name: string;
  args: string[];
  cwd: string;
  env: NodeJS.ProcessEnv;
  url: string;
  /** The path that returns a success status when the server is ready. */
  readyPath: string;
  /** Where the server's output goes: to this process's output, nowhere, or to an open file. */
  output?: 'inherit' | 'ignore' | number;
}

/** Starts a server as a child process with the same Node version. */
export function startServer({
  name,
  args,
  cwd,
  env,
  url,
  readyPath,
  output = 'inherit',
}: ServerProcessOptions): ServerProcess {
  const child = spawn(process.execPath, args, { cwd, env, stdio: ['ignore', output, output] });
  const exited = once(child, 'exit').then(([code]) => code as number | null);
  return {
    url,
    process: child,
    exited,
    ready: async (timeoutMs) => {
      const deadline = Date.now() + timeoutMs;
      while (Date.now() < deadline) {
        if (child.exitCode !== null)
          throw new Error(`${name} exited before it was ready, with code ${child.exitCode}`);
        const response = await fetch(url + readyPath).catch(() => null);
        if (response?.ok) return;
        await new Promise((done) => setTimeout(done, 20));
      }
      throw new Error(`${name} at ${url} was not ready within ${timeoutMs} ms`);
    },
    stop: async () => {
      if (child.exitCode !== null || child.signalCode !== null) return;
      child.kill('SIGTERM');
      const killTimer = setTimeout(() => child.kill('SIGKILL'), STOP_TIMEOUT_MS);
      await exited;
      clearTimeout(killTimer);
    },
  };
}
