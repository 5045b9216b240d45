/** One answer of many that came over a connection, one after the other. */
export interface Answer {
  /** 0 where what came is no answer of HTTP, as to a request of version 0.9. */
  status: number;
  head: string;
}

/**
 * The answers in what was read until the connection closed, to requests in this order. One that is cut off within its
 * body counts: its head has said all that is asked about.
 */
export function readAnswers(read: Buffer, requests: readonly { isHead: boolean }[]): Answer[] {
  const answers: Answer[] = [];
  let at = 0;
  while (at < read.length) {
    const headEnd = read.indexOf('\r\n\r\n', at);
    const status = Number(
      read.toString('latin1', at, Math.min(at + 12, read.length)).match(/^HTTP\/1\.1 (\d{3})$/)?.[1],
    );
    if (headEnd === -1 || !status) {
      answers.push({ status: status || 0, head: read.toString('latin1', at, at + 200) });
      break;
    }
    const head = read.toString('latin1', at, headEnd + 2);
    at = headEnd + 4;
    // "Go on, send your body": the answer itself is still to come.
    if (status < 200) continue;
    const isHead = requests[answers.length]?.isHead ?? false;
    answers.push({ status, head });
    if (!isHead && status !== 204 && status !== 304) at = endOfBody(read, at, head);
  }
  return answers;
}

function endOfBody(read: Buffer, from: number, head: string): number {
  const length = /\r\ncontent-length: (\d+)/i.exec(head)?.[1];
  if (length !== undefined) return from + Number(length);
  if (!/\r\ntransfer-encoding: chunked/i.test(head)) return read.length;
  let at = from;
  while (at < read.length) {
    const lineEnd = read.indexOf('\r\n', at);
    if (lineEnd === -1) return read.length;
    const size = Number.parseInt(read.toString('latin1', at, lineEnd), 16);
    at = lineEnd + 2 + size + 2;
    if (size === 0) return at;
  }
  return read.length;
}
