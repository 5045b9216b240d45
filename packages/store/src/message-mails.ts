/**
 * The state of each message's mail. Every step checks the attempt number, so that an outdated attempt has no effect.
 */
import { setImmediate as nextImmediate } from 'node:timers/promises';
import type { MailState, StateAfterFailure } from '@nettobonus/domain/contact/inbox-mail';
import { backoffAfter, GIVE_UP_AFTER_MS } from '@nettobonus/domain/contact/inbox-mail';
import { connect, type Database } from './connect.ts';
import type { Statement } from './publish.ts';

const SENDER_LOCK = 4127002;
const STATEMENT_TIMEOUT_MS = 30_000;

export interface MailAttempt {
  /** The message's id. */
  id: string;
  tries: number;
  /** When the mail was queued. */
  since: Date;
}

export interface MailStatus {
  id: string;
  state: MailState;
  tries: number;
  nextAt: Date | string;
  changedAt: Date | string;
  reply: string | null;
}

/**
 * Lets one process at a time send mail. It runs all statements on one connection that holds an advisory lock, so a
 * killed process releases the lock at once. A process may lose its connection, and so the lock, without noticing:
 * therefore each step checks that its attempt is still the latest.
 */
export class MailSenderLock {
  readonly #db: Database;
  #isRunning = false;

  constructor(databaseUrl: string) {
    this.#db = connect(databaseUrl, {
      maxConnections: 1,
      keepSession: true,
      statementTimeoutMs: STATEMENT_TIMEOUT_MS,
    });
  }

  /** Runs `work`, or does nothing if it is already running here or in another process. */
  async run(work: (db: Database) => Promise<void>): Promise<void> {
    // The lock alone is not enough: PostgreSQL grants it again to the session that holds it.
    if (this.#isRunning) return;
    this.#isRunning = true;
    try {
      const [lock] = await this.#db<[{ held: boolean }]>`
        SELECT pg_try_advisory_lock(${SENDER_LOCK}) AS held`;
      if (!lock.held) return;
      try {
        await work(this.#db);
      } finally {
        await this.#db`SELECT pg_advisory_unlock(${SENDER_LOCK})`.catch(() => {});
      }
    } finally {
      this.#isRunning = false;
    }
  }

  async end(): Promise<void> {
    await this.#db.end();
  }
}

/** Makes all waiting mails due now: a restart of the studio may have fixed the cause of a failure. */
export async function retryMailsNow(db: Database): Promise<void> {
  await db`UPDATE site.contact_messages SET mail_next_at = now() WHERE mail_state IN ('waiting', 'sending')`;
}

export async function giveUpOldMails(db: Database): Promise<void> {
  await db`
    UPDATE site.contact_messages SET mail_state = 'given-up', mail_changed_at = now()
    WHERE mail_state IN ('waiting', 'sending') AND taken_at < now() - ${GIVE_UP_AFTER_MS} * interval '1 ms'`;
}

/**
 * Begins the next attempt, or returns null if none is due. Requires the lock: for its holder, a mail in state `sending`
 * belongs to a dead process that had not sent the end of the mail. Schedules the next attempt before this one starts,
 * so that a mail that crashes the process is not retried at once.
 */
export async function beginAttempt(db: Database): Promise<MailAttempt | null> {
  const [next] = await db<{ id: string; tries: number }[]>`
    SELECT id, mail_tries AS tries FROM site.contact_messages
    WHERE mail_state IN ('waiting', 'sending') AND mail_next_at <= now() AND taken_at IS NOT NULL
    ORDER BY mail_next_at, received_at LIMIT 1`;
  if (!next) return null;
  const [attempt] = await db<MailAttempt[]>`
    UPDATE site.contact_messages
    SET mail_state = 'sending', mail_tries = mail_tries + 1, mail_changed_at = now(),
      mail_next_at = now() + ${backoffAfter(next.tries + 1)} * interval '1 ms'
    WHERE id = ${next.id} AND mail_tries = ${next.tries} AND mail_state IN ('waiting', 'sending')
    RETURNING id, mail_tries AS tries, taken_at AS since`;
  return attempt ?? null;
}

/**
 * Records that the end of the mail is being sent. When this resolves, COMMIT is on its way to PostgreSQL and the caller
 * must send the end of the mail at once. A process killed before that point has recorded nothing and sent nothing; one
 * killed after it has done both. The gap is some hundred microseconds; waiting for the reply to COMMIT would make it
 * milliseconds. If COMMIT fails, the surviving process records how the attempt ended.
 *
 * Rejects if the attempt is no longer the latest: another process has taken over, and only it may send the end. Needs a
 * dedicated connection, such as that of a MailSenderLock.
 */
export async function recordHandOver(
  db: Database,
  { id, tries }: MailAttempt,
): Promise<{ committed: Promise<unknown> }> {
  await db`BEGIN`;
  const rows = await db`
    UPDATE site.contact_messages SET mail_state = 'handed-over', mail_changed_at = now()
    WHERE id = ${id} AND mail_tries = ${tries} AND mail_state = 'sending' RETURNING id`.catch(
    async (error) => {
      await db`ROLLBACK`.catch(() => {});
      throw error;
    },
  );
  const committed = db`COMMIT`.then(() => true);
  // Prevents an unhandled rejection: the caller awaits `committed`, or the next statement fails.
  committed.catch(() => {});
  if (rows.length === 0) throw new Error(`Another process sends the mail for message ${id}`);
  // postgres.js writes a statement to the socket in a setImmediate callback of the same event-loop turn.
  await nextImmediate();
  await nextImmediate();
  return { committed };
}

export type AttemptOutcome = StateAfterFailure | { state: 'sent' } | { state: 'not-needed' };

/** Records how an attempt ended. Does not change a newer attempt of another process. */
export async function endAttempt(
  db: Database,
  { id, tries }: MailAttempt,
  outcome: AttemptOutcome,
  reply: string | null,
): Promise<void> {
  await db`
    UPDATE site.contact_messages
    SET mail_state = ${outcome.state}, mail_answer = ${reply}, mail_changed_at = now(),
      mail_next_at = ${'nextAt' in outcome ? outcome.nextAt : db`mail_next_at`}
    WHERE id = ${id} AND mail_tries = ${tries} AND mail_state IN ('sending', 'handed-over')`;
}

const SELECT_STATUS = `SELECT id, mail_state AS state, mail_tries AS tries, mail_next_at AS "nextAt",
  mail_changed_at AS "changedAt", mail_answer AS reply FROM site.contact_messages`;

export function mailStatusStatement(id: string): Statement {
  return { text: `${SELECT_STATUS} WHERE id = $1::uuid`, values: [id] };
}

/** The latest mails with problems: refused, given up, without a reply for two minutes, or retried for an hour. */
export function failedMailsStatement(): Statement {
  return {
    text: `${SELECT_STATUS}
      WHERE mail_state IN ('refused', 'given-up')
        OR (mail_state = 'handed-over' AND mail_changed_at < now() - interval '2 minutes')
        OR (mail_state IN ('waiting', 'sending') AND mail_tries > 0 AND taken_at < now() - interval '1 hour')
      ORDER BY received_at DESC LIMIT 20`,
    values: [],
  };
}

/** The number of mails per state. */
export async function countMails(db: Database): Promise<Partial<Record<MailState, number>>> {
  const rows = await db<{ state: MailState; count: number }[]>`
    SELECT mail_state AS state, count(*)::int AS count FROM site.contact_messages GROUP BY 1`;
  return Object.fromEntries(rows.map(({ state, count }) => [state, count]));
}
