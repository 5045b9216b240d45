import { type MailStatus, mailStatusStatement } from '@nettobonus/store/message-mails';
import type { UIFieldServerComponent } from 'payload';
import { Marked } from '../brand/status.tsx';
import { mailSettings } from '../env.ts';
import type { Message } from '../payload-types.ts';
import { runStatement } from '../publishing/run-statement.ts';
import { relationId } from '../publishing/stored-document.ts';
import { formatMail } from './format-mail.ts';
import { getUserName } from './get-user-name.ts';
import { Waiting } from './waiting-cell.tsx';
import './inbox.css';

/** At the top of a message: waiting time, assignee and state of the notification mail. */
export const MessagePanel: UIFieldServerComponent = async ({ data, payload }) => {
  const { messageId, status, receivedAt, assignee } = data as Message;
  if (!messageId) return null;
  const [rows, name] = await Promise.all([
    runStatement({ payload }, mailStatusStatement(messageId)),
    getUserName(payload, relationId(assignee)),
  ]);
  const [mailStatus] = rows as unknown as MailStatus[];
  const mail = mailStatus && formatMail(mailStatus, { isConfigured: mailSettings !== null, now: new Date() });
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
          <dt>Mail</dt>
          <dd>
            <Marked mark={mail.mark}>{mail.text}</Marked>
            {mail.reply ? <span className="inbox-answer">{mail.reply}</span> : null}
          </dd>
        </>
      ) : null}
    </dl>
  );
};
