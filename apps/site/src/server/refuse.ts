interface Refusal {
  /** A sentence in the visitor's language, for the page to show. */
  message: string;
  /** What is wrong with single fields, by their names, as sentences too. */
  fields?: Record<string, string>;
}

/** Any answer of an API address that is no success. */
export function refuse(status: number, error: Refusal, headers: Record<string, string> = {}): Response {
  return Response.json({ error }, { status, headers: { 'Cache-Control': 'no-store', ...headers } });
}
