import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync } from 'node:zlib';

const COMPRESSIBLE = /^(text\/|application\/(javascript|json)|image\/svg)/;
const CONTROL = /^\/control\/(\d+)$/;

interface Answer {
  status: number;
  headers: [string, string][];
  body: Buffer;
}

/**
 * What stands before the site in production, as far as a page's speed goes: it compresses, and answers again what
 * it has answered before. `/control/{bytes}` is a page of text and nothing else, of so many bytes.
 */
export async function withEdge(site: string, use: (url: string) => Promise<void>): Promise<void> {
  const kept = new Map<string, Answer>();
  const answer = async (path: string): Promise<Answer> => {
    const known = kept.get(path);
    if (known) return known;
    const bytes = CONTROL.exec(path)?.[1];
    const response = bytes ? controlPage(Number(bytes)) : await fetch(site + path, { redirect: 'manual' });
    const isCompressed = COMPRESSIBLE.test(response.headers.get('content-type') ?? '');
    const plain = Buffer.from(await response.arrayBuffer());
    const made = {
      status: response.status,
      headers: [
        ...[...response.headers].filter(
          ([name]) => !/^(content-length|transfer-encoding|connection|keep-alive)$/.test(name),
        ),
        ...(isCompressed ? [['content-encoding', 'br'] as [string, string]] : []),
      ],
      body: isCompressed ? brotliCompressSync(plain) : plain,
    };
    kept.set(path, made);
    return made;
  };
  const server = createServer((request, response) => {
    answer(request.url ?? '/').then(
      ({ status, headers, body }) => response.writeHead(status, Object.fromEntries(headers)).end(body),
      () => response.writeHead(502).end(),
    );
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  try {
    await use(`http://localhost:${(server.address() as AddressInfo).port}`);
  } finally {
    server.closeAllConnections();
    server.close();
  }
}

/** Random words: text that compresses like text, not like one word said again and again. */
function controlPage(bytes: number): Response {
  const head =
    '<!doctype html><html lang="fi"><meta charset="utf-8"><title>Control</title><meta name="viewport" content="width=device-width"><main><p>';
  let text = head;
  let seed = 1;
  while (text.length < bytes) {
    seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0;
    text += `${seed.toString(36)} `;
  }
  return new Response(text.slice(0, bytes), { headers: { 'Content-Type': 'text/html; charset=utf-8' } });
}
