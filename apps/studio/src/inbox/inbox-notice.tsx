import { UNANSWERED } from '@nettobonus/domain/contact/inbox';
import type { ServerProps, TypedUser } from 'payload';
import { Marked } from '../brand/status.tsx';
import { mailSettings } from '../env.ts';
import { countWaiting, overdueBefore, type WaitingCount } from './list-waiting.ts';
import './inbox.css';

const LIST_PATH = '/admin/collections/messages';

interface Props extends ServerProps {
  searchParams?: Record<string, string | string[] | undefined>;
}

/** Above the list of contact messages: links to filtered views, and a warning if no emails are sent. */
export async function InboxNotice({ payload, user, searchParams = {} }: Props) {
  const now = new Date();
  const count = await countWaiting({ payload, user }, now);
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
            The studio has no mail server: it sends no emails about new messages, and you cannot answer from
            here. Ask your administrator to set one up.
          </Marked>
        </p>
      )}
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
    { label: 'Competition entries', where: [parameter(0, '[kind][equals]', 'competition-entry')] },
    { label: 'Spam', where: [parameter(0, '[status][in]', 'spam')] },
    { label: 'All', where: [parameter(0, '[status][not_in]', 'spam')] },
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
