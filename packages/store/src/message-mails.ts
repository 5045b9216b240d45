/** Where the mail of each message stands. The steps are told apart by the number of the try that makes them. */
import type { AfterFailure, MailState } from '@nettobonus/domain/inbox-mail';
import { GIVE_UP_AFTER_MS, waitAfterTry } from '@nettobonus/domain/inbox-mail';
import type { Database } from './connect.ts';
import type { Statement } from './publish.ts';

const SENDER_LOCK = 4127002;

export interface MailTry {
  /** Of the message. */
  id: string;
  tries: number;
  /** Since when the mail has been waiting. */
  since: Date;
}

export interface MailStanding {
  id: string;
  state: MailState;
  tries: number;
  nextAt: Date | string;
  changedAt: Date | string;
  answer: string | null;
}

/**
 * Does the work where no other process is at it; otherwise nothing. The lock goes with its connection: that of a
 * killed process is free at once.
 */
export async function asOnlySender(db: Database, work: () => Promise<void>): Promise<void> {
  const session = await db.reserve();
  try {
    const [lock] = await session<[{ held: boolean }]>`SELECT pg_try_advisory_lock(${SENDER_LOCK}) AS held`;
    if (!lock.held) return;
    try {
      await work();
    } finally {
      // Where the connection is gone, the lock is too.
      await session`SELECT pg_advisory_unlock(${SENDER_LOCK})`.catch(() => {});
    }
  } finally {
    session.release();
  }
}

/** What waits is tried at once: whoever starts the studio may have mended what was wrong. */
export async function hurryMails(db: Database): Promise<void> {
  await db`UPDATE site.contact_messages SET mail_next_at = now() WHERE mail_state IN ('waiting', 'sending')`;
}

export async function giveUpOldMails(db: Database): Promise<void> {
  await db`
    UPDATE site.contact_messages SET mail_state = 'given-up', mail_changed_at = now()
    WHERE mail_state IN ('waiting', 'sending') AND taken_at < now() - ${GIVE_UP_AFTER_MS} * interval '1 ms'`;
}

/**
 * Begins the next try, or null where none is due. For the only sender: what is being sent was left by a process that
 * is gone, before the end of the mail went out. A try that ends its process is not followed by the next at once.
 */
export async function beginTry(db: Database): Promise<MailTry | null> {
  const [next] = await db<{ id: string; tries: number }[]>`
    SELECT id, mail_tries AS tries FROM site.contact_messages
    WHERE mail_state IN ('waiting', 'sending') AND mail_next_at <= now() AND taken_at IS NOT NULL
    ORDER BY mail_next_at, received_at LIMIT 1`;
  if (!next) return null;
  const [begun] = await db<MailTry[]>`
    UPDATE site.contact_messages
    SET mail_state = 'sending', mail_tries = mail_tries + 1, mail_changed_at = now(),
      mail_next_at = now() + ${waitAfterTry(next.tries + 1)} * interval '1 ms'
    WHERE id = ${next.id} AND mail_tries = ${next.tries} AND mail_state IN ('waiting', 'sending')
    RETURNING id, mail_tries AS tries, taken_at AS since`;
  return begun ?? null;
}

/**
 * Commits that the end of the mail goes out now. Throws where the try is no longer the last: another process has
 * taken over, and only it may send the end.
 */
export async function recordHandOver(db: Database, { id, tries }: MailTry): Promise<void> {
  // Not waited for on disk: that would be a hundred times the moment in which a killed process leaves a mail that is
  // neither sent nor tried again. If PostgreSQL forgets it in a crash, this process still records how it ended.
  const rows = await db`
    UPDATE site.contact_messages SET mail_state = 'handed-over', mail_changed_at = now()
    WHERE id = ${id} AND mail_tries = ${tries} AND mail_state = 'sending'
    RETURNING set_config('synchronous_commit', 'off', true)`;
  if (rows.length === 0) throw new Error(`The mail of message ${id} is another process's to send`);
}

export type TryEnd = AfterFailure | { state: 'sent' } | { state: 'not-needed' };

/** Records how a try ended. What another process has begun since stays as it is. */
export async function endTry(
  db: Database,
  { id, tries }: MailTry,
  end: TryEnd,
  answer: string | null,
): Promise<void> {
  await db`
    UPDATE site.contact_messages
    SET mail_state = ${end.state}, mail_answer = ${answer}, mail_changed_at = now(),
      mail_next_at = ${'nextAt' in end ? end.nextAt : db`mail_next_at`}
    WHERE id = ${id} AND mail_tries = ${tries} AND mail_state IN ('sending', 'handed-over')`;
}

const STANDING = `SELECT id, mail_state AS state, mail_tries AS tries, mail_next_at AS "nextAt",
  mail_changed_at AS "changedAt", mail_answer AS answer FROM site.contact_messages`;

/** Where the mail of a message stands. */
export function mailStandingStatement(id: string): Statement {
  return { text: `${STANDING} WHERE id = $1::uuid`, values: [id] };
}

/** The newest mails that did not go as they should: refused, given up, without an answer, or tried for an hour. */
export function troubledMailsStatement(): Statement {
  return {
    text: `${STANDING}
      WHERE mail_state IN ('refused', 'given-up')
        OR (mail_state = 'handed-over' AND mail_changed_at < now() - interval '2 minutes')
        OR (mail_state IN ('waiting', 'sending') AND mail_tries > 0 AND taken_at < now() - interval '1 hour')
      ORDER BY received_at DESC LIMIT 20`,
    values: [],
  };
}

/** How many mails stand where. */
export async function countMails(db: Database): Promise<Partial<Record<MailState, number>>> {
  const rows = await db<{ state: MailState; count: number }[]>`
    SELECT mail_state AS state, count(*)::int AS count FROM site.contact_messages GROUP BY 1`;
  return Object.fromEntries(rows.map(({ state, count }) => [state, count]));
}
