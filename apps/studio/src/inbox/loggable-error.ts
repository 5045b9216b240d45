/** The loggable part of an error: its message may quote what a visitor wrote. */
export function loggableError(error: unknown): string {
  if (!(error instanceof Error)) return typeof error;
  const { code } = (error.cause ?? error) as { code?: string };
  return code ? `${error.name}, ${code}` : error.name;
}
