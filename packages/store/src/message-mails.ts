/** Where the mail of each message stands. The steps are told apart by the number of the try that makes them. */
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { AfterFailure, MailState } from '@nettobonus/domain/inbox-mail';
import { GIVE_UP_AFTER_MS, waitAfterTry } from '@nettobonus/domain/inbox-mail';
import { connect, type Database } from './connect.ts';
import type { Statement } from './publish.ts';

const SENDER_LOCK = 4127002;
const STATEMENT_PATIENCE_MS = 30_000;

export interface MailTry {
  /** Of the message. */
  id: string;
  tries: number;
  /** Since when the mail has been waiting. */
  since: Date;
}

export interface MailStatus {
  id: string;
  state: MailState;
  tries: number;
  nextAt: Date | string;
  changedAt: Date | string;
  answer: string | null;
}

/**
 * Sends where no other process does. It has one connection, by which all its statements go, and a lock that is that
 * connection's: a killed process's is free at once. Who loses the connection loses the lock and may not notice; each
 * step of a try therefore asks whether it is still the last.
 */
export class OnlySender {
  readonly #db: Database;
  #isAtWork = false;

  constructor(databaseUrl: string) {
    this.#db = connect(databaseUrl, { maxConnections: 1, statementTimeoutMs: STATEMENT_PATIENCE_MS });
  }

  /** Does the work, or nothing where it is being done already. */
  async run(work: (db: Database) => Promise<void>): Promise<void> {
    // The lock alone would not do: whoever holds it is given it again.
    if (this.#isAtWork) return;
    this.#isAtWork = true;
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
      this.#isAtWork = false;
    }
  }

  async end(): Promise<void> {
    await this.#db.end();
  }
}

/** What waits is tried at once: whoever starts the studio may have mended what was wrong. */
export async function retryMailsNow(db: Database): Promise<void> {
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
 * Records that the end of the mail goes out now, which the caller has to send as soon as this resolves: then COMMIT is
 * on its way to PostgreSQL. A process that is killed before leaves nothing recorded and no end sent, one that is killed
 * after both. Between the two are some hundred microseconds; waiting for the answer to COMMIT would make them
 * milliseconds. Where it fails, the process that is still there records how the try ended.
 *
 * Rejects where the try is no longer the last: another process has taken over, and only it may send the end. Needs a
 * connection to itself, as an OnlySender has.
 */
export async function recordHandOver(
  db: Database,
  { id, tries }: MailTry,
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
  // Heard by whoever asks for it; otherwise by the next statement.
  committed.catch(() => {});
  if (rows.length === 0) throw new Error(`The mail of message ${id} is another process's to send`);
  // postgres.js writes a statement among the immediates of the turn in which it was given.
  await nextTurn();
  await nextTurn();
  return { committed };
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
export function mailStatusStatement(id: string): Statement {
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
