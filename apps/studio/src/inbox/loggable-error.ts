/** Describes an error without its message, which may contain a visitor's text. */
export function loggableError(error: unknown): string {
  if (!(error instanceof Error)) return typeof error;
  const { code } = (error.cause ?? error) as { code?: string };
  return code ? `${error.name}, ${code}` : error.name;
}
