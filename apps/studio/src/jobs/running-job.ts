import type { PayloadRequest } from 'payload';

/** A job that this process is running, as its handler sees it. */
export interface RunningJob<T> {
  data: T;
  /** Aborted when another process has taken over the job. */
  signal: AbortSignal;
  /**
   * Completes the job in the request's transaction, so that both are committed or neither is. Throws if another process
   * has taken over the job.
   */
  completeIn: (req: PayloadRequest) => Promise<void>;
}
