import { Readable } from 'node:stream';
import SMTPConnection from 'nodemailer/lib/smtp-connection';
import type { Mail } from './compose-mail.ts';

/** Shorter than nodemailer's own: a mail server that says nothing for so long is not going to. */
const TIMEOUT_MS = 30_000;

export type Delivery =
  | { isSent: true; answer: string }
  | { isSent: false; isEndSent: boolean; code: number | null; isAboutMail: boolean; answer: string };

/**
 * Sends one mail. `beforeEnd` is called when all of it but its end is on its way; the end, at which the server takes
 * it, follows as soon as that has resolved, and never where it has thrown.
 */
export async function deliverMail(
  smtpUrl: string,
  { from, to, raw }: Mail,
  beforeEnd: () => Promise<unknown>,
): Promise<Delivery> {
  const { connection, auth } = openConnection(smtpUrl);
  let isOver = false;
  let isEndSent = false;
  let handingOver: Promise<unknown> = Promise.resolve();
  // Read only after the server has said that it takes data; nodemailer ends the data when it ends.
  const body = Readable.from(
    (async function* () {
      yield raw;
      handingOver = beforeEnd();
      await handingOver;
      isEndSent = !isOver;
    })(),
  );
  try {
    const answer = await new Promise<string>((done, fail) => {
      // Unheard, a second error of the connection would end the process.
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
    isOver = true;
    // Only then is it known for good whether the end went out.
    await handingOver.catch(() => {});
    connection.close();
    return { isSent: false, isEndSent, ...toldBy(error) };
  }
}

function toldBy(error: unknown): { code: number | null; isAboutMail: boolean; answer: string } {
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
  const isHere = ['localhost', '127.0.0.1', '[::1]'].includes(hostname);
  const connection = new SMTPConnection({
    host: hostname.replace(/^\[|\]$/g, ''),
    ...(port ? { port: Number(port) } : {}),
    secure: protocol === 'smtps:',
    // No password in the open, whatever the server offers.
    requireTLS: auth !== undefined && !isHere,
    // A server on this machine has no certificate to speak of.
    ignoreTLS: isHere,
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
  });
  return { connection, auth };
}
