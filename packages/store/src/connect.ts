import postgres from 'postgres';

export type Database = postgres.Sql;

/** The site's role: may read what is published, put clicks and contact messages in, and nothing else. */
export const SITE_ROLE = 'nettobonus_site';

interface ConnectOptions {
  /** Role to act as; the login must be a member of it. Without it the login's own rights hold. */
  role?: string;
  maxConnections?: number;
  /** After it PostgreSQL gives a statement up. */
  statementTimeoutMs?: number;
}

export function connect(
  databaseUrl: string,
  { role, maxConnections = 4, statementTimeoutMs }: ConnectOptions = {},
): Database {
  return postgres(databaseUrl, {
    max: maxConnections,
    connect_timeout: 5,
    // Short and even: after an outage the site is to be back within a second, not after a doubled pause.
    backoff: () => 0.3,
    onnotice: () => {},
    connection: {
      application_name: 'nettobonus',
      ...(role ? { role } : {}),
      ...(statementTimeoutMs ? { statement_timeout: statementTimeoutMs } : {}),
    },
  });
}
