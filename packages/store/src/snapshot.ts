import { setImmediate } from 'node:timers/promises';
import {
  ALL_MARKETS,
  parseReadableDocument,
  type Scope,
} from '@nettobonus/domain/publishing/published-document';
import { toCurrentPageKey } from '@nettobonus/domain/routes/former-page-keys';
import { ConnectionPool } from './connection-pool.ts';
import {
  type DatedDocument,
  type DocumentReference,
  DocumentSet,
  latestVersions,
  type ScopeVersions,
} from './document-set.ts';
import { readSnapshotFile, writeSnapshotFile } from './snapshot-file.ts';

const HEARTBEAT_MS = 1_000;
const HEARTBEAT_TIMEOUT_MS = 3_000;
/** A refresh reads a few documents, a reload all of them. */
const REFRESH_TIMEOUT_MS = 5_000;
const RELOAD_TIMEOUT_MS = 30_000;
const DISK_DELAY_MS = 500;
const PARSE_BATCH = 200;

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

/** Dates are Date objects from the database and strings from disk. Files from older releases have no dates. */
type Row = DocumentReference & {
  version: string;
  /** The version that last added or withdrew the document; null if other markets have no links to it. */
  presenceVersion: string | null;
  body: unknown;
  publishedAt?: unknown;
  publishedSince?: unknown;
};

interface ParsedRows {
  published: DatedDocument[];
  withdrawn: DocumentReference[];
  skipped: Row[];
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
    const rows = await this.#read(0, RELOAD_TIMEOUT_MS);
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
    const rows = await this.#read(content.version, REFRESH_TIMEOUT_MS);
    this.#markConnected();
    if (rows.length === 0) return;
    const { published, withdrawn, skipped } = await this.#parse(rows);
    const version = getLatestVersion(rows, content.version);
    const removed = [...withdrawn, ...skipped];
    this.#setContent(content.with(version, published, removed, listScopeVersions(rows, skipped)));
  }

  /** Reads documents newer than a version. All changes, and all corrections, of one offer form one document. */
  #read(version: number, timeoutMs: number): Promise<Row[]> {
    return this.#reader.run(
      timeoutMs,
      (db) => db<Row[]>`
        SELECT kind, market, key, version, presence_version AS "presenceVersion", body,
          published_at AS "publishedAt", published_since AS "publishedSince"
        FROM site.published_documents WHERE version > ${version}
        UNION ALL
        SELECT 'offer-changes', market, casino, max(version), NULL, jsonb_agg(jsonb_build_object(
          'changedAt', changed_at, 'beforeSince', before_since, 'before', before, 'after', after, 'isKept', is_kept
        ) ORDER BY version), max(changed_at), min(before_since)
        FROM site.offer_changes
        WHERE (market, casino) IN (SELECT market, casino FROM site.offer_changes WHERE version > ${version})
        GROUP BY market, casino
        UNION ALL
        SELECT 'corrections', market, casino, max(version), NULL, jsonb_agg(jsonb_build_object(
          'correctedAt', corrected_at, 'wrong', wrong, 'right', correct, 'sentence', sentence
        ) ORDER BY version), max(corrected_at), min(corrected_at)
        FROM site.corrections
        WHERE (market, casino) IN (SELECT market, casino FROM site.corrections WHERE version > ${version})
        GROUP BY market, casino
        ORDER BY kind, market, key`,
    );
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
  async #parse(rows: readonly unknown[]): Promise<ParsedRows> {
    const parsedRows: ParsedRows = { published: [], withdrawn: [], skipped: [] };
    for (const [index, row] of rows.entries()) {
      // Yield to the event loop: parsing thousands of rows at once would delay every request.
      if (index % PARSE_BATCH === PARSE_BATCH - 1) await setImmediate();
      const { kind, market, key, body, publishedAt, publishedSince } = row as Row;
      if (body === null) {
        parsedRows.withdrawn.push({ kind, market, key });
        continue;
      }
      const parsed = parseReadableDocument({ kind, market, key, body });
      if (parsed.ok) {
        const dates = { publishedAt: toDate(publishedAt), publishedSince: toDate(publishedSince) };
        parsedRows.published.push({ ...parsed.document, ...dates });
      } else {
        parsedRows.skipped.push(row as Row);
        this.#options.log('document-skipped', { kind, market, key, problem: parsed.problem });
      }
    }
    return parsedRows;
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

function getLatestVersion(rows: readonly Row[], min: number): number {
  return rows.reduce((latest, { version }) => Math.max(latest, Number(version)), min);
}

/**
 * The last version that changed each market. Adding or removing a document changes all markets, because pages link to
 * their counterparts. The result depends only on the rows, so that all processes get the same versions at any time.
 */
function listScopeVersions(rows: readonly Row[], skipped: readonly Row[]): ScopeVersions {
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
  const copies = (documents as readonly Row[])
    .filter(({ kind, key }) => kind === 'page' && toCurrentPageKey(key) !== key)
    .map((row) => ({ ...row, key: toCurrentPageKey(row.key) }));
  // The last document with a key wins: one that the file stores under the current key is newer than a copy.
  return [...copies, ...documents];
}

function toDate(value: unknown): Date | null {
  const date = value instanceof Date ? value : new Date(typeof value === 'string' ? value : Number.NaN);
  return Number.isNaN(date.getTime()) ? null : date;
}
