import { formatAge } from '@nettobonus/domain/contact/inbox';
import type { MailStatus } from '@nettobonus/store/message-mails';
import type { MarkName } from '../brand/status.tsx';

export interface FormattedMail {
  mark: MarkName;
  text: string;
  /** The codes of the mail server's reply, if they matter. */
  reply: string | null;
}

/** Describes the state of a message's notification mail in a sentence. */
export function formatMail(
  { state, tries, nextAt, changedAt, reply }: MailStatus,
  { isConfigured, now }: { isConfigured: boolean; now: Date },
): FormattedMail {
  const ago = `${formatAge(new Date(changedAt), now)} ago`;
  switch (state) {
    case 'sent':
      return { mark: 'ok', text: `Mail sent ${ago}.`, reply: null };
    case 'handed-over':
      return {
        mark: 'warning',
        text: `Mail sent ${ago} without a confirmation by the server. It probably arrived and is not sent again.`,
        reply,
      };
    case 'refused':
      return { mark: 'bad', text: 'The mail server refused the mail.', reply };
    case 'given-up':
      return { mark: 'bad', text: `Mail not sent: gave up after three days and ${tries} attempts.`, reply };
    case 'not-needed':
      return { mark: 'info', text: 'No mail is needed.', reply: null };
    case 'sending':
      return { mark: 'info', text: 'The mail is being sent.', reply: null };
    case 'waiting': {
      if (!isConfigured)
        return { mark: 'info', text: 'No mail is sent: mail is not configured.', reply: null };
      if (tries === 0) return { mark: 'info', text: 'The mail is about to be sent.', reply: null };
      const minutes = Math.max(0, Math.ceil((new Date(nextAt).getTime() - now.getTime()) / 60_000));
      return {
        mark: 'warning',
        text: `Mail not sent after ${tries} attempts. Next attempt in ${minutes} min.`,
        reply,
      };
    }
    default:
      return state satisfies never;
  }
}
