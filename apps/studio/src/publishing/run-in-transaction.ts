import {
  commitTransaction,
  createLocalReq,
  initTransaction,
  killTransaction,
  type Payload,
  type PayloadRequest,
  type TypedUser,
} from 'payload';

/** Runs `work` in a transaction of the request. Rolls back if it throws. */
export async function withTransaction<T>(req: PayloadRequest, work: () => Promise<T>): Promise<T> {
  await initTransaction(req);
  try {
    const result = await work();
    await commitTransaction(req);
    return result;
  } catch (error) {
    await killTransaction(req);
    throw error;
  }
}

/** The same outside a request. */
export async function runInTransaction<T>(
  payload: Payload,
  work: (req: PayloadRequest) => Promise<T>,
  user: TypedUser | null = null,
): Promise<T> {
  const req = await createLocalReq(user ? { user } : {}, payload);
  return withTransaction(req, () => work(req));
}
