import { createReadStream } from 'node:fs';
import { mkdir, open, rename } from 'node:fs/promises';
import { dirname } from 'node:path';
import { createInterface } from 'node:readline';
import type { Scope } from '@nettobonus/domain/publishing/published-document';
import type { DocumentSet } from './document-set.ts';

const DOCUMENTS_PER_WRITE = 200;

interface Header {
  version: number;
  /** Missing in files from older releases. */
  versions?: Partial<Record<Scope, number>>;
}

/**
 * Writes all published documents to a file, for a start without a database: one line for the versions, then one per
 * document. Writes in batches, to avoid blocking the event loop.
 */
export async function writeSnapshotFile(path: string, documents: DocumentSet): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  // Two site processes may share the folder: each writes its own temporary file, and the rename is atomic.
  const temporary = `${path}.${process.pid}`;
  const file = await open(temporary, 'w');
  try {
    const { version, versions } = documents;
    let lines = `${JSON.stringify({ version, versions: Object.fromEntries(versions) })}\n`;
    let count = 0;
    for (const document of documents.documents()) {
      lines += `${JSON.stringify(document)}\n`;
      if (++count % DOCUMENTS_PER_WRITE === 0) {
        await file.write(lines);
        lines = '';
      }
    }
    await file.write(lines);
    // Without this sync, a power failure after the rename could leave an empty file in place of the good one.
    await file.sync();
  } finally {
    await file.close();
  }
  await rename(temporary, path);
}

export interface SnapshotFile extends Header {
  documents: unknown[];
}

/** Reads the last written snapshot without validating bodies; null if there is none or it is unreadable. */
export async function readSnapshotFile(path: string): Promise<SnapshotFile | null> {
  try {
    const lines = createInterface({
      input: createReadStream(path, 'utf8'),
      crlfDelay: Number.POSITIVE_INFINITY,
    });
    let header = null as Header | null;
    const documents: unknown[] = [];
    for await (const line of lines) {
      if (header) documents.push(JSON.parse(line));
      else header = JSON.parse(line) as Header;
    }
    return header && Number.isFinite(header.version) ? { ...header, documents } : null;
  } catch {
    return null;
  }
}
