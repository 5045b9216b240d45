/**
 * The built site's server process. It serves the redirect page, which is the most latency-sensitive page, without
 * Astro: through Astro even the simplest response took 60 ms with 256 open connections.
 */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { ClickRequest } from './server/clicks/click-request.ts';
import { GO_PATH } from './server/clicks/go.ts';
import { currentShareAlarms, ledgerReady, ledgerStatus, stopLedger } from './server/clicks/record-click.ts';
import { handleGo } from './server/clicks/site-clicks.ts';
import { contentStatus } from './server/content.ts';
import { env } from './server/env.ts';
import { CACHE_REVALIDATE, SECURITY_HEADERS } from './server/headers.ts';
import { log } from './server/log.ts';
import { registerProcessMetrics } from './server/metrics.ts';
import { serveMetrics } from './server/metrics-server.ts';
import { observeResponse } from './server/observe-response.ts';
import { drain, isDraining, trackResponse } from './server/open-responses.ts';

const { PORT, HOST, METRICS_PORT, DRAIN_MS } = env;
/** Request bodies are small: a client that takes longer would only hold a connection or a chat stream open. */
const SERVER_TIMEOUTS = {
  headersTimeout: 10_000,
  requestTimeout: 20_000,
  connectionsCheckingInterval: 5_000,
};
const METHODS = ['GET', 'HEAD', 'POST'];
/** A response can override these headers with its own values. */
const DEFAULT_HEADERS = Object.entries({ ...SECURITY_HEADERS, ...CACHE_REVALIDATE });

// Otherwise Astro's server module starts listening on import.
process.env.ASTRO_NODE_AUTOSTART = 'disabled';
const { handler } = await import('@astrojs/node/server.js');

const server = createServer(SERVER_TIMEOUTS, (request, response) => {
  trackResponse(response);
  observeResponse(request, response);
  const { method = '', url = '' } = request;
  if (GO_PATH.test(url)) return void sendGo(request, response);
  for (const [name, value] of DEFAULT_HEADERS) response.setHeader(name, value);
  if (METHODS.includes(method)) void handler(request, response);
  else response.writeHead(405, { Allow: METHODS.join(', ') }).end();
});
await ledgerReady;
server.listen(PORT, HOST, () => log('site-started', { host: HOST, port: PORT, node: process.version }));
if (METRICS_PORT) {
  registerProcessMetrics({
    content: contentStatus,
    clicks: ledgerStatus,
    shareAlarms: currentShareAlarms,
  });
  serveMetrics(METRICS_PORT, HOST);
}

// A process manager may send SIGTERM more than once: ignore repeats. A second Ctrl-C skips the drain.
process.on('SIGTERM', stop);
process.once('SIGINT', stop);

async function stop(signal: NodeJS.Signals): Promise<void> {
  if (isDraining()) return;
  const startedAt = performance.now();
  log('site-draining', { signal, drainMs: DRAIN_MS });
  const cutOff = await drain(server, DRAIN_MS);
  // Flush recorded clicks before the process exits.
  await stopLedger();
  log('site-stopped', { cutOff, ms: Math.round(performance.now() - startedAt) });
  process.exit(0);
}

async function sendGo(request: IncomingMessage, response: ServerResponse): Promise<void> {
  try {
    const { status, headers, body } = await handleGo(toClickRequest(request));
    response.writeHead(status, { ...headers, 'Content-Length': Buffer.byteLength(body) });
    response.end(request.method === 'HEAD' ? undefined : body);
  } catch (error) {
    log('go-failed', { error: String(error) });
    response.writeHead(302, { ...SECURITY_HEADERS, Location: '/fi', 'Cache-Control': 'no-store' }).end();
  }
}

function toClickRequest({ method = '', url = '', headers, socket }: IncomingMessage): ClickRequest {
  return {
    method,
    target: url,
    header: (name) => headers[name]?.toString() ?? null,
    socketAddress: socket.remoteAddress ?? '',
  };
}
