import {
  commitTransaction,
  createLocalReq,
  initTransaction,
  killTransaction,
  type Payload,
  type PayloadRequest,
} from 'payload';

/**
 * Runs `work` in a transaction of the request. Rolls back if it throws or returns an error response. If the request is
 * already in a transaction, the function that started it ends it.
 */
export async function withTransaction<T>(req: PayloadRequest, work: () => Promise<T>): Promise<T> {
  if (!(await initTransaction(req))) return work();
  try {
    const result = await work();
    if (result instanceof Response && !result.ok) await killTransaction(req);
    else await commitTransaction(req);
    return result;
  } catch (error) {
    await killTransaction(req);
    throw error;
  }
}

/** Like `withTransaction`, but creates the request. */
export async function runInTransaction<T>(
  payload: Payload,
  work: (req: PayloadRequest) => Promise<T>,
): Promise<T> {
  const req = await createLocalReq({}, payload);
  return withTransaction(req, () => work(req));
}
