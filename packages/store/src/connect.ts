import postgres from 'postgres';

export type Database = postgres.Sql;

/** The site's role, which may only read published documents and insert clicks and contact messages. */
export const SITE_ROLE = 'nettobonus_site';

interface ConnectOptions {
  /** The role to act as, of which the login must be a member. Defaults to the login's own privileges. */
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
    // Constant and short: with exponential backoff, the site could stay disconnected for over a second after an outage.
    backoff: () => 0.3,
    onnotice: () => {},
    connection: {
      application_name: 'nettobonus',
      ...(role ? { role } : {}),
      ...(statementTimeoutMs ? { statement_timeout: statementTimeoutMs } : {}),
    },
  });
}
