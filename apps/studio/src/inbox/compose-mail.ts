import { answerDueAt } from '@nettobonus/domain/contact/inbox';
import { MARKET_FACTS } from '@nettobonus/domain/markets/market';
import MailComposer from 'nodemailer/lib/mail-composer';
import type { MailSettings } from '../env.ts';
import type { Message } from '../payload-types.ts';
import { toMailAddress, toOneLine } from './mail-address.ts';

export interface Mail {
  from: string;
  to: string;
  /** The whole email, headers first. */
  raw: Buffer;
}

type MailedMessage = Pick<
  Message,
  'id' | 'messageId' | 'market' | 'name' | 'email' | 'message' | 'receivedAt' | 'opening'
>;

/** Composes the email that notifies the operator of a contact message. A reply to this email goes to the visitor. */
export async function composeMail(
  message: MailedMessage,
  { from, to, studioUrl }: MailSettings,
): Promise<Mail> {
  const replyTo = toMailAddress(toOneLine(message.email));
  const raw = await new MailComposer({
    from: { name: 'Nettobonus studio', address: from },
    to,
    ...(replyTo === null ? {} : { replyTo: { name: toOneLine(message.name), address: replyTo } }),
    subject: toOneLine(`Message ${message.id} · ${message.market}: ${message.opening ?? ''}`),
    // Stable across retries, so that a mailbox can detect a duplicate.
    messageId: `<${message.messageId}@${from.split('@').at(-1)}>`,
    headers: { 'Auto-Submitted': 'auto-generated' },
    text: composeText(message, { studioUrl, canReply: replyTo !== null }),
    disableFileAccess: true,
    disableUrlAccess: true,
  })
    .compile()
    .build();
  return { from, to, raw };
}

function composeText(
  { id, market, name, email, message, receivedAt }: MailedMessage,
  { studioUrl, canReply }: { studioUrl: string; canReply: boolean },
): string {
  const { name: marketName, timeZone } = MARKET_FACTS[market];
  const formatTime = (instant: Date) =>
    `${instant.toLocaleString('sv-SE', { timeZone }).slice(0, 16)} (${timeZone})`;
  const received = new Date(receivedAt);
  return [
    `Market: ${marketName} (${market})`,
    `Received: ${formatTime(received)}`,
    `Answer due: ${formatTime(answerDueAt(received))}`,
    `From: ${toOneLine(name)} <${toOneLine(email)}>`,
    '',
    message,
    '',
    canReply
      ? 'A reply to this email goes to the visitor. Then mark the message as answered here:'
      : 'A reply to this email does not reach the visitor, because mail servers may refuse the visitor’s address in a header. Write to the visitor in a new email. Then mark the message as answered here:',
    `${studioUrl}/admin/collections/messages/${id}`,
    '',
  ].join('\n');
}
