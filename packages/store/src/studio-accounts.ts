import type { Statement } from './publish.ts';

const ACCOUNT_LOCK = 4127061;
const ADMINS_LOCK = 4127062;

/**
 * Locks one studio account until the transaction ends. Fails after 15 s: many waiting transactions could occupy all
 * connections of the pool, and a login that holds the lock needs a second connection.
 */
export function lockAccountStatement(user: number): Statement {
  return {
    text: `WITH timeout AS (SELECT set_config('lock_timeout', '15s', true))
      SELECT pg_advisory_xact_lock(${ACCOUNT_LOCK}, $1::int) FROM timeout`,
    values: [String(user)],
  };
}

/** The same lock, held until the connection is closed. */
export function lockAccountUntilDisconnectStatement(user: number): Statement {
  return {
    text: `WITH timeout AS (SELECT set_config('lock_timeout', '15s', false))
      SELECT pg_advisory_lock(${ACCOUNT_LOCK}, $1::int) FROM timeout`,
    values: [String(user)],
  };
}

/** Ensures that only one transaction at a time can remove an admin. */
export function lockAdminsStatement(): Statement {
  return { text: `SELECT pg_advisory_xact_lock(${ADMINS_LOCK})`, values: [] };
}

/** Records the time step of an accepted code. Returns no row if this or a later step was accepted before. */
export function acceptTimeStepStatement(user: number, step: number): Statement {
  return {
    text: `UPDATE studio.second_factors SET last_step = $2::int
      WHERE id = $1::int AND last_step < $2::int RETURNING id`,
    values: [String(user), String(step)],
  };
}

/** Deletes a recovery code, because each code works once. Returns no row if the user has no such code. */
export function spendRecoveryCodeStatement(user: number, hash: string): Statement {
  return {
    text: `DELETE FROM studio.second_factors_recovery_codes
      WHERE _parent_id = $1::int AND hash = $2::text RETURNING id`,
    values: [String(user), hash],
  };
}
