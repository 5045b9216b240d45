import { createServer, type Server } from 'node:http';
import { renderMetrics } from './metrics.ts';

/** Serves `/metrics` on a separate port that the edge does not proxy. */
export function serveMetrics(port: number, host: string): Server {
  return createServer(async (request, response) => {
    if (request.url !== '/metrics') return response.writeHead(404).end();
    const { type, text } = await renderMetrics();
    return response.writeHead(200, { 'Content-Type': type, 'Cache-Control': 'no-store' }).end(text);
  }).listen(port, host);
}
