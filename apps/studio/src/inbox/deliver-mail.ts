import { Readable } from 'node:stream';
import SMTPConnection from 'nodemailer/lib/smtp-connection';
import type { Mail } from './compose-mail.ts';

/** Shorter than nodemailer's default: a server that is silent for this long will not answer. */
const TIMEOUT_MS = 30_000;

export type Delivery =
  | { isSent: true; answer: string }
  | { isSent: false; isEndSent: boolean; code: number | null; isAboutMail: boolean; answer: string };

/**
 * Sends one mail. Calls `beforeEnd` once everything but the end of the data is sent. The end, at which the server
 * accepts the mail, follows when `beforeEnd` resolves, and never if it throws.
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
  // nodemailer reads this only after the server accepts DATA, and ends the data when the stream ends.
  const body = Readable.from(
    (async function* () {
      yield raw;
      beforeEndDone = beforeEnd();
      await beforeEndDone;
      isEndSent = !hasFailed;
    })(),
  );
  try {
    const answer = await new Promise<string>((done, fail) => {
      // Without a listener, a second error of the connection would crash the process.
      connection.on('error', fail);
      const send = () =>
        connection.send({ from, to: [to] }, body, (error, info) =>
          error ? fail(error) : done(info.response),
        );
      connection.connect((error) => {
        if (error) fail(error);
        else if (auth) connection.login(auth, (refused) => (refused ? fail(refused) : send()));
        else send();
      });
    });
    connection.quit();
    return { isSent: true, answer };
  } catch (error) {
    hasFailed = true;
    // Only after `beforeEnd` has settled is it certain whether the end was sent.
    await beforeEndDone.catch(() => {});
    connection.close();
    return { isSent: false, isEndSent, ...describeFailure(error) };
  }
}

function describeFailure(error: unknown): { code: number | null; isAboutMail: boolean; answer: string } {
  const { code, responseCode, message } = error as { code?: string; responseCode?: number; message: string };
  return {
    code: responseCode ?? null,
    isAboutMail: code === 'EENVELOPE' || code === 'EMESSAGE',
    answer: message,
  };
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
