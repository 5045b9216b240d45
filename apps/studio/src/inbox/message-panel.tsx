import type { PayloadRequest, UIFieldServerComponent } from 'payload';
import { Marked } from '../brand/status.tsx';
import { mailSettings } from '../env.ts';
import { listJobs } from '../jobs/job-queue.ts';
import type { Message } from '../payload-types.ts';
import { relationId } from '../publishing/stored-document.ts';
import { type FormattedMail, formatMail } from './format-mail.ts';
import { getUserName } from './get-user-name.ts';
import { Waiting } from './waiting-cell.tsx';
import './inbox.css';

const NOT_CONFIGURED: FormattedMail = { mark: 'info', text: 'No email is sent: email is not configured.' };

/** At the top of a contact message: waiting time, assignee and state of the notification email. */
export const MessagePanel: UIFieldServerComponent = async ({ id, payload, req }) => {
  // Do not use the form's data, which the caller sends: access can be checked only for the stored message.
  const message = id === undefined ? null : await findMessage(id, req);
  if (!message) return null;
  const { messageId, status, receivedAt, assignee } = message;
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

/** The message, or null if the user may not read it. */
const findMessage = (id: number | string, req: PayloadRequest): Promise<Message | null> =>
  req.payload.findByID({
    collection: 'messages',
    id,
    depth: 0,
    disableErrors: true,
    overrideAccess: false,
    user: req.user,
  });
