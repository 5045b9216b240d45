import MailComposer from 'nodemailer/lib/mail-composer';
import type { EmailAdapter, SendEmailOptions } from 'payload';
import type { MailSettings } from './env.ts';
import { deliverMail } from './inbox/deliver-mail.ts';
import { logEvent } from './log-event.ts';

type Sender = Pick<MailSettings, 'smtpUrl' | 'from'>;

/** Sends Payload's own emails, which are links for forgotten passwords only. */
export function mailAdapter(settings: Sender | null): EmailAdapter {
  return ({ payload: { logger } }) => ({
    name: 'smtp',
    defaultFromAddress: settings?.from ?? 'nobody@localhost',
    defaultFromName: 'Nettobonus studio',
    // Not awaited: the response time or an error would reveal whether the user exists.
    sendEmail: async (message) => {
      void sendEmail(message, settings).then((problem) => {
        if (problem) logEvent(logger, 'mail-not-sent', { problem });
      });
    },
  });
}

/** Sends an email and waits for the server's reply. Returns the problem, or null. Omits the text of the mail server's reply: it may contain the address. */
export async function sendEmail(
  message: Omit<SendEmailOptions, 'from'>,
  settings: Sender | null,
): Promise<string | null> {
  if (!settings) return 'email is not configured';
  try {
    const mail = new MailComposer({
      from: settings.from,
      ...message,
      headers: { 'Auto-Submitted': 'auto-generated' },
      disableFileAccess: true,
      disableUrlAccess: true,
    }).compile();
    const [to = ''] = mail.getEnvelope().to;
    const raw = await mail.build();
    const delivery = await deliverMail(settings.smtpUrl, { from: settings.from, to, raw });
    return delivery.isSent ? null : `the mail server did not accept the email: ${delivery.reply}`;
  } catch {
    return 'the email could not be composed';
  }
}
