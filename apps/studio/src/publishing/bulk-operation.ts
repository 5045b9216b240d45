import type { PayloadRequest } from 'payload';

/**
 * What the documents of a bulk operation share. Each still passes all rules, but they read the same data once, and what
 * follows from their changes is written together at the end.
 */
interface BulkOperation {
  reads: Map<string, Promise<unknown>>;
  batches: Map<string, Batch>;
  /** What to write at the end, by the key of its kind, in the order of the first value. */
  writes: Map<string, PendingWrite>;
}

interface PendingWrite {
  values: unknown[];
  write: (values: never[]) => Promise<void>;
}

interface Batch {
  ids: Set<unknown>;
  rows: Promise<unknown>;
}

const CONTEXT_KEY = 'bulkOperation';

const getBulk = ({ context }: Partial<PayloadRequest>) => context?.[CONTEXT_KEY] as BulkOperation | undefined;

/** Starts sharing. The caller must hold the publication lock, so that no other request changes what was read. */
export function startBulkOperation({ context }: PayloadRequest): void {
  context[CONTEXT_KEY] = { reads: new Map(), batches: new Map(), writes: new Map() } satisfies BulkOperation;
}

/** Ends sharing, and writes what the documents have left to the end. */
export async function finishBulkOperation(req: PayloadRequest): Promise<void> {
  const pending = [...(getBulk(req)?.writes.values() ?? [])];
  delete req.context[CONTEXT_KEY];
  for (const { values, write } of pending) await write(values as never[]);
}

/** Reads something that all documents of a bulk operation need, once. */
export function readOnce<T>(
  req: Partial<PayloadRequest> | undefined,
  key: string,
  read: () => Promise<T>,
): Promise<T> {
  const reads = req && getBulk(req)?.reads;
  if (!reads) return read();
  const known = reads.get(key) ?? read();
  reads.set(key, known);
  return known as Promise<T>;
}

/**
 * Reads rows by their ids. The documents of a bulk operation, which run concurrently, ask for theirs at about the same
 * time: `read` gets the ids of all of them.
 */
export function readTogether<Id, T>(
  req: Partial<PayloadRequest> | undefined,
  key: string,
  ids: readonly Id[],
  read: (ids: Id[]) => Promise<ReadonlyMap<Id, T>>,
): Promise<ReadonlyMap<Id, T>> {
  const wanted = [...new Set(ids)];
  if (wanted.length === 0) return Promise.resolve(new Map());
  const batches = req && getBulk(req)?.batches;
  if (!batches) return read(wanted);
  let batch = batches.get(key);
  if (!batch) {
    const all = new Set<unknown>();
    const rows = new Promise<void>((done) => setImmediate(done)).then(() => {
      batches.delete(key);
      return read([...all] as Id[]);
    });
    batch = { ids: all, rows };
    batches.set(key, batch);
  }
  for (const id of wanted) batch.ids.add(id);
  return batch.rows as Promise<ReadonlyMap<Id, T>>;
}

/** Writes at once, or together with the other documents at the end of a bulk operation. */
export async function writeTogether<T>(
  req: PayloadRequest,
  key: string,
  value: T,
  write: (values: T[]) => Promise<void>,
): Promise<void> {
  const writes = getBulk(req)?.writes;
  if (!writes) return write([value]);
  const pending = writes.get(key);
  if (pending) pending.values.push(value);
  else writes.set(key, { values: [value], write });
}
