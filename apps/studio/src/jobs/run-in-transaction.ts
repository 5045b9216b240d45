import {
  commitTransaction,
  createLocalReq,
  initTransaction,
  killTransaction,
  type Payload,
  type PayloadRequest,
  type TypedUser,
} from 'payload';

/** Runs `work` in a transaction. Payload does not report a commit that failed: a caller that depends on it must check. */
export async function runInTransaction<T>(
  payload: Payload,
  work: (req: PayloadRequest) => Promise<T>,
  user: TypedUser | null = null,
): Promise<T> {
  const req = await createLocalReq(user ? { user } : {}, payload);
  await initTransaction(req);
  try {
    const result = await work(req);
    await commitTransaction(req);
    return result;
  } catch (error) {
    await killTransaction(req);
    throw error;
  }
}
