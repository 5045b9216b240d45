import type { PayloadRequest } from 'payload';

/** A job that this process runs, as its handler sees it. */
export interface RunningJob<T> {
  data: T;
  /** Aborted when another process has taken over the job. */
  signal: AbortSignal;
  /**
   * Completes the job in the request's transaction, so that neither can happen without the other. Throws if another
   * process has taken over the job.
   */
  completeIn: (req: PayloadRequest) => Promise<void>;
}
