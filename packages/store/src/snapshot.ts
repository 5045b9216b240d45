import { setImmediate } from 'node:timers/promises';
import {
  ALL_MARKETS,
  parseReadableDocument,
  type Scope,
} from '@nettobonus/domain/publishing/published-document';
import { toCurrentPageKey } from '@nettobonus/domain/routes/former-page-keys';
import { connect, type Database } from './connect.ts';
import {
  type DatedDocument,
  type DocumentReference,
  DocumentSet,
  type ScopeVersions,
} from './document-set.ts';
import { readSnapshotFile, writeSnapshotFile } from './snapshot-file.ts';
import { withTimeout } from './with-timeout.ts';

const HEARTBEAT_MS = 1_000;
const HEARTBEAT_TIMEOUT_MS = 3_000;
const DISK_DELAY_MS = 500;
const PARSE_BATCH = 200;

export interface SnapshotOptions {
  databaseUrl: string;
  /** Role to read as. */
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
  currentAt: Date | null;
}

/** Dates are Date objects from the database and strings from disk. Files of older releases have none. */
type Row = DocumentReference & {
  version: string;
  body: unknown;
  publishedAt?: unknown;
  publishedSince?: unknown;
};

/**
 * Holds all published documents in memory and keeps them up to date. The site renders from it, so neither an
 * unreachable database nor an invalid row may stop it.
 */
export class Snapshot {
  /** Resolves once content is loaded from the database or from disk. */
  readonly ready: Promise<void>;
  readonly #options: SnapshotOptions;
  readonly #db: Database;
  readonly #heartbeat: NodeJS.Timeout;
  readonly #databaseTimeout: NodeJS.Timeout;
  #content: DocumentSet | null = null;
  #connected = false;
  #everConnected = false;
  #currentAt: Date | null = null;
  #queue: Promise<void> = Promise.resolve();
  #diskWrite: NodeJS.Timeout | null = null;
  #heartbeatPending = false;
  #markReady: () => void = () => {};

  constructor(options: SnapshotOptions) {
    this.#options = options;
    this.ready = new Promise((resolve) => {
      this.#markReady = resolve;
    });
    this.#db = connect(options.databaseUrl, {
      ...(options.role ? { role: options.role } : {}),
      maxConnections: 2,
    });
    // After a lost connection, postgres.js listens again and calls the last function, which reloads missed changes.
    this.#db
      .listen(
        'published_documents',
        () => this.#enqueue('refresh', () => this.#refresh()),
        () => this.#enqueue('reload', () => this.#reload()),
      )
      .catch((error) => {
        options.log('database-unavailable', { error: String(error) });
        this.#enqueue('read from disk', () => this.#loadFromDisk());
      });
    this.#databaseTimeout = setTimeout(
      () => this.#enqueue('read from disk', () => this.#loadFromDisk()),
      options.databaseTimeoutMs ?? 2_000,
    );
    this.#heartbeat = setInterval(() => void this.#checkConnection(), HEARTBEAT_MS);
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
      currentAt: this.#currentAt,
    };
  }

  async stop(): Promise<void> {
    clearInterval(this.#heartbeat);
    clearTimeout(this.#databaseTimeout);
    if (this.#diskWrite) clearTimeout(this.#diskWrite);
    await this.#db.end({ timeout: 1 });
    await this.#queue;
  }

  /** Runs changes one after another: an older result of two concurrent refreshes could overwrite the newer one. */
  #enqueue(task: string, change: () => Promise<void>): void {
    this.#queue = this.#queue.then(change).catch((error) => {
      this.#options.log('snapshot-failed', { what: task, error: String(error) });
    });
  }

  async #reload(): Promise<void> {
    const rows = await this.#read(0);
    const { published } = await this.#parse(rows);
    this.#markConnected();
    this.#setContent(DocumentSet.from(getLatestVersion(rows, 0), published, listScopeVersions(rows)));
  }

  async #refresh(): Promise<void> {
    const content = this.#content;
    if (!content || !this.#everConnected) return this.#reload();
    const rows = await this.#read(content.version);
    this.#markConnected();
    if (rows.length === 0) return;
    const { published, withdrawn } = await this.#parse(rows);
    this.#setContent(content.with(getLatestVersion(rows, content.version), published, withdrawn));
  }

  /** Reads documents newer than a version. All changes of one offer form one document. */
  #read(version: number): Promise<Row[]> {
    return this.#db<Row[]>`
      SELECT kind, market, key, version, body,
        published_at AS "publishedAt", published_since AS "publishedSince"
      FROM site.published_documents WHERE version > ${version}
      UNION ALL
      SELECT 'offer-changes', market, casino, max(version), jsonb_agg(jsonb_build_object(
        'changedAt', changed_at, 'beforeSince', before_since, 'before', before, 'after', after
      ) ORDER BY version), max(changed_at), min(before_since)
      FROM site.offer_changes
      WHERE (market, casino) IN (SELECT market, casino FROM site.offer_changes WHERE version > ${version})
      GROUP BY market, casino
      ORDER BY kind, market, key`;
  }

  async #loadFromDisk(): Promise<void> {
    if (this.#content) return;
    const file = await readSnapshotFile(this.#options.diskPath);
    if (!file) return this.#options.log('snapshot-missing', { path: this.#options.diskPath });
    const { published } = await this.#parse(withCurrentPageKeys(file.documents));
    this.#content = DocumentSet.from(file.version, published);
    this.#markReady();
  }

  /** Skips and logs rows that do not match their schema, so that the others are served. */
  async #parse(
    rows: readonly unknown[],
  ): Promise<{ published: DatedDocument[]; withdrawn: DocumentReference[] }> {
    const published: DatedDocument[] = [];
    const withdrawn: DocumentReference[] = [];
    for (const [index, row] of rows.entries()) {
      // Yield to the event loop: parsing thousands of rows at once would delay every request.
      if (index % PARSE_BATCH === PARSE_BATCH - 1) await setImmediate();
      const { kind, market, key, body, publishedAt, publishedSince } = row as Row;
      const parsed = body === null ? null : parseReadableDocument({ kind, market, key, body });
      if (parsed?.ok) {
        const dates = { publishedAt: toDate(publishedAt), publishedSince: toDate(publishedSince) };
        published.push({ ...parsed.document, ...dates });
      } else {
        withdrawn.push({ kind, market, key });
      }
      if (parsed?.ok === false) {
        this.#options.log('document-skipped', { kind, market, key, problem: parsed.problem });
      }
    }
    return { published, withdrawn };
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
    this.#currentAt = new Date();
  }

  /** Detects a lost connection and a missed notification. */
  async #checkConnection(): Promise<void> {
    if (this.#heartbeatPending) return;
    this.#heartbeatPending = true;
    try {
      const [latest] = await withTimeout(
        this.#db<[{ version: string | null }]>`SELECT max(version) AS version FROM site.published_documents`,
        HEARTBEAT_TIMEOUT_MS,
      );
      if (!this.#everConnected || Number(latest.version ?? 0) > (this.#content?.version ?? 0)) {
        this.#enqueue('refresh', () => this.#refresh());
      } else {
        this.#markConnected();
      }
    } catch (error) {
      if (this.#connected) this.#options.log('database-unavailable', { error: String(error) });
      this.#connected = false;
    } finally {
      this.#heartbeatPending = false;
    }
  }
}

function getLatestVersion(rows: readonly Row[], min: number): number {
  return rows.reduce((latest, { version }) => Math.max(latest, Number(version)), min);
}

/** The last version that changed each market. Adding or removing a document changes all markets. */
function listScopeVersions(rows: readonly Row[]): ScopeVersions {
  const versions = new Map<Scope, number>();
  for (const { market, version, body, publishedAt, publishedSince } of rows) {
    const wasAddedOrRemoved =
      body === null || toDate(publishedAt)?.getTime() === toDate(publishedSince)?.getTime();
    const changed: Scope[] = wasAddedOrRemoved ? [market, ALL_MARKETS] : [market];
    for (const scope of changed) {
      versions.set(scope, Math.max(versions.get(scope) ?? 0, Number(version)));
    }
  }
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
