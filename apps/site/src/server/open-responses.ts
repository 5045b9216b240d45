import type { Server, ServerResponse } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { LIMITS } from './assistant/limits.ts';

/** The assistant's replies take longest. */
export const RESPONSES_TIMEOUT_MS = LIMITS.answerMs + 2_000;
const POLL_INTERVAL_MS = 20;

const openResponses = new Set<ServerResponse>();
let draining = false;

/** Whether the process is stopping: it still responds, but should get no new requests. */
export function isDraining(): boolean {
  return draining;
}

export function trackResponse(response: ServerResponse): void {
  openResponses.add(response);
  response.once('close', () => openResponses.delete(response));
  if (draining) response.setHeader('Connection', 'close');
}

/**
 * Keeps serving for `drainMs`, while /readyz makes the load balancer stop sending requests. Then it stops listening
 * and waits for open responses. Returns how many it had to cut off.
 */
export async function drain(server: Server, drainMs: number): Promise<number> {
  draining = true;
  for (const response of openResponses) if (!response.headersSent) response.setHeader('Connection', 'close');
  await pause(drainMs);
  server.close();
  // Wait for responses, not connections: an idle connection would block the shutdown.
  const deadline = performance.now() + RESPONSES_TIMEOUT_MS;
  while (openResponses.size > 0 && performance.now() < deadline) await pause(POLL_INTERVAL_MS);
  const cutOff = openResponses.size;
  server.closeAllConnections();
  return cutOff;
}
