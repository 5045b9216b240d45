import type { IncomingMessage, ServerResponse } from 'node:http';
import { getMetricLabel } from '@nettobonus/domain/routes/routes';
import { log } from './log.ts';
import { requestSeconds } from './metrics.ts';

/** Routes whose 5xx responses are expected: /readyz, for example, returns 503 while it waits for content. */
const EXPECTED_5XX = new Set(['go', 'health']);

/** Records the duration of a response, and logs it if it failed. */
export function observeResponse({ method, url = '' }: IncomingMessage, response: ServerResponse): void {
  const startedAt = performance.now();
  response.once('close', () => {
    const ms = performance.now() - startedAt;
    const route = getMetricLabel(url);
    const { statusCode } = response;
    const status = response.writableFinished ? `${Math.floor(statusCode / 100)}xx` : 'aborted';
    requestSeconds.observe({ route, status }, ms / 1000);
    if (statusCode >= 500 && !EXPECTED_5XX.has(route)) {
      log('request-failed', { method, route, status: statusCode, ms: Math.round(ms) });
    }
  });
}
