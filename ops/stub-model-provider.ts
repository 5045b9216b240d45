/**
 * A stub model provider that speaks OpenAI's protocol and misbehaves as planned: `node ops/stub-model-provider.ts`. It prints
 * its port as one line of JSON. `GET /stats` returns the number of open calls and sockets.
 */
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { buildReplyText, createStubPlan, parseSeedTag, type StubPlan } from './stub-model-plan.ts';

const LONG_LINE_BYTES = 10 * 1024 * 1024;
/** Duration of the stream if the question contains no seed. */
const STREAM_MS = Number(process.env.STUB_STREAM_MS ?? 0);
const STREAM_TEXT = 'Winz Casino bonus. '.repeat(21);

const stats = { calls: 0, open: 0, sockets: 0 };

interface Call {
  messages: { role: string; content: string | null }[];
}

const server = createServer((request, response) => {
  if (request.url === '/stats') {
    response.setHeader('Connection', 'close');
    // Exclude the socket of this request.
    response.end(JSON.stringify({ ...stats, sockets: stats.sockets - 1 }));
    return;
  }
  stats.calls += 1;
  stats.open += 1;
  response.once('close', () => {
    stats.open -= 1;
  });
  respond(request, response).catch(() => response.destroy());
});
server.on('connection', (socket) => {
  stats.sockets += 1;
  socket.once('close', () => {
    stats.sockets -= 1;
  });
});
server.listen(Number(process.env.STUB_PORT ?? 0), '127.0.0.1', () => {
  const address = server.address();
  console.log(JSON.stringify({ port: address && typeof address === 'object' ? address.port : 0 }));
});

async function respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const call = JSON.parse(Buffer.concat(chunks).toString()) as Call;
  const question = call.messages.findLast(({ role }) => role === 'user')?.content ?? '';
  const seed = parseSeedTag(question);
  if (seed === null) return streamWithoutFault(response);
  await misbehave(createStubPlan(seed), call, response);
}

async function misbehave(plan: StubPlan, call: Call, response: ServerResponse): Promise<void> {
  switch (plan.fault) {
    case 'connection-reset':
      response.socket?.resetAndDestroy();
      return;
    case 'rate-limited':
      response.writeHead(429, { 'Retry-After': '20', 'Content-Type': 'application/json' });
      response.end('{"error":{"message":"slow down","type":"rate_limit"}}');
      return;
    case 'server-error':
      response.writeHead(500).end('x'.repeat(LONG_LINE_BYTES));
      return;
    case 'stall-before-headers':
      await once(response, 'close');
      return;
    default:
  }
  response.writeHead(200, { 'Content-Type': 'text/event-stream' });
  response.flushHeaders();
  switch (plan.fault) {
    case 'stall-after-headers':
      await once(response, 'close');
      return;
    case 'stall-after-words':
      await streamText(response, buildReplyText(plan), plan);
      await streamText(response, 'Winz Casi', plan);
      await once(response, 'close');
      return;
    case 'connection-lost':
      await streamText(response, buildReplyText(plan).slice(0, 30 + (plan.seed % 60)), plan);
      response.socket?.resetAndDestroy();
      return;
    case 'long-line':
      await streamText(response, buildReplyText(plan), plan);
      response.end(
        `data: {"choices":[{"delta":{"content":"${'x'.repeat(LONG_LINE_BYTES)}"}}]}\n\ndata: [DONE]\n\n`,
      );
      return;
    case 'invalid-json':
      await streamText(response, buildReplyText(plan), plan);
      response.end('data: {"choices":[{"delta":\n\ndata: <html>\n\ndata: [DONE]\n\n');
      return;
    case 'error-in-stream':
      await streamText(response, buildReplyText(plan), plan);
      response.end('data: {"error":{"message":"overloaded"}}\n\n');
      return;
    case 'no-done-event':
      await streamText(response, buildReplyText(plan), plan);
      response.end();
      return;
    case 'stays-open':
      await streamText(response, buildReplyText(plan), plan);
      response.write(': still here\n\n');
      await once(response, 'close');
      return;
    case 'endless-text':
      while (!response.destroyed)
        await streamText(response, buildReplyText(plan), { ...plan, chunkLength: 40 });
      return;
    case 'byte-by-byte':
    case 'split-lines':
      await writeInSteps(response, toEvents(buildReplyText(plan), plan.chunkLength), plan);
      response.end('data: [DONE]\n\n');
      return;
    case 'tools':
    case 'unknown-tool':
      await useTools(plan, call, response);
      return;
    default:
      await streamText(response, buildReplyText(plan), plan);
      response.end('data: [DONE]\n\n');
  }
}

function toEvents(text: string, chunkLength: number): string {
  const chunks = text.match(new RegExp(`[^]{1,${chunkLength}}`, 'g')) ?? [];
  return chunks
    .map((content) => `data: ${JSON.stringify({ choices: [{ index: 0, delta: { content } }] })}\n\n`)
    .join('');
}

async function streamText(
  response: ServerResponse,
  text: string,
  { chunkLength, pauseMs }: StubPlan,
): Promise<void> {
  for (const event of toEvents(text, chunkLength).split(/(?<=\n\n)/)) {
    if (response.destroyed) return;
    response.write(event);
    if (pauseMs > 0) await pause(pauseMs);
  }
  if (pauseMs === 0) await pause(1);
}

async function writeInSteps(response: ServerResponse, text: string, plan: StubPlan): Promise<void> {
  const bytes = Buffer.from(text);
  const step = plan.fault === 'byte-by-byte' ? 1 : 7 + plan.chunkLength;
  for (let offset = 0; offset < bytes.length && !response.destroyed; offset += step) {
    response.write(bytes.subarray(offset, offset + step));
    await new Promise(setImmediate);
  }
}

/** First calls a tool, then replies with the tool's result, including its figures. */
async function useTools(plan: StubPlan, call: Call, response: ServerResponse): Promise<void> {
  const toolResult = call.messages.findLast(({ role }) => role === 'tool')?.content;
  if (!toolResult) {
    const [name, toolArguments] =
      plan.fault === 'tools'
        ? ['get_offer', '{"casino":"winz-casino"}']
        : ['drop_tables', '{"casino":"https://evil.example'];
    const deltas = [
      { index: 0, id: `call_${plan.seed}`, type: 'function', function: { name, arguments: '' } },
      ...toolArguments.split('').map((character) => ({ index: 0, function: { arguments: character } })),
    ];
    for (const delta of deltas) {
      response.write(
        `data: ${JSON.stringify({ choices: [{ index: 0, delta: { tool_calls: [delta] } }] })}\n\n`,
      );
    }
    response.end(
      'data: {"choices":[{"index":0,"delta":{},"finish_reason":"tool_calls"}]}\n\ndata: [DONE]\n\n',
    );
    return;
  }
  const { netSentence = '', link = '' } = JSON.parse(toolResult) as { netSentence?: string; link?: string };
  await streamText(response, `${netSentence} Winz Casino bonus ${link} `, plan);
  response.end('data: [DONE]\n\n');
}

async function streamWithoutFault(response: ServerResponse): Promise<void> {
  response.writeHead(200, { 'Content-Type': 'text/event-stream' });
  const events = toEvents(STREAM_TEXT, 8).split(/(?<=\n\n)/);
  for (const event of events) {
    if (response.destroyed) return;
    response.write(event);
    await pause(STREAM_MS / events.length);
  }
  response.end('data: [DONE]\n\n');
}
