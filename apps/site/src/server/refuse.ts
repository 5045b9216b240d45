interface Refusal {
  /** A sentence in the visitor's language, for the page to show. */
  message: string;
  /** Problems of single fields, by field name, also as sentences. */
  fields?: Record<string, string>;
}

/** The error response of every API endpoint. */
export function refuse(status: number, error: Refusal, headers: Record<string, string> = {}): Response {
  return Response.json({ error }, { status, headers: { 'Cache-Control': 'no-store', ...headers } });
}
