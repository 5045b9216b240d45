import { randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { type FileHandle, mkdir, open, readdir, rename, stat, unlink } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

const OPEN = '.ndjson';
const TAKEN = '.taken';
const SET_ASIDE = '.set-aside';

interface Waiting {
  text: string;
  done: () => void;
  fail: (error: unknown) => void;
}

interface OpenFile {
  path: string;
  handle: FileHandle;
  inode: number;
  /** Where the last text that is known to be on disk ends. */
  end: number;
}

/**
 * Lines on local disk, for while the database is away. Several processes may share the folder: each adds to a file
 * of its own, and any of them may take any file, by renaming it. What is read twice does no harm.
 */
export class ClickSpool {
  readonly #dir: string;
  #file: OpenFile | null = null;
  #waiting: Waiting[] = [];
  #isWriting = false;

  constructor(dir: string) {
    this.#dir = dir;
  }

  /** Resolves when the lines are on disk. What comes in meanwhile goes to disk together. */
  append(lines: readonly string[]): Promise<void> {
    return new Promise((done, fail) => {
      this.#waiting.push({ text: `${lines.join('\n')}\n`, done, fail });
      if (!this.#isWriting) void this.#write();
    });
  }

  async #write(): Promise<void> {
    this.#isWriting = true;
    while (this.#waiting.length > 0) {
      const batch = this.#waiting;
      this.#waiting = [];
      try {
        await this.#writeOut(Buffer.from(batch.map(({ text }) => text).join('')));
        for (const { done } of batch) done();
      } catch (error) {
        for (const { fail } of batch) fail(error);
      }
    }
    this.#isWriting = false;
  }

  async #writeOut(bytes: Buffer): Promise<void> {
    for (;;) {
      this.#file ??= await this.#openFile();
      const { handle, path, inode, end } = this.#file;
      try {
        for (let written = 0; written < bytes.length; ) {
          written += (await handle.write(bytes, written, bytes.length - written, end + written)).bytesWritten;
        }
        await handle.datasync();
      } catch (error) {
        // Half of it may be there; the next text begins where this one did.
        await handle.truncate(end).catch(() => {});
        throw error;
      }
      this.#file.end += bytes.length;
      // Whoever took the file before this was on disk may have read it without: it is written again.
      const now = await stat(path).catch(() => null);
      if (now?.ino === inode) return;
      this.#file = null;
      await handle.close().catch(() => {});
    }
  }

  async #openFile(): Promise<OpenFile> {
    await mkdir(this.#dir, { recursive: true });
    const path = join(this.#dir, `${randomUUID()}${OPEN}`);
    const handle = await open(path, 'wx');
    // Without it a power cut could leave the lines on disk under no name.
    const dir = await open(this.#dir);
    await dir.sync().finally(() => dir.close());
    return { path, handle, inode: (await handle.stat()).ino, end: 0 };
  }

  /** Takes every file that is there, whoever wrote it; also those that were taken by a process that ended. */
  async take(): Promise<string[]> {
    const names = await readdir(this.#dir).catch(() => []);
    const taken: string[] = [];
    for (const name of names) {
      if (!name.endsWith(OPEN) && !name.endsWith(TAKEN)) continue;
      const path = join(this.#dir, `${randomUUID()}${TAKEN}`);
      await rename(join(this.#dir, name), path).then(
        () => taken.push(path),
        () => {},
      );
    }
    return taken;
  }

  /** The lines of a taken file, some at a time. */
  async *read(path: string, atOnce: number): AsyncGenerator<string[]> {
    const input = createReadStream(path, 'utf8');
    let lines: string[] = [];
    for await (const line of createInterface({ input, crlfDelay: Number.POSITIVE_INFINITY })) {
      if (line !== '') lines.push(line);
      if (lines.length < atOnce) continue;
      yield lines;
      lines = [];
    }
    if (lines.length > 0) yield lines;
  }

  async remove(path: string): Promise<void> {
    // Gone already where another process took it from us and was quicker.
    await unlink(path).catch(() => {});
  }

  /** Keeps lines that no table takes, for a person to look at. */
  async setAside(lines: readonly string[]): Promise<string> {
    const path = join(this.#dir, `${randomUUID()}${SET_ASIDE}`);
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
