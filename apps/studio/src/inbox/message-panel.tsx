import { deletedAt } from '@nettobonus/domain/contact/inbox';
import { getLocalDate } from '@nettobonus/domain/markets/market';
import type { UIFieldServerComponent } from 'payload';
import { Marked } from '../brand/status.tsx';
import { formatTypedDay } from '../clock/format-typed-day.ts';
import { mailSettings } from '../env.ts';
import { listJobs } from '../jobs/job-queue.ts';
import { relationId } from '../publishing/stored-document.ts';
import { findMessage } from './find-message.ts';
import { type FormattedMail, formatMail } from './format-mail.ts';
import { getUserName } from './get-user-name.ts';
import { Waiting } from './waiting-cell.tsx';
import './inbox.css';

const NOT_CONFIGURED: FormattedMail = {
  mark: 'info',
  text: 'No email was sent: the studio has no mail server.',
};

/** At the top of a contact message: waiting time, assignee and state of the notification email. */
export const MessagePanel: UIFieldServerComponent = async ({ id, payload, req }) => {
  // Do not use the form's data, which the caller sends: access can be checked only for the stored message.
  const message = id === undefined ? null : await findMessage(id, req);
  if (!message) return null;
  const { messageId, market, status, receivedAt, spamAt, assignee } = message;
  const deletionAt = deletedAt({
    receivedAt: new Date(receivedAt),
    spamAt: spamAt ? new Date(spamAt) : null,
  });
  const [emailJobs, name] = await Promise.all([
    listJobs(payload, 'send-mail', { data: { messageId } }),
    getUserName(payload, relationId(assignee)),
  ]);
  // An email that a user retried has a second job.
  const newest = emailJobs.at(-1);
  const mail = newest ? formatMail(newest, new Date()) : mailSettings ? null : NOT_CONFIGURED;
  return (
    <dl className="message-panel">
      <dt>Waiting</dt>
      <dd>
        <Waiting receivedAt={receivedAt} status={status} />
      </dd>
      <dt>Assignee</dt>
      <dd>{name ?? 'Unassigned'}</dd>
      <dt>Deleted on</dt>
      <dd>{formatTypedDay(getLocalDate(market, deletionAt))}</dd>
      {mail ? (
        <>
          <dt>Notification</dt>
          <dd>
            <Marked mark={mail.mark}>{mail.text}</Marked>
          </dd>
        </>
      ) : null}
    </dl>
  );
};
