import type { CollectionBeforeOperationHook, Payload, PayloadRequest } from 'payload';
import { nothingSaved } from './report-failed-commits.ts';

const CONTEXT_KEY = 'transaction';
const WRITES = ['create', 'updateOne', 'deleteOne', 'createVersion', 'updateVersion'] as const;

type WriteMethod = (args: { req?: Partial<PayloadRequest> }) => Promise<unknown>;

const rolledBack = new WeakSet<object>();

/**
 * Refuses what an operation would still write after its transaction was rolled back. Payload rolls back as soon as any
 * nested operation fails, for example because a connection is lost. A bulk operation is still saving other documents
 * then, and Payload would save these without a transaction.
 */
export function refuseWritesAfterRollback({ db }: Payload): void {
  const rollback = db.rollbackTransaction.bind(db);
  db.rollbackTransaction = async (id) => {
    const session = db.sessions?.[await id];
    if (session) rolledBack.add(session);
    await rollback(id);
  };
  for (const name of WRITES) {
    const write = (db[name] as WriteMethod).bind(db);
    const guarded: WriteMethod = async (args) => {
      if (args.req) requireTransaction(args.req);
      return write(args);
    };
    Object.assign(db, { [name]: guarded });
  }
}

/** Remembers the transaction of an operation. Hooks that do not belong to the operation's collection share its request. */
export const storeTransaction: CollectionBeforeOperationHook = async ({ operation, req }) => {
  if (!['create', 'update', 'restoreVersion', 'delete'].includes(operation)) return;
  const id = await req.transactionID;
  req.context[CONTEXT_KEY] = id ? req.payload.db.sessions?.[id] : undefined;
};

/** Throws if the transaction of the request's operation was rolled back. */
export function requireTransaction({ context }: Partial<PayloadRequest>): void {
  const session = context?.[CONTEXT_KEY];
  if (session instanceof Object && rolledBack.has(session)) throw nothingSaved();
}
