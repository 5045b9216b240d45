const NEWLINE = 0x0a;
const PREFIX = 'data: ';
const END = '[DONE]';
/** No reply of ours is as long; a line that grows beyond it is no reply. */
export const CHAT_LINE_LIMIT_BYTES = 256 * 1024;

/** What a reply's event stream has told so far. Never changes: reading on makes a new one. */
export interface ChatStream {
  /** Bytes of a line whose end has not come. */
  rest: Uint8Array;
  /** The start of a JSON text that goes on in a later line. */
  held: string;
  text: string;
  isDone: boolean;
}

export const NEW_CHAT_STREAM: ChatStream = { rest: new Uint8Array(), held: '', text: '', isDone: false };

/**
 * Reads on. Lines of `data: ` hold JSON whose first choice's delta is added to the text, `[DONE]` ends it, comments
 * and blank lines say nothing, and a JSON text that is not complete is held until more comes. Splits anywhere, also
 * within a character, change nothing. Throws where a line is longer than any reply.
 */
export function readChatStream(stream: ChatStream, chunk: Uint8Array): ChatStream {
  let bytes = joinBytes(stream.rest, chunk);
  let next: ChatStream = stream;
  for (let end = bytes.indexOf(NEWLINE); end >= 0 && !next.isDone; end = bytes.indexOf(NEWLINE)) {
    requireShort(end + next.held.length);
    next = readLine(next, new TextDecoder().decode(bytes.subarray(0, end)).replace(/\r$/, ''));
    bytes = bytes.subarray(end + 1);
  }
  if (next.isDone) return { ...next, rest: NEW_CHAT_STREAM.rest };
  requireShort(bytes.length + next.held.length);
  return { ...next, rest: bytes };
}

function requireShort(lineBytes: number): void {
  if (lineBytes > CHAT_LINE_LIMIT_BYTES)
    throw new Error(`A line of the reply is longer than ${CHAT_LINE_LIMIT_BYTES} bytes`);
}

function readLine(stream: ChatStream, line: string): ChatStream {
  const isData = line.startsWith(PREFIX);
  if (!isData && (line.trim() === '' || line.startsWith(':') || stream.held === '')) return stream;
  // A new event ends one that never became whole.
  const json = isData ? line.slice(PREFIX.length) : `${stream.held}\n${line}`;
  if (json.trim() === END) return { ...stream, held: '', isDone: true };
  const event = parseEvent(json);
  return event === null
    ? { ...stream, held: json }
    : { ...stream, held: '', text: stream.text + contentOf(event) };
}

function parseEvent(json: string): unknown {
  try {
    return JSON.parse(json) ?? {};
  } catch {
    return null;
  }
}

function contentOf(event: unknown): string {
  const content = (event as { choices?: { delta?: { content?: unknown } }[] }).choices?.[0]?.delta?.content;
  return typeof content === 'string' ? content : '';
}

function joinBytes(first: Uint8Array, second: Uint8Array): Uint8Array {
  const bytes = new Uint8Array(first.length + second.length);
  bytes.set(first);
  bytes.set(second, first.length);
  return bytes;
}
