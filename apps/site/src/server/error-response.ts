interface ErrorBody {
  /** In the visitor's language: the page shows it. */
  message: string;
  /** Error messages for individual fields, by field name. */
  fields?: Record<string, string>;
}

/** The error response of every API endpoint. */
export function errorResponse(
  status: number,
  error: ErrorBody,
  headers: Record<string, string> = {},
): Response {
  return Response.json({ error }, { status, headers: { 'Cache-Control': 'no-store', ...headers } });
}
