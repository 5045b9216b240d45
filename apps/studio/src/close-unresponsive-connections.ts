import type { Socket } from 'node:net';
import type { PostgresAdapter } from '@payloadcms/db-postgres';

/** No statement of the studio takes this long, and the pool closes a connection that is idle for ten seconds. */
const TIMEOUT_MS = 30_000;
const RELEASE_MS = 1_000;

/**
 * Closes a connection in use on which nothing arrives any more, for example after a failover. Otherwise requests would
 * wait for it for ever. The statement on it fails, and the next one opens a new connection.
 */
export function closeUnresponsiveConnections(pool: PostgresAdapter['pool'], timeoutMs = TIMEOUT_MS): void {
  pool.on('connect', (client) => {
    // The pool reports only errors of idle connections. On one that is in use, the statement fails.
    client.on('error', () => {});
    // Payload's types of node-postgres do not declare the connection.
    const { stream } = (client as unknown as { connection: { stream: Socket } }).connection;
    stream.setTimeout(timeoutMs, () => stream.destroy(new Error('PostgreSQL does not respond.')));
    client.once('end', () => setTimeout(() => releaseQuietly(client), RELEASE_MS).unref());
  });
}

/** Drizzle does not release a connection whose BEGIN fails, so the pool would lose it. */
function releaseQuietly(client: object): void {
  try {
    (client as { release: (destroy: boolean) => void }).release(true);
  } catch {
    // Was released before.
  }
}
