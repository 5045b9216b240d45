import type { IncomingMessage, ServerResponse } from 'node:http';
import { log } from './log.ts';
import { requestSeconds } from './metrics.ts';
import { routeKindOf } from './route-kind.ts';

/** Whose 5xx is what they are for: speculative visits of the redirect page are refused, and /readyz says that we wait. */
const MEANT = new Set(['go', 'health']);

/** Counts and times an answer, and tells of one that failed. */
export function observeAnswer({ method, url = '' }: IncomingMessage, response: ServerResponse): void {
  const startedAt = performance.now();
  response.once('close', () => {
    const ms = performance.now() - startedAt;
    const route = routeKindOf(url);
    const { statusCode } = response;
    const status = response.writableFinished ? `${Math.floor(statusCode / 100)}xx` : 'aborted';
    requestSeconds.observe({ route, status }, ms / 1000);
    if (statusCode >= 500 && !MEANT.has(route)) {
      log('request-failed', { method, route, status: statusCode, ms: Math.round(ms) });
    }
  });
}
