import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ConnectionPool } from './connection-pool.ts';
import { getMedia } from './media.ts';

/** A logo has a few KB, a screenshot up to 1 MB. */
const MAX_BYTES_IN_MEMORY = 64 * 1024 * 1024;
const TIMEOUT_MS = 3_000;

interface MediaCacheOptions {
  databaseUrl: string;
  /** The database role to read as. */
  role?: string;
  /** The folder in which images are cached, for use while the database is unreachable. */
  dir: string;
  maxBytesInMemory?: number;
  log: (event: string, details: Record<string, unknown>) => void;
}

/** Looks up images by the hash of their content: in memory, on disk, then in the database. */
export class MediaCache {
  readonly #options: MediaCacheOptions;
  readonly #db: ConnectionPool;
  readonly #cache = new Map<string, Promise<Buffer | null>>();
  #bytesInMemory = 0;

  constructor(options: MediaCacheOptions) {
    this.#options = options;
    this.#db = new ConnectionPool(options.databaseUrl, {
      ...(options.role ? { role: options.role } : {}),
      maxConnections: 1,
      statementTimeoutMs: TIMEOUT_MS,
    });
  }

  /** The image, or null if it does not exist. Throws if it is not cached and the database is unreachable. */
  get(hash: string): Promise<Buffer | null> {
    const cached = this.#cache.get(hash);
    if (cached) return cached;
    const lookup = this.#find(hash);
    this.#cache.set(hash, lookup);
    lookup.then(
      // Do not cache a missing image: it may be uploaded later.
      (bytes) => (bytes ? this.#limitMemory(bytes) : this.#cache.delete(hash)),
      () => this.#cache.delete(hash),
    );
    return lookup;
  }

  /** Adds the image to the memory that the cache uses, and drops all images if that is too much. */
  #limitMemory(added: Buffer): void {
    this.#bytesInMemory += added.length;
    if (this.#bytesInMemory <= (this.#options.maxBytesInMemory ?? MAX_BYTES_IN_MEMORY)) return;
    // They are still on disk, so the next requests are not much slower.
    this.#cache.clear();
    this.#bytesInMemory = 0;
  }

  async stop(): Promise<void> {
    await this.#db.end();
  }

  async #find(hash: string): Promise<Buffer | null> {
    const path = join(this.#options.dir, `${hash}.webp`);
    const file = await readFile(path).catch(() => null);
    if (file && sha256(file) === hash) return file;
    const bytes = await this.#db.run(TIMEOUT_MS, (db) => getMedia(db, hash));
    if (bytes) await this.#saveToDisk(path, bytes);
    return bytes;
  }

  async #saveToDisk(path: string, bytes: Buffer): Promise<void> {
    try {
      await mkdir(this.#options.dir, { recursive: true });
      // Two site processes may share the folder: each writes its own temporary file, and the rename is atomic.
      const temporary = `${path}.${process.pid}`;
      await writeFile(temporary, bytes);
      await rename(temporary, path);
    } catch (error) {
      this.#options.log('media-cache-write-failed', { path, error: String(error) });
    }
  }
}

function sha256(bytes: Buffer): string {
  return createHash('sha256').update(bytes).digest('hex');
}
