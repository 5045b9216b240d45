import { type ConnectOptions, connect, type Database } from './connect.ts';
import { TimeoutError, withTimeout } from './with-timeout.ts';

interface PoolOptions extends Omit<ConnectOptions, 'usesArrays'> {
  /**
   * Probes the connection before each query, with this timeout. For infrequent queries with a longer timeout: their
   * connection may have gone silent since the last query.
   */
  probeTimeoutMs?: number;
}

/**
 * Database connections that survive a silent loss: after a failover or behind a firewall, a connection can be lost
 * without an error, and its queries never end. So every query has a timeout, and a timeout replaces all connections.
 */
export class ConnectionPool {
  readonly #connect: () => Database;
  readonly #probeTimeoutMs: number | undefined;
  #db: Database;

  constructor(databaseUrl: string, { probeTimeoutMs, ...options }: PoolOptions) {
    this.#connect = () => connect(databaseUrl, { ...options, usesArrays: false });
    this.#probeTimeoutMs = probeTimeoutMs;
    this.#db = this.#connect();
  }

  /** Rejects with a TimeoutError after `timeoutMs`. The database may still execute the query. */
  async run<T>(timeoutMs: number, query: (db: Database) => PromiseLike<T>): Promise<T> {
    if (this.#probeTimeoutMs) {
      // If the database is down, the query fails too.
      await this.#attempt(this.#probeTimeoutMs, (db) => db`SELECT 1`).catch(() => {});
    }
    return this.#attempt(timeoutMs, query);
  }

  async end(): Promise<void> {
    await this.#db.end({ timeout: 1 });
  }

  async #attempt<T>(timeoutMs: number, query: (db: Database) => PromiseLike<T>): Promise<T> {
    const db = this.#db;
    try {
      return await withTimeout(query(db), timeoutMs);
    } catch (error) {
      // Another query may have replaced the connections in the meantime.
      if (error instanceof TimeoutError && db === this.#db) this.#replaceConnections();
      throw error;
    }
  }

  #replaceConnections(): void {
    void this.#db.end({ timeout: 0 }).catch(() => {});
    this.#db = this.#connect();
  }
}
