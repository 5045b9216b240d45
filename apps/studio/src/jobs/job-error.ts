/** A failure whose message is stored and shown to editors, so it must not quote a visitor. */
export class JobError extends Error {
  /** Whether a retry cannot succeed: the job fails at once. */
  readonly isFinal: boolean;

  constructor(message: string, { isFinal = false }: { isFinal?: boolean } = {}) {
    super(message);
    this.isFinal = isFinal;
  }
}
