import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

export interface StubStats {
  calls: number;
  open: number;
  sockets: number;
}

export interface StubModelProvider {
  url: string;
  baseURL: string;
  stats: () => Promise<StubStats>;
  stop: () => Promise<void>;
}

/** Starts the stub model provider as a separate process. */
export async function startStubModelProvider(env: Record<string, string> = {}): Promise<StubModelProvider> {
  const child = spawn(
    process.execPath,
    [fileURLToPath(new URL('./stub-model-provider.ts', import.meta.url))],
    {
      stdio: ['ignore', 'pipe', 'inherit'],
      env: { ...process.env, ...env },
    },
  );
  const [line] = (await once(createInterface(child.stdout), 'line')) as [string];
  const url = `http://127.0.0.1:${(JSON.parse(line) as { port: number }).port}`;
  return {
    url,
    baseURL: `${url}/v1`,
    stats: async () => (await fetch(`${url}/stats`)).json() as Promise<StubStats>,
    stop: async () => {
      child.kill('SIGTERM');
      if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
    },
  };
}
