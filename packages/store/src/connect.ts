import postgres from 'postgres';

export type Database = postgres.Sql;

/** The site's role: it may read published documents and insert clicks and contact messages, nothing else. */
export const SITE_ROLE = 'nettobonus_site';

interface ConnectOptions {
  /** Role to act as; the login must be a member of it. Defaults to the login's own rights. */
  role?: string;
  maxConnections?: number;
  /** PostgreSQL cancels statements that run longer. */
  statementTimeoutMs?: number;
}

export function connect(
  databaseUrl: string,
  { role, maxConnections = 4, statementTimeoutMs }: ConnectOptions = {},
): Database {
  return postgres(databaseUrl, {
    max: maxConnections,
    connect_timeout: 5,
    // Constant and short: exponential backoff would keep the site disconnected for longer than a second after an outage.
    backoff: () => 0.3,
    onnotice: () => {},
    connection: {
      application_name: 'nettobonus',
      ...(role ? { role } : {}),
      ...(statementTimeoutMs ? { statement_timeout: statementTimeoutMs } : {}),
    },
  });
}
