import { Readable } from 'node:stream';
import SMTPConnection from 'nodemailer/lib/smtp-connection';
import type { Mail } from './compose-mail.ts';
import { loggableError } from './loggable-error.ts';

/** Shorter than nodemailer's default: a server that is silent for this long will not reply. */
const TIMEOUT_MS = 30_000;

/** `reply` has the codes of the server's reply, never its text, which may quote the visitor. */
export type Delivery =
  | { isSent: true; reply: string }
  | { isSent: false; isEndSent: boolean; code: number | null; isAboutMail: boolean; reply: string };

/**
 * Sends one mail. Calls `beforeEnd` once everything but the end of the data is sent. Sends the end, at which the server
 * accepts the mail, only after `beforeEnd` resolves, and never if it throws.
 */
export async function deliverMail(
  smtpUrl: string,
  { from, to, raw }: Mail,
  beforeEnd: () => Promise<unknown>,
): Promise<Delivery> {
  const { connection, auth } = openConnection(smtpUrl);
  let hasFailed = false;
  let isEndSent = false;
  let beforeEndDone: Promise<unknown> = Promise.resolve();
  // nodemailer reads this stream only after the server accepts DATA. The end of the stream ends the data.
  const body = Readable.from(
    (async function* () {
      yield raw;
      beforeEndDone = beforeEnd();
      await beforeEndDone;
      isEndSent = !hasFailed;
    })(),
  );
  try {
    const reply = await new Promise<string>((resolve, reject) => {
      // Without a listener, a second connection error would crash the process.
      connection.on('error', reject);
      const send = () =>
        connection.send({ from, to: [to] }, body, (error, info) =>
          error ? reject(error) : resolve(info.response),
        );
      connection.connect((error) => {
        if (error) reject(error);
        else if (auth) connection.login(auth, (loginError) => (loginError ? reject(loginError) : send()));
        else send();
      });
    });
    connection.quit();
    return { isSent: true, reply: formatReply(reply) ?? 'accepted' };
  } catch (error) {
    hasFailed = true;
    // Wait for `beforeEnd` to settle: only then is `isEndSent` final.
    await beforeEndDone.catch(() => {});
    connection.close();
    return { isSent: false, isEndSent, ...describeFailure(error) };
  }
}

function describeFailure(error: unknown): { code: number | null; isAboutMail: boolean; reply: string } {
  const { code, responseCode, response } = error as {
    code?: string;
    responseCode?: number;
    response?: string;
  };
  return {
    code: responseCode ?? null,
    isAboutMail: code === 'EENVELOPE' || code === 'EMESSAGE',
    reply: formatReply(response ?? '') ?? `no reply: ${loggableError(error)}`,
  };
}

/** The status code and the enhanced status code of RFC 3463, such as `554 5.7.1`. */
function formatReply(response: string): string | null {
  const [, status, enhanced] = /^(\d{3})(?:[ -](\d\.\d{1,3}\.\d{1,3})\b)?/.exec(response) ?? [];
  return status ? [status, enhanced].filter(Boolean).join(' ') : null;
}

function openConnection(smtpUrl: string) {
  const { protocol, hostname, port, username, password } = new URL(smtpUrl);
  const auth = username
    ? { user: decodeURIComponent(username), pass: decodeURIComponent(password) }
    : undefined;
  const isLocal = ['localhost', '127.0.0.1', '[::1]'].includes(hostname);
  const connection = new SMTPConnection({
    host: hostname.replace(/^\[|\]$/g, ''),
    ...(port ? { port: Number(port) } : {}),
    secure: protocol === 'smtps:',
    // Never send a password unencrypted, whatever the server offers.
    requireTLS: auth !== undefined && !isLocal,
    // A local server has no valid certificate.
    ignoreTLS: isLocal,
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
  });
  return { connection, auth };
}
