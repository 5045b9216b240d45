import { formatAge } from '@nettobonus/domain/contact/inbox';
import type { MarkName } from '../brand/status.tsx';
import type { StoredJob } from '../jobs/job-queue.ts';

export interface FormattedMail {
  mark: MarkName;
  text: string;
}

/** Describes in a sentence whether the email about a contact message was sent. */
export function formatMail(
  { state, attempts, nextAt, endedAt, problem }: Omit<StoredJob<unknown>, 'id' | 'data'>,
  now: Date,
): FormattedMail {
  switch (state) {
    case 'completed':
      return { mark: 'ok', text: `Email sent ${formatAge(endedAt ?? now, now)} ago.` };
    case 'created':
    case 'active':
      return { mark: 'info', text: 'The email is about to be sent.' };
    case 'retry': {
      const minutes = Math.max(0, Math.ceil((nextAt.getTime() - now.getTime()) / 60_000));
      const text = `Email not sent after ${attempts} attempts. Next attempt in ${minutes} min. ${problem ?? ''}`;
      return { mark: 'warning', text: text.trim() };
    }
    case 'failed':
    case 'cancelled':
      return { mark: 'bad', text: `Email not sent. ${problem ?? ''}`.trim() };
    default:
      return state satisfies never;
  }
}
