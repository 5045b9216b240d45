import { UNANSWERED } from '@nettobonus/domain/contact/inbox';
import { failedMailsStatement, type MailStatus } from '@nettobonus/store/message-mails';
import type { Payload, ServerProps, TypedUser } from 'payload';
import { Marked } from '../brand/status.tsx';
import { mailSettings } from '../env.ts';
import { runStatement } from '../publishing/run-statement.ts';
import { formatMail } from './format-mail.ts';
import { countWaiting, overdueBefore, type WaitingCount } from './list-waiting.ts';
import './inbox.css';

const LIST_PATH = '/admin/collections/messages';

interface Props extends ServerProps {
  searchParams?: Record<string, string | string[] | undefined>;
}

/** Above the list: links to filtered views, and notification mails with problems. */
export async function InboxNotice({ payload, user, searchParams = {} }: Props) {
  const now = new Date();
  const [count, mails] = await Promise.all([
    countWaiting({ payload, user }, now),
    listFailedMails(payload, user),
  ]);
  return (
    <div className="inbox-notice">
      <nav aria-label="Message filters">
        <ul className="inbox-views">
          {buildViews(count, user, now).map(({ label, where }) => (
            <li key={label}>
              <a
                aria-current={isCurrentView(where, searchParams) ? 'true' : undefined}
                href={where.length > 0 ? `${LIST_PATH}?${new URLSearchParams(where)}` : LIST_PATH}
              >
                {label}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      {mailSettings ? null : (
        <p>
          <Marked mark="warning">
            No notification mails are sent: SMTP_URL, MAIL_FROM and INBOX_TO are not set.
          </Marked>
        </p>
      )}
      {mails.length > 0 ? (
        <ul aria-label="Mails with problems" className="inbox-mails">
          {mails.map(({ id, market, mail: { mark, text, reply } }) => (
            <li key={id}>
              <a href={`${LIST_PATH}/${id}`}>
                Message {id} · {market}
              </a>{' '}
              <Marked mark={mark}>{text}</Marked>
              {reply ? <span className="inbox-answer">{reply}</span> : null}
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  );
}

type QueryParameter = [name: string, value: string];

function buildViews({ waiting, overdue }: WaitingCount, user: TypedUser | undefined, now: Date) {
  const parameter = (index: number, condition: string, value: string): QueryParameter => [
    `where[or][0][and][${index}]${condition}`,
    value,
  ];
  const isUnanswered = parameter(0, '[status][in]', UNANSWERED.join(','));
  return [
    { label: `Unanswered (${waiting})`, where: [] as QueryParameter[] },
    {
      label: `Overdue (${overdue})`,
      where: [isUnanswered, parameter(1, '[receivedAt][less_than]', overdueBefore(now).toISOString())],
    },
    { label: 'Mine', where: [parameter(0, '[assignee][equals]', String(user?.id))] },
    { label: 'All', where: [parameter(0, '[status][exists]', 'true')] },
  ];
}

/** Compares parameter names only: the time of "Overdue" differs in each request. */
function isCurrentView(
  where: readonly QueryParameter[],
  searchParams: NonNullable<Props['searchParams']>,
): boolean {
  const current = Object.keys(searchParams).filter((name) => name.startsWith('where'));
  const expected = where.map(([name]) => name);
  return current.length === expected.length && expected.every((name) => current.includes(name));
}

/** Mails with problems, of the messages that the user may read. */
async function listFailedMails(payload: Payload, user: TypedUser | undefined) {
  const statuses = (await runStatement({ payload }, failedMailsStatement())) as unknown as MailStatus[];
  if (statuses.length === 0) return [];
  const { docs } = await payload.find({
    collection: 'messages',
    where: { messageId: { in: statuses.map(({ id }) => id) } },
    sort: '-receivedAt',
    depth: 0,
    pagination: false,
    overrideAccess: false,
    disableErrors: true,
    user: user ?? null,
  });
  const options = { isConfigured: mailSettings !== null, now: new Date() };
  return docs.flatMap(({ id, market, messageId }) => {
    const status = statuses.find(({ id }) => id === messageId);
    return status ? [{ id, market, mail: formatMail(status, options) }] : [];
  });
}
