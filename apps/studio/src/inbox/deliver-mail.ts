import { createTransport } from 'nodemailer';
import { JobError } from '../jobs/job-error.ts';
import type { Mail } from './compose-mail.ts';
import { loggableError } from './loggable-error.ts';

/** Shorter than nodemailer's default: a server that is silent for this long will not reply. */
const TIMEOUT_MS = 30_000;

/** `reply` contains the codes of the server's reply, never its text, which may quote the visitor's message. */
export type Delivery =
  | { isSent: true; reply: string }
  /** `isRefused`: the server permanently rejected the email itself, so another attempt is useless. */
  | { isSent: false; isRefused: boolean; reply: string };

export async function deliverMail(smtpUrl: string, { from, to, raw }: Mail): Promise<Delivery> {
  const transport = openTransport(smtpUrl);
  try {
    const { response } = await transport.sendMail({ envelope: { from, to: [to] }, raw });
    return { isSent: true, reply: formatReply(response) ?? 'accepted' };
  } catch (error) {
    return { isSent: false, ...describeFailure(error) };
  } finally {
    transport.close();
  }
}

/** For jobs: throws an error for editors if the server did not accept the email. */
export async function deliverOrThrow(smtpUrl: string, mail: Mail): Promise<void> {
  const delivery = await deliverMail(smtpUrl, mail);
  if (delivery.isSent) return;
  const { isRefused, reply } = delivery;
  const problem = isRefused
    ? 'The mail server refused the email'
    : 'The mail server did not accept the email';
  throw new JobError(`${problem} (${reply}).`, { isFinal: isRefused });
}

function describeFailure(error: unknown): { isRefused: boolean; reply: string } {
  const { code, responseCode, response } = error as {
    code?: string;
    responseCode?: number;
    response?: string;
  };
  // After a rejected greeting or login, the operator can correct the configuration.
  const isAboutMail = code === 'EENVELOPE' || code === 'EMESSAGE';
  return {
    isRefused: isAboutMail && responseCode !== undefined && responseCode >= 500,
    reply: formatReply(response ?? '') ?? `no reply: ${loggableError(error)}`,
  };
}

/** The status code and the enhanced status code of RFC 3463, such as `554 5.7.1`. */
function formatReply(response: string): string | null {
  const [, status, enhanced] = /^(\d{3})(?:[ -](\d\.\d{1,3}\.\d{1,3})\b)?/.exec(response) ?? [];
  return status ? [status, enhanced].filter(Boolean).join(' ') : null;
}

function openTransport(smtpUrl: string) {
  const { protocol, hostname, port, username, password } = new URL(smtpUrl);
  const auth = username
    ? { user: decodeURIComponent(username), pass: decodeURIComponent(password) }
    : undefined;
  const isLocal = ['localhost', '127.0.0.1', '[::1]'].includes(hostname);
  return createTransport({
    host: hostname.replace(/^\[|\]$/g, ''),
    ...(port ? { port: Number(port) } : {}),
    ...(auth ? { auth } : {}),
    secure: protocol === 'smtps:',
    // Never send a password unencrypted, whatever the server offers.
    requireTLS: auth !== undefined && !isLocal,
    // A local server has no valid certificate.
    ignoreTLS: isLocal,
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
  });
}
