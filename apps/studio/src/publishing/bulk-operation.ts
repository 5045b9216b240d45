import type { PayloadRequest } from 'payload';
import { requireTransaction } from './refuse-writes-after-rollback.ts';

/**
 * What the documents of a bulk operation share. Each still passes all rules, but they read the same data once, and what
 * follows from their changes is written together at the end.
 */
interface BulkOperation {
  req: PayloadRequest;
  reads: Map<string, Promise<unknown>>;
  /** Calls that wait for those of other documents, by key. */
  batches: Map<string, Batch>;
  /** What to write at the end, by the key of its kind, in the order of the first value. */
  writes: Map<string, PendingWrite>;
}

interface PendingWrite {
  values: unknown[];
  write: (values: never[]) => Promise<void>;
}

interface Batch {
  inputs: unknown[];
  outputs: Promise<unknown>;
}

const CONTEXT_KEY = 'bulkOperation';

/** By the database transaction, which is all that Payload's adapter knows of a request. */
const byTransaction = new WeakMap<object, BulkOperation>();

const getBulk = ({ context }: Partial<PayloadRequest>) => context?.[CONTEXT_KEY] as BulkOperation | undefined;

/** Starts sharing. The caller must hold the publication lock, so that no other request changes what was read. */
export async function startBulkOperation(req: PayloadRequest): Promise<void> {
  const bulk: BulkOperation = { req, reads: new Map(), batches: new Map(), writes: new Map() };
  req.context[CONTEXT_KEY] = bulk;
  const transaction = await findTransaction(req);
  if (transaction) byTransaction.set(transaction, bulk);
}

/** Ends sharing, and writes what the documents have left to the end. */
export async function finishBulkOperation(req: PayloadRequest): Promise<void> {
  const pending = [...(getBulk(req)?.writes.values() ?? [])];
  delete req.context[CONTEXT_KEY];
  const transaction = await findTransaction(req);
  if (transaction) byTransaction.delete(transaction);
  for (const { values, write } of pending) await write(values as never[]);
}

async function findTransaction({ payload, transactionID }: PayloadRequest): Promise<object | undefined> {
  const id = await transactionID;
  return id ? (payload.db.sessions?.[id]?.db as object | undefined) : undefined;
}

/** Whether the database transaction belongs to a bulk operation that has not ended. */
export const isInBulkOperation = (transaction: object): boolean => byTransaction.has(transaction);

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
export async function readTogether<Id, T>(
  req: Partial<PayloadRequest> | undefined,
  key: string,
  ids: readonly Id[],
  read: (ids: Id[]) => Promise<ReadonlyMap<Id, T>>,
): Promise<ReadonlyMap<Id, T>> {
  const wanted = [...new Set(ids)];
  if (wanted.length === 0) return new Map();
  const bulk = req && getBulk(req);
  if (!bulk) return read(wanted);
  const { output } = await inBatch(bulk, key, wanted, (all) => read([...new Set(all.flat())]));
  return output;
}

/**
 * Runs a statement of a bulk operation's transaction together with those of the other documents, which are changed
 * concurrently and come to the same statement at about the same time. `run` gets the inputs of all and returns an output
 * for each.
 */
export async function runTogether<In, Out>(
  transaction: object,
  key: string,
  input: In,
  run: (inputs: In[]) => Promise<Out[]>,
): Promise<Out> {
  const bulk = byTransaction.get(transaction);
  if (!bulk) throw new Error('The transaction belongs to no bulk operation');
  const { index, output } = await inBatch(bulk, key, input, (inputs) => {
    // Another document may have failed while this one waited.
    requireTransaction(bulk.req);
    return run(inputs);
  });
  return output[index] as Out;
}

async function inBatch<In, Out>(
  { batches }: BulkOperation,
  key: string,
  input: In,
  run: (inputs: In[]) => Promise<Out>,
): Promise<{ index: number; output: Out }> {
  let batch = batches.get(key);
  if (!batch) {
    const inputs: unknown[] = [];
    const outputs = new Promise<void>((done) => setImmediate(done)).then(() => {
      batches.delete(key);
      return run(inputs as In[]);
    });
    batch = { inputs, outputs };
    batches.set(key, batch);
  }
  const index = batch.inputs.push(input) - 1;
  return { index, output: (await batch.outputs) as Out };
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
