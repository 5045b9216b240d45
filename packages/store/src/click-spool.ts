import { randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { type FileHandle, mkdir, open, readdir, rename, stat, unlink } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

const OPEN_EXTENSION = '.ndjson';
const CLAIMED_EXTENSION = '.taken';
const SET_ASIDE_EXTENSION = '.set-aside';

interface PendingWrite {
  text: string;
  done: () => void;
  fail: (error: unknown) => void;
}

interface OpenFile {
  path: string;
  handle: FileHandle;
  inode: number;
  /** The offset after the last text that is known to be on disk. */
  end: number;
}

/**
 * Stores lines on local disk while the database is unreachable. Several processes may share the folder: each appends to
 * its own file, and any process may claim any file by renaming it. Reading a line twice does no harm.
 */
export class ClickSpool {
  readonly #dir: string;
  #file: OpenFile | null = null;
  #pending: PendingWrite[] = [];
  #isWriting = false;

  constructor(dir: string) {
    this.#dir = dir;
  }

  /** Resolves when the lines are on disk. Lines that arrive during a write are written together in the next one. */
  append(lines: readonly string[]): Promise<void> {
    return new Promise((done, fail) => {
      this.#pending.push({ text: `${lines.join('\n')}\n`, done, fail });
      if (!this.#isWriting) void this.#flush();
    });
  }

  async #flush(): Promise<void> {
    this.#isWriting = true;
    while (this.#pending.length > 0) {
      const batch = this.#pending;
      this.#pending = [];
      try {
        await this.#writeToDisk(Buffer.from(batch.map(({ text }) => text).join('')));
        for (const { done } of batch) done();
      } catch (error) {
        for (const { fail } of batch) fail(error);
      }
    }
    this.#isWriting = false;
  }

  async #writeToDisk(bytes: Buffer): Promise<void> {
    for (;;) {
      this.#file ??= await this.#openFile();
      const { handle, path, inode, end } = this.#file;
      try {
        for (let written = 0; written < bytes.length; ) {
          written += (await handle.write(bytes, written, bytes.length - written, end + written)).bytesWritten;
        }
        await handle.datasync();
      } catch (error) {
        // Remove a partial write, so that the next text starts at the same offset.
        await handle.truncate(end).catch(() => {});
        throw error;
      }
      this.#file.end += bytes.length;
      // A process that claimed the file before this sync may have read it without these lines: write them again.
      const current = await stat(path).catch(() => null);
      if (current?.ino === inode) return;
      this.#file = null;
      await handle.close().catch(() => {});
    }
  }

  async #openFile(): Promise<OpenFile> {
    await mkdir(this.#dir, { recursive: true });
    const path = join(this.#dir, `${randomUUID()}${OPEN_EXTENSION}`);
    const handle = await open(path, 'wx');
    // Without this sync, a power failure could lose the directory entry, and with it the lines.
    const dir = await open(this.#dir);
    await dir.sync().finally(() => dir.close());
    return { path, handle, inode: (await handle.stat()).ino, end: 0 };
  }

  /** Claims every file in the folder, including those that other processes have written or claimed. */
  async claimAll(): Promise<string[]> {
    const names = await readdir(this.#dir).catch(() => []);
    const claimed: string[] = [];
    for (const name of names) {
      if (!name.endsWith(OPEN_EXTENSION) && !name.endsWith(CLAIMED_EXTENSION)) continue;
      const path = join(this.#dir, `${randomUUID()}${CLAIMED_EXTENSION}`);
      await rename(join(this.#dir, name), path).then(
        () => claimed.push(path),
        () => {},
      );
    }
    return claimed;
  }

  /** Yields the lines of a claimed file in batches. */
  async *read(path: string, batchSize: number): AsyncGenerator<string[]> {
    const input = createReadStream(path, 'utf8');
    let lines: string[] = [];
    for await (const line of createInterface({ input, crlfDelay: Number.POSITIVE_INFINITY })) {
      if (line !== '') lines.push(line);
      if (lines.length < batchSize) continue;
      yield lines;
      lines = [];
    }
    if (lines.length > 0) yield lines;
  }

  async remove(path: string): Promise<void> {
    // Fails if another process claimed the file and removed it first.
    await unlink(path).catch(() => {});
  }

  /** Saves lines that the database rejects, for manual review. */
  async setAside(lines: readonly string[]): Promise<string> {
    const path = join(this.#dir, `${randomUUID()}${SET_ASIDE_EXTENSION}`);
    const handle = await open(path, 'wx');
    try {
      await handle.write(`${lines.join('\n')}\n`);
      await handle.sync();
    } finally {
      await handle.close();
    }
    return path;
  }

  async close(): Promise<void> {
    const file = this.#file;
    this.#file = null;
    await file?.handle.close();
  }
}
