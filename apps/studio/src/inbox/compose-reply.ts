import { quoteMessage } from '@nettobonus/domain/contact/reply';
import { MARKET_FACTS } from '@nettobonus/domain/markets/market';
import MailComposer from 'nodemailer/lib/mail-composer';
import type { MailSettings } from '../env.ts';
import type { Message, Reply } from '../payload-types.ts';
import type { Mail } from './compose-mail.ts';
import { toMailAddress, toOneLine } from './mail-address.ts';

type AnsweredMessage = Pick<Message, 'market' | 'name' | 'email' | 'message' | 'receivedAt'>;

/** Composes the email with an editor's answer to a visitor. Null if the visitor has no address that can get it. */
export async function composeReply(
  reply: Pick<Reply, 'subject' | 'text' | 'replyId'>,
  message: AnsweredMessage,
  { from, to: inbox }: Pick<MailSettings, 'from' | 'to'>,
): Promise<Mail | null> {
  const to = toMailAddress(toOneLine(message.email));
  if (to === null) return null;
  const { market, name } = message;
  const quotation = quoteMessage({ ...message, receivedAt: new Date(message.receivedAt) });
  const raw = await new MailComposer({
    from: { name: 'Nettobonus', address: from },
    to: { name: toOneLine(name), address: to },
    // The visitor's reply goes to the editors, not to the address that sends emails.
    replyTo: inbox,
    subject: toOneLine(reply.subject),
    // Stable across retries, so that a mailbox can detect a duplicate.
    messageId: `<${reply.replyId}@${from.split('@').at(-1)}>`,
    headers: { 'Content-Language': MARKET_FACTS[market].locale },
    text: `${reply.text}\n\n${quotation}\n`,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
    .compile()
    .build();
  return { from, to, raw };
}
