export type ReadBodyResult = { state: 'read'; value: unknown } | { state: 'too-large' };

/** Parses the body as JSON, null if it is invalid. Buffers at most `limit` bytes. */
export async function readBody(request: Request, limit: number): Promise<ReadBodyResult> {
  if (Number(request.headers.get('content-length') ?? 0) > limit) return { state: 'too-large' };
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of request.body ?? []) {
    bytes += chunk.byteLength;
    if (bytes > limit) return { state: 'too-large' };
    chunks.push(chunk);
  }
  try {
    return { state: 'read', value: JSON.parse(Buffer.concat(chunks).toString('utf8')) };
  } catch {
    return { state: 'read', value: null };
  }
}
