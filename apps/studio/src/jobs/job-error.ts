/** A failure whose message is stored and shown to editors, so it must not contain a visitor's text. */
export class JobError extends Error {
  /** Whether the job fails for good, because a retry cannot succeed. */
  readonly isFinal: boolean;

  constructor(message: string, { isFinal = false }: { isFinal?: boolean } = {}) {
    super(message);
    this.isFinal = isFinal;
  }
}
