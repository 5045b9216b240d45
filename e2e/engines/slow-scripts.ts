import { createServer, request, type Server } from 'node:http';

/** Long enough to press a control before any script has arrived. */
const DELAY_MS = 4_000;

/** A proxy in front of the site that delays every script. */
export async function startSlowScripts(site: string): Promise<{ url: string; close: () => void }> {
  const server: Server = createServer((incoming, outgoing) => {
    const forward = () => {
      const upstream = request(
        site + incoming.url,
        { method: incoming.method ?? 'GET', headers: incoming.headers },
        (response) => {
          outgoing.writeHead(response.statusCode ?? 502, response.headers);
          response.pipe(outgoing);
        },
      );
      upstream.on('error', () => outgoing.destroy());
      incoming.pipe(upstream);
    };
    if (incoming.url?.endsWith('.js')) setTimeout(forward, DELAY_MS);
    else forward();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The proxy has no port');
  return { url: `http://localhost:${address.port}`, close: () => server.close() };
}
