import { ALL_MARKETS, type Scope } from '@nettobonus/domain/publishing/published-document';
import { toCurrentPageKey } from '@nettobonus/domain/routes/former-page-keys';
import { ConnectionPool } from './connection-pool.ts';
import { DocumentSet, latestVersions, type ScopeVersions } from './document-set.ts';
import {
  getLatestVersion,
  type ParsedRows,
  type PublishedRow,
  parsePublishedRows,
  readPublishedRows,
} from './published-rows.ts';
import { readSnapshotFile, writeSnapshotFile } from './snapshot-file.ts';

const HEARTBEAT_MS = 1_000;
const HEARTBEAT_TIMEOUT_MS = 3_000;
/** A refresh reads a few documents, a reload all of them. */
const REFRESH_TIMEOUT_MS = 5_000;
const RELOAD_TIMEOUT_MS = 30_000;
const DISK_DELAY_MS = 500;

export interface SnapshotOptions {
  databaseUrl: string;
  /** The database role to read as. */
  role?: string;
  /** File with the last good content, for a start without a database. */
  diskPath: string;
  /** How long the start waits for PostgreSQL before it reads from disk. */
  databaseTimeoutMs?: number;
  log: (event: string, details: Record<string, unknown>) => void;
}

export interface SnapshotStatus {
  /** `database`: up to date · `memory`: connection lost, serving the last state · `disk`: never connected. */
  source: 'database' | 'memory' | 'disk' | 'none';
  version: number;
  documents: number;
  /** When the content was last known to be current. */
  lastCurrentAt: Date | null;
}

/**
 * Holds all published documents in memory and keeps them up to date. The site renders pages from the snapshot, so
 * neither an unreachable database nor an invalid row may stop it.
 */
export class Snapshot {
  /** Resolves once content is loaded from the database or from disk. */
  readonly ready: Promise<void>;
  readonly #options: SnapshotOptions;
  /** A single connection, which listens for notifications. */
  readonly #listener: ConnectionPool;
  /** Two connections, so that a long read does not delay the heartbeat. */
  readonly #reader: ConnectionPool;
  readonly #heartbeat: NodeJS.Timeout;
  readonly #databaseTimeout: NodeJS.Timeout;
  #content: DocumentSet | null = null;
  #connected = false;
  #everConnected = false;
  #hasFailed = false;
  #lastCurrentAt: Date | null = null;
  #queue: Promise<void> = Promise.resolve();
  #diskWrite: NodeJS.Timeout | null = null;
  #heartbeatPending = false;
  #reloadPending = false;
  #markReady: () => void = () => {};

  constructor(options: SnapshotOptions) {
    this.#options = options;
    this.ready = new Promise((resolve) => {
      this.#markReady = resolve;
    });
    const { databaseUrl, role } = options;
    this.#listener = new ConnectionPool(databaseUrl, {
      ...(role ? { role } : {}),
      maxConnections: 1,
      keepSession: true,
      onNotification: () => this.#enqueue('refresh', () => this.#refresh()),
    });
    this.#reader = new ConnectionPool(databaseUrl, { ...(role ? { role } : {}), maxConnections: 2 });
    this.#databaseTimeout = setTimeout(
      () => this.#enqueue('read from disk', () => this.#loadFromDisk()),
      options.databaseTimeoutMs ?? 2_000,
    );
    this.#heartbeat = setInterval(() => void this.#checkConnection(), HEARTBEAT_MS);
    void this.#checkConnection();
  }

  /** Null before `ready`. */
  get content(): DocumentSet | null {
    return this.#content;
  }

  status(): SnapshotStatus {
    const source = this.#connected ? 'database' : this.#everConnected ? 'memory' : 'disk';
    return {
      source: this.#content ? source : 'none',
      version: this.#content?.version ?? 0,
      documents: this.#content?.size ?? 0,
      lastCurrentAt: this.#lastCurrentAt,
    };
  }

  async stop(): Promise<void> {
    clearInterval(this.#heartbeat);
    clearTimeout(this.#databaseTimeout);
    if (this.#diskWrite) clearTimeout(this.#diskWrite);
    await Promise.all([this.#listener.end(), this.#reader.end()]);
    await this.#queue;
  }

  /** Runs changes one after another: with two concurrent refreshes, the older result could overwrite the newer one. */
  #enqueue(task: string, change: () => Promise<void>): void {
    this.#queue = this.#queue.then(change).catch((error) => {
      this.#options.log('snapshot-failed', { what: task, error: String(error) });
    });
  }

  #requestReload(): void {
    if (this.#reloadPending) return;
    this.#reloadPending = true;
    this.#enqueue('reload', () =>
      this.#reload().finally(() => {
        this.#reloadPending = false;
      }),
    );
  }

  async #reload(): Promise<void> {
    const rows = await this.#reader.run(RELOAD_TIMEOUT_MS, (db) => readPublishedRows(db, 0));
    const { published, skipped } = await this.#parse(rows);
    const version = getLatestVersion(rows, 0);
    const versions = listScopeVersions(rows, skipped);
    // The version of a market decreases only if the database was restored to an earlier state.
    const isRestored = version < (this.#content?.version ?? 0);
    const earlier = isRestored ? [] : [this.#content?.versions ?? new Map()];
    this.#markConnected();
    this.#setContent(DocumentSet.from(version, published, latestVersions(versions, ...earlier)));
  }

  async #refresh(): Promise<void> {
    const content = this.#content;
    if (!content || !this.#everConnected) return this.#reload();
    const rows = await this.#reader.run(REFRESH_TIMEOUT_MS, (db) => readPublishedRows(db, content.version));
    this.#markConnected();
    if (rows.length === 0) return;
    const { published, withdrawn, skipped } = await this.#parse(rows);
    const version = getLatestVersion(rows, content.version);
    const removed = [...withdrawn, ...skipped];
    this.#setContent(content.with(version, published, removed, listScopeVersions(rows, skipped)));
  }

  async #loadFromDisk(): Promise<void> {
    if (this.#content) return;
    const file = await readSnapshotFile(this.#options.diskPath);
    if (!file) return this.#options.log('snapshot-missing', { path: this.#options.diskPath });
    const { published } = await this.#parse(withCurrentPageKeys(file.documents));
    const versions = file.versions && (new Map(Object.entries(file.versions)) as ScopeVersions);
    this.#content = DocumentSet.from(file.version, published, versions);
    this.#markReady();
  }

  /** Skips and logs rows that do not match their schema, so that the others are served. */
  #parse(rows: readonly unknown[]): Promise<ParsedRows> {
    return parsePublishedRows(rows, (details) => this.#options.log('document-skipped', details));
  }

  #setContent(content: DocumentSet): void {
    this.#content = content;
    this.#markReady();
    this.#diskWrite ??= setTimeout(() => {
      this.#diskWrite = null;
      writeSnapshotFile(this.#options.diskPath, this.#content ?? content).catch((error) => {
        this.#options.log('snapshot-write-failed', { path: this.#options.diskPath, error: String(error) });
      });
    }, DISK_DELAY_MS);
  }

  #markConnected(): void {
    this.#connected = true;
    this.#everConnected = true;
    this.#lastCurrentAt = new Date();
  }

  /** Detects a missed notification and a lost connection, including one that was lost silently. */
  async #checkConnection(): Promise<void> {
    if (this.#heartbeatPending) return;
    this.#heartbeatPending = true;
    const version = this.#content?.version ?? 0;
    try {
      const [latestVersion] = await Promise.all([this.#readLatestVersion(), this.#listen()]);
      // The database may have been restored to an earlier state, during an outage or between two heartbeats.
      if (!this.#connected || latestVersion < version) this.#requestReload();
      else if (latestVersion > version) this.#enqueue('refresh', () => this.#refresh());
      else this.#markConnected();
    } catch (error) {
      this.#markDisconnected(error);
    } finally {
      this.#heartbeatPending = false;
    }
  }

  async #readLatestVersion(): Promise<number> {
    const [latest] = await this.#reader.run(
      HEARTBEAT_TIMEOUT_MS,
      (db) => db<[{ version: string | null }]>`SELECT max(version) AS version FROM site.published_documents`,
    );
    return Number(latest.version ?? 0);
  }

  /**
   * Repeated with every heartbeat: it proves that the connection is alive, and a new connection has to listen again.
   */
  async #listen(): Promise<void> {
    await this.#listener.run(HEARTBEAT_TIMEOUT_MS, (db) => db`LISTEN published_documents`);
  }

  #markDisconnected(error: unknown): void {
    const isFirstAttempt = !this.#everConnected && !this.#hasFailed;
    if (this.#connected || isFirstAttempt)
      this.#options.log('database-unavailable', { error: String(error) });
    if (isFirstAttempt) this.#enqueue('read from disk', () => this.#loadFromDisk());
    this.#connected = false;
    this.#hasFailed = true;
  }
}

/**
 * The last version that changed each market. Adding or removing a document changes all markets, because pages link to
 * their counterparts. The result depends only on the rows, so that all processes get the same versions at any time.
 */
function listScopeVersions(rows: readonly PublishedRow[], skipped: readonly PublishedRow[]): ScopeVersions {
  const versions = new Map<Scope, number>();
  const raise = (scope: Scope, version: string | null) =>
    versions.set(scope, Math.max(versions.get(scope) ?? 0, Number(version)));
  for (const { market, version, presenceVersion } of rows) {
    raise(market, version);
    raise(ALL_MARKETS, presenceVersion);
  }
  for (const { version } of skipped) raise(ALL_MARKETS, version);
  return versions;
}

/** Adds copies of page texts under their current keys, because an earlier release may have written the file. */
function withCurrentPageKeys(documents: readonly unknown[]): unknown[] {
  const copies = (documents as readonly PublishedRow[])
    .filter(({ kind, key }) => kind === 'page' && toCurrentPageKey(key) !== key)
    .map((row) => ({ ...row, key: toCurrentPageKey(row.key) }));
  // The last document with a key wins: one that the file stores under the current key is newer than a copy.
  return [...copies, ...documents];
}
