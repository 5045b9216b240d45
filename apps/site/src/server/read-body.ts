export type ReadBody = { state: 'read'; value: unknown } | { state: 'too-large' };

/** The request's JSON, or null where it is none; never more than `limit` bytes of it in memory. */
export async function readBody(request: Request, limit: number): Promise<ReadBody> {
  if (Number(request.headers.get('content-length') ?? 0) > limit) return { state: 'too-large' };
  const parts: Uint8Array[] = [];
  let bytes = 0;
  for await (const part of request.body ?? []) {
    bytes += part.byteLength;
    if (bytes > limit) return { state: 'too-large' };
    parts.push(part);
  }
  try {
    return { state: 'read', value: JSON.parse(Buffer.concat(parts).toString('utf8')) };
  } catch {
    return { state: 'read', value: null };
  }
}
