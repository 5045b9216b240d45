type TooLarge = { state: 'too-large' };
export type ReadBodyResult = { state: 'read'; value: unknown } | TooLarge;

/** Buffers at most `limit` bytes. */
export async function readText(
  request: Request,
  limit: number,
): Promise<{ state: 'read'; text: string } | TooLarge> {
  if (Number(request.headers.get('content-length') ?? 0) > limit) return { state: 'too-large' };
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of request.body ?? []) {
    bytes += chunk.byteLength;
    if (bytes > limit) return { state: 'too-large' };
    chunks.push(chunk);
  }
  return { state: 'read', text: Buffer.concat(chunks).toString('utf8') };
}

/** Parses the body as JSON, null if it is invalid. */
export async function readBody(request: Request, limit: number): Promise<ReadBodyResult> {
  const body = await readText(request, limit);
  if (body.state === 'too-large') return body;
  try {
    return { state: 'read', value: JSON.parse(body.text) };
  } catch {
    return { state: 'read', value: null };
  }
}
