import { API_NAMES, ROUTE_TABLE } from '@nettobonus/domain/routes/route-table';
import { Dice } from './dice.ts';
import { drawBytes, drawHost, drawHostile, drawMarket, drawSlug, drawTarget } from './targets.ts';

export interface FuzzRequest {
  /** In Latin-1: bytes that are no text are among them. */
  text: string;
  /** Its answer has no body. */
  isHead: boolean;
  /** More may be announced than is sent: the edge may wait for it. Such a one has its connection for itself. */
  isCut: boolean;
}

const AGENT =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';
const TAME_AT_ONCE = 10;

/** What goes over one connection: requests that leave it open, and a last one that may be anything. */
export function drawBatch(seed: number, batch: number): FuzzRequest[] {
  const dice = new Dice(seed + Math.imul(batch, 0x9e3779b1));
  const last = drawLast(dice);
  const before = last.isCut ? 0 : dice.below(TAME_AT_ONCE);
  return [...Array.from({ length: before }, () => drawTame(dice)), last];
}

function drawTame(dice: Dice): FuzzRequest {
  if (dice.once(40)) return drawPost(dice, '');
  const method = dice.once(30) ? dice.of(METHODS) : dice.once(12) ? 'HEAD' : 'GET';
  return write(method, drawTarget(dice, false), drawHeaders(dice, TAME_HEADERS));
}

function drawLast(dice: Dice): FuzzRequest {
  const close = 'Connection: close\r\n';
  if (dice.once(12)) return drawPost(dice, close);
  if (dice.once(20)) return drawQuarrel(dice);
  const method = dice.once(10) ? dice.of(WILD_METHODS) : dice.once(12) ? 'HEAD' : 'GET';
  const headers = close + drawHeaders(dice, dice.once(2) ? WILD_HEADERS : TAME_HEADERS);
  const isHostOdd = dice.once(6);
  const version = dice.once(12) ? dice.of(VERSIONS) : 'HTTP/1.1';
  return write(method, drawTarget(dice, true), headers, {
    version,
    host: isHostOdd ? drawHost(dice) : 'localhost',
  });
}

function write(
  method: string,
  target: string,
  headers: string,
  { version = 'HTTP/1.1', host = 'localhost', body = '', isCut = false } = {},
): FuzzRequest {
  const first = [method, target, version].filter((piece, index) => piece !== '' || index < 2).join(' ');
  return {
    text: `${first}\r\nHost: ${host}\r\n${headers}\r\n${body}`,
    isHead: method === 'HEAD',
    isCut,
  };
}

/** To what takes bodies; the last of a connection may be too much, or not what it says. */
function drawPost(dice: Dice, close: string): FuzzRequest {
  const path = ROUTE_TABLE[dice.of(API_NAMES)].pattern;
  const body = drawBody(dice, close !== '' && dice.once(10));
  const headers = [
    close,
    `Content-Type: ${dice.weighed([
      [6, 'application/json'],
      [1, 'text/plain'],
      [1, 'application/x-www-form-urlencoded'],
      [1, drawHostile(dice)],
    ])}\r\n`,
    dice.once(3) ? '' : 'Sec-Fetch-Site: same-origin\r\n',
    dice.once(3) ? '' : 'Authorization: Bearer nettobonus-public\r\n',
    dice.once(6) ? 'Expect: 100-continue\r\n' : '',
    dice.once(4) ? drawHeaders(dice, TAME_HEADERS) : `User-Agent: ${AGENT}\r\n`,
  ].join('');
  const isChunked = dice.once(4);
  const length = isChunked ? 'Transfer-Encoding: chunked\r\n' : `Content-Length: ${body.length}\r\n`;
  const sent = isChunked ? toChunks(dice, body) : body;
  return write(
    'POST',
    `/${path}?lang=${dice.once(4) ? drawHostile(dice) : drawMarket(dice)}`,
    headers + length,
    {
      body: sent,
    },
  );
}

/** Where two readers could see the end of a request at different places. */
function drawQuarrel(dice: Dice): FuzzRequest {
  const inner = 'GET /readyz HTTP/1.1\r\nHost: localhost\r\n\r\n';
  const target = dice.once(2) ? `/${ROUTE_TABLE[dice.of(API_NAMES)].pattern}` : drawTarget(dice, false);
  const headers = dice.of([
    `Transfer-Encoding: chunked\r\nContent-Length: ${inner.length}\r\n`,
    `Content-Length: 4\r\nTransfer-Encoding: chunked\r\n`,
    `Transfer-Encoding: ${dice.of(['gzip', 'identity', 'chunked, gzip', 'xchunked', ' chunked', 'chunked\x0b', 'gzip, chunked'])}\r\n`,
    `Transfer-Encoding: chunked\r\nTransfer-Encoding: identity\r\n`,
    `Content-Length: ${dice.of(['-1', '+4', '4, 4', '0x4', '4 4', '99999999999999999999', '', 'four', '1e1'])}\r\n`,
    `Content-Length: 4\r\nContent-Length: ${inner.length}\r\n`,
    `Transfer-Encoding : chunked\r\n`,
    `Content-Length: 5\r\n Transfer-Encoding: chunked\r\n`,
  ]);
  const body = dice.of([
    inner,
    `0\r\n\r\n${inner}`,
    `zz\r\n${inner}`,
    `5;${'x'.repeat(50)}\r\nhello\r\n0\r\n\r\n`,
    'abc',
  ]);
  return write(dice.of(['POST', 'GET', 'PUT']), target, `Connection: close\r\n${headers}`, {
    body,
    isCut: true,
  });
}

function drawBody(dice: Dice, isMuch: boolean): string {
  if (isMuch) return 'x'.repeat(dice.below(60_000));
  const text = () => (dice.once(2) ? drawHostile(dice) : drawBytes(dice, dice.below(40)));
  return dice.weighed<() => string>([
    [2, () => drawBytes(dice, dice.below(300))],
    [1, () => '['.repeat(dice.below(1_500))],
    [1, () => '{"a":'.repeat(dice.below(300))],
    [
      1,
      () =>
        dice.of([
          '',
          'null',
          '0',
          '""',
          '[]',
          '{}',
          'true',
          '{"__proto__":{"a":1}}',
          '\ufeff{}',
          '{"messages":1e999}',
        ]),
    ],
    [
      2,
      () =>
        JSON.stringify({
          messages: [{ role: dice.of(['user', 'system', 'assistant', '']), content: text() }],
        }),
    ],
    [
      1,
      () =>
        JSON.stringify({
          messages: Array.from({ length: dice.below(60) }, () => ({ role: 'user', content: text() })),
        }),
    ],
    [
      2,
      () =>
        JSON.stringify({
          link: `/go/${drawSlug(dice)}`,
          path: drawTarget(dice, false),
          placement: text(),
          position: dice.of([1, -1, 1e9, null, 'x']),
          deposit: dice.of([0, 7, null]),
        }),
    ],
    [
      2,
      () =>
        JSON.stringify({
          id: dice.once(2) ? text() : '0f8fad5b-d9cb-469f-a165-70867728950e',
          name: text(),
          email: dice.once(2) ? text() : 'a@a.example',
          message: text().repeat(dice.below(9)),
          subject: '',
          filledMs: dice.of([5_000, 0, -1, null]),
        }),
    ],
  ])();
}

function toChunks(dice: Dice, body: string): string {
  let chunks = '';
  for (let at = 0; at < body.length; ) {
    const size = Math.min(body.length - at, 1 + dice.below(200));
    chunks += `${size.toString(16)}\r\n${body.slice(at, at + size)}\r\n`;
    at += size;
  }
  return `${chunks}0\r\n\r\n`;
}

function drawHeaders(dice: Dice, choices: readonly ((dice: Dice) => string)[]): string {
  const packing = dice.once(12)
    ? dice.of(['', 'gzip', 'br;q=0', 'identity', '*', 'zstd, br', drawHostile(dice)])
    : 'br';
  let headers = `Accept-Encoding: ${packing}\r\n`;
  // Neighbours, so that none comes twice: nginx ends a connection over a header that may not.
  const start = dice.below(choices.length);
  const count = dice.once(3) ? 1 + dice.below(4) : 0;
  for (let index = start; index < start + count; index += 1) {
    headers += `${choices[index % choices.length]?.(dice)}\r\n`;
  }
  return headers;
}

const METHODS = [
  'OPTIONS',
  'PUT',
  'DELETE',
  'PATCH',
  'PROPFIND',
  'MKCOL',
  'LOCK',
  'SEARCH',
  'POST',
  'REPORT',
];
const WILD_METHODS = [
  ...METHODS,
  'TRACE',
  'CONNECT',
  'PRI',
  'get',
  'G\u00cbT',
  'GET\t',
  '',
  'A'.repeat(300),
  'GET /fi',
  '\u0000',
  '{}',
];
const VERSIONS = [
  'HTTP/1.0',
  'HTTP/1.0',
  'HTTP/0.9',
  'HTTP/1.2',
  'HTTP/2.0',
  'HTTP/3',
  'HTTP/9.9',
  'HTTP/1.',
  'http/1.1',
  'HTTPS/1.1',
  '',
];
const digits = (dice: Dice) => dice.text('0123456789', 1 + dice.below(20));

const TAME_HEADERS: ((dice: Dice) => string)[] = [
  (dice) => `User-Agent: ${dice.once(2) ? AGENT : drawHostile(dice)}`,
  (dice) =>
    `X-Forwarded-For: ${dice.of(['8.8.8.8', '127.0.0.1, 10.0.0.1', '::1', 'unknown', drawHostile(dice)])}`,
  (dice) =>
    `X-Forwarded-${dice.of(['Host', 'Proto', 'Port', 'Prefix', 'Server'])}: ${dice.of(['elsewhere.example', 'https', '1', '/readyz'])}`,
  (dice) => `Forwarded: for=8.8.8.8;host=elsewhere.example;proto=${drawHostile(dice)}`,
  (dice) => `X-Real-IP: ${drawHostile(dice)}`,
  (dice) => `X-Content-Version: ${dice.of(['0', '-1', '999999999', 'NaN', '1e9', drawHostile(dice)])}`,
  (dice) =>
    `X-${dice.of(['Original-URL', 'Rewrite-URL', 'HTTP-Method-Override', 'Accel-Redirect', 'Sendfile'])}: ${dice.of(['/readyz', 'DELETE'])}`,
  (dice) =>
    `Range: bytes=${dice.of(['0-0', '-1', '5-1', `${digits(dice)}-`, Array.from({ length: dice.below(90) }, (_, at) => `${at}-`).join(','), drawHostile(dice)])}`,
  (dice) =>
    `If-None-Match: ${dice.of(['*', '""', 'W/"x"', '"a", '.repeat(dice.below(60)), drawHostile(dice)])}`,
  (dice) =>
    `If-${dice.of(['Match', 'Range', 'Modified-Since', 'Unmodified-Since'])}: ${dice.of(['*', '"x"', 'Thu, 01 Jan 1970 00:00:00 GMT', drawHostile(dice)])}`,
  (dice) => `Cookie: ${dice.text('ab=; ', dice.below(900))}`,
  (dice) => `Accept: ${drawHostile(dice)}\r\nAccept-Language: ${drawHostile(dice)}`,
  (dice) =>
    `Origin: ${dice.of(['null', 'http://localhost', 'https://elsewhere.example', drawHostile(dice)])}`,
  (dice) => `Sec-Purpose: ${dice.of(['prefetch', 'prefetch;prerender', 'x'])}`,
  (dice) =>
    `Cache-Control: ${dice.of(['no-cache', 'no-store', 'only-if-cached', 'max-age=0'])}\r\nPragma: no-cache`,
  (dice) => `Referer: ${drawHostile(dice)}\r\nVia: ${drawHostile(dice)}`,
  (dice) => `Authorization: ${dice.of(['Basic YTpi', 'Bearer x', drawHostile(dice)])}`,
];

const WILD_HEADERS: ((dice: Dice) => string)[] = [
  ...TAME_HEADERS,
  (dice) => `Host: ${drawHost(dice)}`,
  (dice) => `X-Long: ${'a'.repeat(dice.below(20_000))}`,
  (dice) => Array.from({ length: dice.below(300) }, (_, at) => `X-${at}: ${at}`).join('\r\n'),
  (dice) => `Expect: ${dice.of(['100-continue', '200-ok', ''])}`,
  (dice) => `Upgrade: ${dice.of(['websocket', 'h2c', 'TLS/1.0'])}\r\nHTTP2-Settings: AAMAAABkAAQAAP__`,
  (dice) =>
    `Connection: ${dice.of(['keep-alive, X-Forwarded-For', 'upgrade', 'Host', 'close, X-Content-Version'])}`,
  (dice) => `${drawBytes(dice, 1 + dice.below(12))}: ${drawBytes(dice, dice.below(30))}`,
  (dice) => `X-Folded: a\r\n ${drawHostile(dice)}`,
  (dice) => `${dice.of(['', ':', 'no colon', 'X Space: 1', 'X-Tab\t: 1', 'X_Under: 1'])}`,
  (dice) => `X-Bytes: ${drawBytes(dice, dice.below(60))}`,
  (dice) => `Range: bytes=${'0-1,'.repeat(dice.below(900))}0-1`,
  (dice) => `Cookie: ${dice.text('ab=; ', dice.below(7_000))}`,
];
