import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync } from 'node:zlib';

/** Runs `use` with a server of text-only pages: `/{bytes}` has that many bytes, compressed like the site's pages. */
export async function withControlPages(use: (url: string) => Promise<void>): Promise<void> {
  const server = createServer((request, response) => {
    const body = brotliCompressSync(writeControl(Number(request.url?.slice(1)) || 0));
    response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8', 'Content-Encoding': 'br' });
    response.end(body);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  try {
    await use(`http://localhost:${(server.address() as AddressInfo).port}`);
  } finally {
    server.closeAllConnections();
    server.close();
  }
}

/** Random words, because one repeated word would compress far better than real text. */
function writeControl(bytes: number): string {
  let text =
    '<!doctype html><html lang="fi"><meta charset="utf-8"><title>Control</title><meta name="viewport" content="width=device-width"><main><p>';
  let seed = 1;
  while (text.length < bytes) {
    seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0;
    text += `${seed.toString(36)} `;
  }
  return text.slice(0, bytes);
}
