import type { Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';

/** The phase of a session. `body`: mail incomplete; `end`: mail complete; `taken`: accepted, before the final reply. */
export type Phase = 'greeting' | 'from' | 'to' | 'body' | 'end' | 'taken';

/** What the server does in a phase: continue, reject with a code, or drop the connection. */
export type Fate = 'go on' | 'break off' | { code: number };

export interface MailServer {
  /** For SMTP_URL. */
  url: string;
  /** Accepted mails, oldest first. */
  mails: readonly ReceivedMail[];
  stop: () => Promise<void>;
}

export interface ReceivedMail {
  messageId: string;
  from: string;
  to: string[];
  raw: string;
}

interface MailServerOptions {
  decide?: (phase: Phase) => Promise<Fate> | Fate;
  /** Requires these credentials. */
  login?: { user: string; password: string };
}

/** A local SMTP server that can be made to misbehave. */
export async function startMailServer({
  decide = () => 'go on',
  login,
}: MailServerOptions = {}): Promise<MailServer> {
  const mails: ReceivedMail[] = [];
  const sockets = new Map<number, Socket>();
  /** Resolves if the session continues. After a dropped connection it never settles. */
  const pass = async (phase: Phase, { remotePort }: { remotePort: number }) => {
    const fate = await decide(phase);
    if (fate === 'go on') return;
    if (fate === 'break off') {
      sockets.get(remotePort)?.destroy();
      await new Promise(() => {});
    } else {
      throw Object.assign(new Error('Try again later'), { responseCode: fate.code });
    }
  };
  const server = new SMTPServer({
    authOptional: !login,
    hideSTARTTLS: true,
    allowInsecureAuth: true,
    logger: false,
    onAuth: ({ username, password }, _session, done) =>
      username === login?.user && password === login?.password
        ? done(null, { user: username })
        : done(Object.assign(new Error('Wrong password'), { responseCode: 535 })),
    onConnect: (session, done) => void pass('greeting', session).then(() => done(), done),
    onMailFrom: (_address, session, done) => void pass('from', session).then(() => done(), done),
    onRcptTo: (_address, session, done) => void pass('to', session).then(() => done(), done),
    onData: (stream, session, done) => {
      const take = async () => {
        stream.once('data', () => void pass('body', session).catch(() => {}));
        const raw = await text(stream);
        await pass('end', session);
        const { mailFrom, rcptTo } = session.envelope;
        mails.push({
          messageId: /^Message-ID: <(.+)>\r?$/im.exec(raw)?.[1] ?? '',
          from: mailFrom ? mailFrom.address : '',
          to: rcptTo.map(({ address }) => address),
          raw,
        });
        await pass('taken', session);
      };
      // A client that disconnects midway has sent nothing.
      take().then(() => done(), done);
    },
  });
  server.on('error', () => {});
  server.server.on('connection', (socket: Socket) => {
    const port = socket.remotePort ?? 0;
    sockets.set(port, socket);
    socket.once('close', () => sockets.delete(port));
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const address = server.server.address();
  if (!address || typeof address !== 'object') throw new Error('The mail server has no port');
  const credentials = login ? `${login.user}:${encodeURIComponent(login.password)}@` : '';
  return {
    url: `smtp://${credentials}127.0.0.1:${address.port}`,
    mails,
    stop: async () => {
      for (const socket of sockets.values()) socket.destroy();
      await new Promise<void>((done) => server.close(() => done()));
    },
  };
}
