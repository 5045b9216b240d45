import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

export interface TestModel {
  baseURL: string;
  /** The requests so far. */
  requests: {
    url: string;
    authorization: string;
    body: { model: string; messages: { content: string }[] };
  }[];
  stop: () => void;
}

/** Starts the endpoint of test-model.ts in its own process. */
export async function startTestModel(): Promise<TestModel> {
  const child = spawn(process.execPath, [fileURLToPath(new URL('test-model.ts', import.meta.url))], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const requests: TestModel['requests'] = [];
  createInterface(child.stderr).on('line', (line) => {
    if (line.startsWith('{')) requests.push(JSON.parse(line));
  });
  const [port] = await once(createInterface(child.stdout), 'line');
  return { baseURL: `http://127.0.0.1:${port}/v1`, requests, stop: () => child.kill() };
}
