import { UNANSWERED } from '@nettobonus/domain/inbox';
import { type MailStatus, troubledMailsStatement } from '@nettobonus/store/message-mails';
import type { Payload, ServerProps, TypedUser } from 'payload';
import { Marked } from '../brand/status.tsx';
import { mailSettings } from '../env.ts';
import { runStatement } from '../publishing/run-statement.ts';
import { formatMail } from './format-mail.ts';
import { countWaiting, overdueBefore, type WaitingCount } from './list-waiting.ts';
import './inbox.css';

const LIST = '/admin/collections/messages';

interface Props extends ServerProps {
  searchParams?: Record<string, string | string[] | undefined>;
}

/** Above the list: which messages it shows, and what is wrong with the mails that tell of them. */
export async function InboxNotice({ payload, user, searchParams = {} }: Props) {
  const now = new Date();
  const [count, mails] = await Promise.all([
    countWaiting({ payload, user }, now),
    listTroubledMails(payload, user),
  ]);
  return (
    <div className="inbox-notice">
      <nav aria-label="Messages shown">
        <ul className="inbox-views">
          {viewsOf(count, user, now).map(({ label, where }) => (
            <li key={label}>
              <a
                aria-current={isShown(where, searchParams) ? 'true' : undefined}
                href={where.length > 0 ? `${LIST}?${new URLSearchParams(where)}` : LIST}
              >
                {label}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      {mailSettings ? null : (
        <p>
          <Marked mark="look">
            No mail tells of new messages: SMTP_URL, MAIL_FROM and INBOX_TO are not set.
          </Marked>
        </p>
      )}
      {mails.length > 0 ? (
        <ul aria-label="Mails to look at" className="inbox-mails">
          {mails.map(({ id, market, mail: { mark, said, answer } }) => (
            <li key={id}>
              <a href={`${LIST}/${id}`}>
                Message {id} · {market}
              </a>{' '}
              <Marked mark={mark}>{said}</Marked>
              {answer ? <span className="inbox-answer">{answer}</span> : null}
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  );
}

type WherePart = [name: string, value: string];

function viewsOf({ waiting, overdue }: WaitingCount, user: TypedUser | undefined, now: Date) {
  const part = (index: number, rule: string, value: string): WherePart => [
    `where[or][0][and][${index}]${rule}`,
    value,
  ];
  const isUnanswered = part(0, '[status][in]', UNANSWERED.join(','));
  return [
    { label: `To answer (${waiting})`, where: [] as WherePart[] },
    {
      label: `Beyond 24 h (${overdue})`,
      where: [isUnanswered, part(1, '[receivedAt][less_than]', overdueBefore(now).toISOString())],
    },
    { label: 'Mine', where: [part(0, '[assignee][equals]', String(user?.id))] },
    { label: 'All', where: [part(0, '[status][exists]', 'true')] },
  ];
}

/** By the names of its rules alone: the instant of "beyond 24 h" is another at each look. */
function isShown(where: readonly WherePart[], searchParams: NonNullable<Props['searchParams']>): boolean {
  const asked = Object.keys(searchParams).filter((name) => name.startsWith('where'));
  const own = where.map(([name]) => name);
  return asked.length === own.length && own.every((name) => asked.includes(name));
}

/** Of the messages that the user may read. */
async function listTroubledMails(payload: Payload, user: TypedUser | undefined) {
  const standings = (await runStatement({ payload }, troubledMailsStatement())) as unknown as MailStatus[];
  if (standings.length === 0) return [];
  const { docs } = await payload.find({
    collection: 'messages',
    where: { messageId: { in: standings.map(({ id }) => id) } },
    sort: '-receivedAt',
    depth: 0,
    pagination: false,
    overrideAccess: false,
    disableErrors: true,
    user: user ?? null,
  });
  const told = { isSetUp: mailSettings !== null, now: new Date() };
  return docs.flatMap(({ id, market, messageId }) => {
    const standing = standings.find((one) => one.id === messageId);
    return standing ? [{ id, market, mail: formatMail(standing, told) }] : [];
  });
}
