import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { connect, type Database } from './connect.ts';
import { getMedium } from './media.ts';
import { withTimeout } from './with-timeout.ts';

/** A few KB each. */
const MOST_IN_MEMORY = 500;
const TIMEOUT_MS = 3_000;

interface MediaShelfOptions {
  databaseUrl: string;
  /** Role to read as. */
  role?: string;
  /** Where pictures are kept for when the database is away. */
  dir: string;
  log: (event: string, details: Record<string, unknown>) => void;
}

/** Pictures by the hash of what they hold: from memory, else from disk, else from the database. */
export class MediaShelf {
  readonly #options: MediaShelfOptions;
  readonly #db: Database;
  readonly #known = new Map<string, Promise<Buffer | null>>();

  constructor(options: MediaShelfOptions) {
    this.#options = options;
    this.#db = connect(options.databaseUrl, {
      ...(options.role ? { role: options.role } : {}),
      maxConnections: 1,
      statementTimeoutMs: TIMEOUT_MS,
    });
  }

  /** The picture, or null where there is none. Throws where only the database could tell, and is away. */
  get(hash: string): Promise<Buffer | null> {
    const known = this.#known.get(hash);
    if (known) return known;
    const found = this.#find(hash);
    this.#known.set(hash, found);
    // Only what is there is remembered: the rest may come.
    found.then(
      (bytes) => bytes ?? this.#known.delete(hash),
      () => this.#known.delete(hash),
    );
    const [oldest] = this.#known.keys();
    if (this.#known.size > MOST_IN_MEMORY && oldest) this.#known.delete(oldest);
    return found;
  }

  async stop(): Promise<void> {
    await this.#db.end({ timeout: 1 });
  }

  async #find(hash: string): Promise<Buffer | null> {
    const path = join(this.#options.dir, `${hash}.webp`);
    const kept = await readFile(path).catch(() => null);
    if (kept && hashOf(kept) === hash) return kept;
    const bytes = await withTimeout(getMedium(this.#db, hash), TIMEOUT_MS);
    if (bytes) await this.#keep(path, bytes);
    return bytes;
  }

  async #keep(path: string, bytes: Buffer): Promise<void> {
    try {
      await mkdir(this.#options.dir, { recursive: true });
      // Two site processes may share the folder: each has its own unfinished file, and the rename is atomic.
      const unfinished = `${path}.${process.pid}`;
      await writeFile(unfinished, bytes);
      await rename(unfinished, path);
    } catch (error) {
      this.#options.log('medium-not-kept', { path, error: String(error) });
    }
  }
}

function hashOf(bytes: Buffer): string {
  return createHash('sha256').update(bytes).digest('hex');
}
