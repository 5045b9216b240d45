const NEWLINE = 0x0a;
const DATA_PREFIX = 'data: ';
const DONE = '[DONE]';
/** Longer than any line of a valid reply. */
export const CHAT_LINE_LIMIT_BYTES = 256 * 1024;

/** The parser state of a reply's event stream. Immutable: parsing a chunk returns a new state. */
export interface ChatStream {
  /** Bytes of an incomplete line. */
  pendingBytes: Uint8Array;
  /** The start of a JSON text that continues on a later line. */
  pendingJson: string;
  text: string;
  isDone: boolean;
}

export const NEW_CHAT_STREAM: ChatStream = {
  pendingBytes: new Uint8Array(),
  pendingJson: '',
  text: '',
  isDone: false,
};

/**
 * Parses the next chunk. Appends the delta of the first choice in a `data: ` line to the text. `[DONE]` ends the
 * stream; comments and blank lines are ignored. Incomplete JSON continues on the next line. Chunks may split anywhere,
 * even within a character. Throws if a line exceeds the limit.
 */
export function readChatStream(stream: ChatStream, chunk: Uint8Array): ChatStream {
  let bytes = joinBytes(stream.pendingBytes, chunk);
  let next: ChatStream = stream;
  for (let end = bytes.indexOf(NEWLINE); end >= 0 && !next.isDone; end = bytes.indexOf(NEWLINE)) {
    assertLineLength(end + next.pendingJson.length);
    next = readLine(next, new TextDecoder().decode(bytes.subarray(0, end)).replace(/\r$/, ''));
    bytes = bytes.subarray(end + 1);
  }
  if (next.isDone) return { ...next, pendingBytes: NEW_CHAT_STREAM.pendingBytes };
  assertLineLength(bytes.length + next.pendingJson.length);
  return { ...next, pendingBytes: bytes };
}

function assertLineLength(lineBytes: number): void {
  if (lineBytes > CHAT_LINE_LIMIT_BYTES)
    throw new Error(`A line of the reply is longer than ${CHAT_LINE_LIMIT_BYTES} bytes`);
}

function readLine(stream: ChatStream, line: string): ChatStream {
  const isData = line.startsWith(DATA_PREFIX);
  if (!isData && (line.trim() === '' || line.startsWith(':') || stream.pendingJson === '')) return stream;
  // A new event discards an incomplete one.
  const json = isData ? line.slice(DATA_PREFIX.length) : `${stream.pendingJson}\n${line}`;
  if (json.trim() === DONE) return { ...stream, pendingJson: '', isDone: true };
  const event = parseEvent(json);
  return event === null
    ? { ...stream, pendingJson: json }
    : { ...stream, pendingJson: '', text: stream.text + getContent(event) };
}

function parseEvent(json: string): unknown {
  try {
    return JSON.parse(json) ?? {};
  } catch {
    return null;
  }
}

function getContent(event: unknown): string {
  const content = (event as { choices?: { delta?: { content?: unknown } }[] }).choices?.[0]?.delta?.content;
  return typeof content === 'string' ? content : '';
}

function joinBytes(first: Uint8Array, second: Uint8Array): Uint8Array {
  const bytes = new Uint8Array(first.length + second.length);
  bytes.set(first);
  bytes.set(second, first.length);
  return bytes;
}
