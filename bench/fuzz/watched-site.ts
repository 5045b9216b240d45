import { Agent, request as ask, createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type AddressKind, kindOfAsked } from './site-address.ts';

const OFFENDERS_KEPT = 20;

/** What has reached the site. */
export class Watch {
  readonly kinds = new Map<AddressKind, number>();
  readonly statuses = new Map<string, number>();
  readonly offenders: string[] = [];
  offences = 0;
  /** Answered by Node itself, before anything of the site reads them. */
  unreadable = 0;

  blame(offence: string): void {
    this.offences += 1;
    if (this.offenders.length < OFFENDERS_KEPT) this.offenders.push(offence);
  }

  look({ method = '', url = '', headers }: IncomingMessage): void {
    const kind = kindOfAsked(method, url);
    if (kind === null) this.blame(`unexpected request: ${method} ${JSON.stringify(url)}`);
    else this.kinds.set(kind, (this.kinds.get(kind) ?? 0) + 1);
    for (const [name, isRight] of Object.entries(HEADERS)) {
      const value = headers[name]?.toString();
      if (!isRight(value)) this.blame(`${name}: ${JSON.stringify(value)} with ${method} ${url}`);
    }
  }

  answered(status: number, { method, url }: IncomingMessage): void {
    const kind = `${Math.floor(status / 100)}xx`;
    this.statuses.set(kind, (this.statuses.get(kind) ?? 0) + 1);
    if (status >= 500) this.blame(`the site returned ${status} to ${method} ${JSON.stringify(url)}`);
  }
}

/** What the edge says itself, whatever a visitor says. */
const HEADERS: Record<string, (value: string | undefined) => boolean> = {
  host: (value) => value === 'localhost',
  'x-forwarded-for': (value) => /^127(?:\.\d{1,3}){3}$/.test(value ?? ''),
  'x-forwarded-proto': (value) => value === 'http',
  'x-content-version': (value) => /^\d*$/.test(value ?? ''),
  cookie: (value) => value === undefined,
  forwarded: (value) => value === undefined,
};

/** A door before one process of the site, through which everything goes that the edge asks of it. */
export async function watchSite(port: number, watch: Watch): Promise<{ port: number; close: () => void }> {
  // Less patient than the site, or a request would now and then go into a connection that is being closed.
  const agent = new Agent({ keepAlive: true, timeout: 2_000 });
  // Wider than the site's own: what is too much for the site is for the site to say.
  const door = createServer({ maxHeaderSize: 128 * 1024 }, (request, response) => {
    const { method, url, headers, rawHeaders } = request;
    // `follow-versions.ts` requests the site directly.
    const isFollower = url === '/content-versions' && headers['x-forwarded-for'] === undefined;
    if (!isFollower) watch.look(request);
    const onward = ask({
      port,
      host: '127.0.0.1',
      method,
      path: url,
      headers: rawHeaders,
      agent,
      setHost: false,
    });
    onward.on('response', (answer) => {
      const { statusCode = 0, rawHeaders: answered } = answer;
      if (!isFollower) watch.answered(statusCode, request);
      response.writeHead(statusCode, answered);
      answer.pipe(response);
      answer.on('error', () => response.destroy());
    });
    onward.on('error', () => response.destroy());
    response.on('close', () => onward.destroy());
    request.pipe(onward);
  });
  door.on('clientError', (error, socket) => {
    const code = 'code' in error ? String(error.code) : error.message;
    // nginx hands on a header whose value Node does not read; anything else would be the end of a request that the two
    // see at different places.
    if (code === 'HPE_INVALID_HEADER_TOKEN') watch.unreadable += 1;
    else if (code !== 'ECONNRESET') watch.blame(`invalid HTTP: ${code}`);
    if (socket.writable) socket.end('HTTP/1.1 400 Bad Request\r\nConnection: close\r\n\r\n');
    else socket.destroy();
  });
  await new Promise<void>((done) => door.listen(0, '127.0.0.1', done));
  return {
    port: (door.address() as AddressInfo).port,
    close: () => {
      door.closeAllConnections();
      door.close();
      agent.destroy();
    },
  };
}
