import type { Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';

/** The phase of a session. `body`: email incomplete; `end`: email complete; `accepted`: before the final reply. */
export type Phase = 'greeting' | 'from' | 'to' | 'body' | 'end' | 'accepted';

/** `code` rejects with this SMTP status, and with `text` if given. */
export type PhaseAction = 'continue' | 'disconnect' | { code: number; text?: string };

export interface TestMailServer {
  /** For SMTP_URL. */
  url: string;
  /** Accepted emails, oldest first. */
  emails: readonly ReceivedEmail[];
  stop: () => Promise<void>;
}

export interface ReceivedEmail {
  messageId: string;
  from: string;
  to: string[];
  raw: string;
}

interface TestMailServerOptions {
  decide?: (phase: Phase) => Promise<PhaseAction> | PhaseAction;
  /** The credentials that the server requires. */
  login?: { user: string; password: string };
}

/** Starts a local SMTP server for tests. `decide` can make it misbehave. */
export async function startTestMailServer({
  decide = () => 'continue',
  login,
}: TestMailServerOptions = {}): Promise<TestMailServer> {
  const emails: ReceivedEmail[] = [];
  const sockets = new Map<number, Socket>();
  /** Resolves if the session continues. After a dropped connection it never settles. */
  const runPhase = async (phase: Phase, { remotePort }: { remotePort: number }) => {
    const action = await decide(phase);
    if (action === 'continue') return;
    if (action === 'disconnect') {
      sockets.get(remotePort)?.destroy();
      await new Promise(() => {});
    } else {
      throw Object.assign(new Error(action.text ?? 'Try again later'), { responseCode: action.code });
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
    onConnect: (session, done) => void runPhase('greeting', session).then(() => done(), done),
    onMailFrom: (_address, session, done) => void runPhase('from', session).then(() => done(), done),
    onRcptTo: (_address, session, done) => void runPhase('to', session).then(() => done(), done),
    onData: (stream, session, done) => {
      const receive = async () => {
        stream.once('data', () => void runPhase('body', session).catch(() => {}));
        const raw = await text(stream);
        await runPhase('end', session);
        const { mailFrom, rcptTo } = session.envelope;
        emails.push({
          messageId: /^Message-ID: <(.+)>\r?$/im.exec(raw)?.[1] ?? '',
          from: mailFrom ? mailFrom.address : '',
          to: rcptTo.map(({ address }) => address),
          raw,
        });
        await runPhase('accepted', session);
      };
      // An email counts as sent only when it is complete: a client may disconnect midway.
      receive().then(() => done(), done);
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
    emails,
    stop: async () => {
      for (const socket of sockets.values()) socket.destroy();
      await new Promise<void>((done) => server.close(() => done()));
    },
  };
}
