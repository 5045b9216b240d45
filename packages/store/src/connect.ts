import postgres from 'postgres';

export type Database = postgres.Sql;

/** The site's role, which may only read published documents and insert clicks and contact messages. */
export const SITE_ROLE = 'nettobonus_site';
/** The studio's role, which may publish and change the rows of its own schema. */
export const STUDIO_ROLE = 'nettobonus_studio';

export interface ConnectOptions {
  /** The role to act as; the login must be a member of it. Defaults to the login's own privileges. */
  role?: string;
  maxConnections?: number;
  /** PostgreSQL cancels statements that run longer. */
  statementTimeoutMs?: number;
  /** Keeps connections until they fail, for locks and subscriptions. The driver would replace them within an hour. */
  keepSession?: boolean;
  /**
   * False if no query has arrays. The driver fetches array types first, and does not handle a failure of that query.
   */
  usesArrays?: boolean;
  /** Called for each notification on a channel that the connection listens to. */
  onNotification?: (channel: string) => void;
}

export function connect(
  databaseUrl: string,
  {
    role,
    maxConnections = 4,
    statementTimeoutMs,
    keepSession = false,
    usesArrays = true,
    onNotification,
  }: ConnectOptions = {},
): Database {
  return postgres(databaseUrl, {
    max: maxConnections,
    connect_timeout: 5,
    // Constant and short: with exponential backoff, the site could stay disconnected for over a second after an outage.
    backoff: () => 0.3,
    onnotice: () => {},
    fetch_types: usesArrays,
    ...(keepSession ? { max_lifetime: null } : {}),
    ...(onNotification ? { onnotify: onNotification } : {}),
    connection: {
      application_name: 'nettobonus',
      ...(role ? { role } : {}),
      ...(statementTimeoutMs ? { statement_timeout: statementTimeoutMs } : {}),
    },
  });
}
