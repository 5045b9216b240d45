import { formatAge } from '@nettobonus/domain/inbox';
import type { MailStatus } from '@nettobonus/store/message-mails';
import type { MarkName } from '../brand/status.tsx';

export interface FormattedMail {
  mark: MarkName;
  said: string;
  /** What the mail server said, where that matters. */
  answer: string | null;
}

/** Where the mail that tells of a message stands, in a sentence. */
export function formatMail(
  { state, tries, nextAt, changedAt, answer }: MailStatus,
  { isSetUp, now }: { isSetUp: boolean; now: Date },
): FormattedMail {
  const ago = `${formatAge(new Date(changedAt), now)} ago`;
  switch (state) {
    case 'sent':
      return { mark: 'ok', said: `Mail sent ${ago}.`, answer: null };
    case 'handed-over':
      return {
        mark: 'look',
        said: `Mail handed over ${ago}, answer not seen. It most likely arrived; it is not sent again.`,
        answer,
      };
    case 'refused':
      return { mark: 'bad', said: 'The mail server refused the mail.', answer };
    case 'given-up':
      return { mark: 'bad', said: `No mail: given up after three days and ${tries} tries.`, answer };
    case 'not-needed':
      return { mark: 'info', said: 'No mail was needed.', answer: null };
    case 'sending':
      return { mark: 'info', said: 'The mail is being sent.', answer: null };
    case 'waiting': {
      if (!isSetUp) return { mark: 'info', said: 'No mail is sent: none is set up.', answer: null };
      if (tries === 0) return { mark: 'info', said: 'The mail is about to be sent.', answer: null };
      const next = Math.max(0, Math.ceil((new Date(nextAt).getTime() - now.getTime()) / 60_000));
      return { mark: 'look', said: `Mail not sent after ${tries} tries, again in ${next} min.`, answer };
    }
    default:
      return state satisfies never;
  }
}
