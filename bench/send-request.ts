import { randomUUID } from 'node:crypto';
import { type Agent, type IncomingHttpHeaders, request } from 'node:http';
import { request as encryptedRequest, Agent as TlsAgent } from 'node:https';

/** A user agent that the site does not count as a bot. */
export const BROWSER_AGENT =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';
const TIMEOUT_MS = 15_000;

export interface HttpRequest {
  method?: string;
  path: string;
  headers?: Record<string, string>;
  body?: string;
  /** With an `Agent` from `node:https`, the request is encrypted. */
  agent?: Agent;
  /** The local address to send from, within 127.0.0.0/8. */
  address?: string;
}

export interface HttpResponse {
  status: number;
  headers: IncomingHttpHeaders;
  text: string;
  ms: number;
}

/** Resolves with status 0 if there is no response. */
export function sendRequest(
  port: number,
  { path, method = 'GET', headers, body, agent, address }: HttpRequest,
): Promise<HttpResponse> {
  const startedAt = performance.now();
  return new Promise((done) => {
    const settle = (status: number, responseHeaders: IncomingHttpHeaders, text: string) =>
      done({ status, headers: responseHeaders, text, ms: performance.now() - startedAt });
    const outgoing = (agent instanceof TlsAgent ? encryptedRequest : request)({
      port,
      host: '127.0.0.1',
      path,
      method,
      headers: { Host: 'localhost', 'User-Agent': BROWSER_AGENT, ...headers },
      ...(agent ? { agent } : {}),
      ...(address ? { localAddress: address } : {}),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    outgoing.on('response', (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk) => chunks.push(chunk));
      response.on('end', () =>
        settle(response.statusCode ?? 0, response.headers, Buffer.concat(chunks).toString()),
      );
      response.on('error', (error) => settle(0, {}, String(error)));
    });
    outgoing.on('error', (error) => settle(0, {}, String(error)));
    outgoing.end(body);
  });
}

/** A contact message as the form sends it. Sending it again repeats the same message, because it has the same id. */
export function buildContactRequest(address: string): HttpRequest {
  return {
    method: 'POST',
    path: '/api/contact?lang=fi',
    address,
    headers: { 'Content-Type': 'application/json', 'Sec-Fetch-Site': 'same-origin' },
    body: JSON.stringify({
      id: randomUUID(),
      name: 'Aino',
      email: 'aino@post.example',
      message: 'Kuinka laskette netton, kun bonus on kierrätettävä?',
      subject: '',
      filledMs: 20_000,
    }),
  };
}

/** Fetches a page and returns its click token. */
export async function fetchClickToken(port: number, path: string, agent?: Agent): Promise<string> {
  const { text } = await sendRequest(port, agent ? { path, agent } : { path });
  const [, token] = /data-click-token="([^"]+)"/.exec(text) ?? [];
  if (!token) throw new Error(`${path} has no click token`);
  return token;
}

/** A click beacon as the page sends it. */
export function buildClickBeacon(link: string, page: { path: string; token: string }): HttpRequest {
  return {
    method: 'POST',
    path: '/api/click',
    headers: { 'Content-Type': 'application/json', 'Sec-Fetch-Site': 'same-origin' },
    body: JSON.stringify({ link, ...page, placement: 'list', position: 1, deposit: null }),
  };
}
