import type { Server, ServerResponse } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { LIMITS } from './assistant/limits.ts';

/** The assistant's answers take longest. */
export const ANSWERS_END_WITHIN_MS = LIMITS.answerMs + 2_000;
const LOOK_MS = 20;

const open = new Set<ServerResponse>();
let draining = false;

/** The process is about to stop: it still answers, and wants to be asked no more. */
export function isDraining(): boolean {
  return draining;
}

export function trackAnswer(response: ServerResponse): void {
  open.add(response);
  response.once('close', () => open.delete(response));
  if (draining) response.setHeader('Connection', 'close');
}

/**
 * Answers on for a while, in which whoever spreads the requests hears from /readyz to send no more; then takes none,
 * and lets the answers that are under way end. Returns how many had to be cut off.
 */
export async function drain(server: Server, drainMs: number): Promise<number> {
  draining = true;
  for (const response of open) if (!response.headersSent) response.setHeader('Connection', 'close');
  await pause(drainMs);
  server.close();
  // Answers are waited for, not connections: one that was opened and never used would be waited for too.
  const deadline = performance.now() + ANSWERS_END_WITHIN_MS;
  while (open.size > 0 && performance.now() < deadline) await pause(LOOK_MS);
  const cutOff = open.size;
  server.closeAllConnections();
  return cutOff;
}
