import { formatAge, isOverdue } from '@nettobonus/domain/contact/inbox';
import type { Payload, TypedUser } from 'payload';
import { Status } from '../brand/status.tsx';
import { countWaiting, listWaiting } from './list-waiting.ts';
import './inbox.css';

const MAX_SHOWN = 6;

/** On the dashboard: the newest unanswered contact messages. */
export async function WaitingMessages({
  payload,
  user,
}: {
  payload: Payload;
  user: TypedUser | null | undefined;
}) {
  const now = new Date();
  const [messages, { waiting, overdue }] = await Promise.all([
    listWaiting({ payload, user }, MAX_SHOWN),
    countWaiting({ payload, user }, now),
  ]);
  return (
    <section aria-labelledby="waiting-messages-heading" className="studio-page-section waiting-messages">
      <h2 id="waiting-messages-heading">Messages</h2>
      {messages.length === 0 ? (
        <p>All messages are answered.</p>
      ) : (
        <ul>
          {messages.map(({ id, opening, market, status, receivedAt }) => {
            const since = new Date(receivedAt);
            const isLate = isOverdue({ status, receivedAt: since }, now);
            return (
              <li className={status === 'new' ? 'is-new' : ''} key={id}>
                <a href={`/admin/collections/messages/${id}`}>
                  <b>{opening}</b>
                  <time dateTime={receivedAt}>{formatAge(since, now)}</time>
                  <span>
                    Message {id} · {market}
                    {status === 'new' ? ', new' : ', in progress'}
                  </span>
                  {isLate ? <Status mark="bad">Overdue (24 h)</Status> : null}
                </a>
              </li>
            );
          })}
        </ul>
      )}
      {waiting > messages.length ? (
        <p>
          <a href="/admin/collections/messages">
            All {waiting} messages, {overdue} overdue
          </a>
        </p>
      ) : null}
    </section>
  );
}
