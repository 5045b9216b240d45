import type { IncomingMessage, ServerResponse } from 'node:http';
import { getMetricLabel } from '@nettobonus/domain/routes/routes';
import { log } from './log.ts';
import { requestSeconds } from './metrics.ts';

/** The route whose 5xx responses are expected: /readyz returns 503 while it waits for content. */
const EXPECTED_5XX = 'health';

/** Records the duration of a response, and logs it if it failed. */
export function observeResponse({ method, url = '' }: IncomingMessage, response: ServerResponse): void {
  const startedAt = performance.now();
  response.once('close', () => {
    const ms = performance.now() - startedAt;
    const route = getMetricLabel(url);
    const { statusCode } = response;
    const status = response.writableFinished ? `${Math.floor(statusCode / 100)}xx` : 'aborted';
    requestSeconds.observe({ route, status }, ms / 1000);
    if (statusCode >= 500 && route !== EXPECTED_5XX) {
      log('request-failed', { method, route, status: statusCode, ms: Math.round(ms) });
    }
  });
}
