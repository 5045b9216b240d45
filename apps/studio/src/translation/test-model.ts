/**
 * A model endpoint with OpenAI's protocol, in its own process. The name of the model chooses how it behaves. Writes its
 * port to standard output, and the headers and body of each request to standard error.
 */
import { createServer, type ServerResponse } from 'node:http';

const server = createServer(async (request, response) => {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const body = JSON.parse(Buffer.concat(chunks).toString());
  process.stderr.write(
    `${JSON.stringify({ url: request.url, authorization: request.headers.authorization, body })}\n`,
  );
  const texts: string[] = JSON.parse(body.messages.at(-1).content);
  answer(response, body.model, texts);
});

/** Letters are kept so that the text stays in a language: the translation of a test is marked, not translated. */
const translate = (text: string) => `${text} (översatt)`;

const ANSWERS: Record<string, (texts: readonly string[]) => string> = {
  good: (texts) => JSON.stringify(texts.map(translate)),
  fenced: (texts) => `\`\`\`json\n${JSON.stringify(texts.map(translate))}\n\`\`\``,
  talkative: () => 'Of course! Here is my advice about casinos.',
  short: (texts) => JSON.stringify(texts.slice(1)),
  forgetful: (texts) => JSON.stringify(texts.map((text) => text.replace(/\{[^}]*\}/g, 'summan'))),
  foreign: (texts) => JSON.stringify(texts),
};

function answer(response: ServerResponse, model: string, texts: readonly string[]): void {
  const content = ANSWERS[model]?.(texts);
  if (content !== undefined) {
    send(response, content);
    return;
  }
  switch (model) {
    case 'failing':
      response.writeHead(500, { 'Content-Type': 'application/json' });
      response.end('{"error":{"message":"overloaded"}}');
      return;
    case 'redirecting':
      response.writeHead(307, { Location: 'http://127.0.0.1:9/elsewhere' });
      response.end();
      return;
    case 'silent':
      return;
    case 'stalling':
      response.writeHead(200, { 'Content-Type': 'application/json' });
      response.write('{"choices":[');
      return;
    default:
      response.writeHead(404);
      response.end();
  }
}

function send(response: ServerResponse, content: string): void {
  response.writeHead(200, { 'Content-Type': 'application/json' });
  response.end(
    JSON.stringify({
      id: 'chatcmpl-1',
      object: 'chat.completion',
      created: 0,
      model: 'test',
      choices: [{ index: 0, finish_reason: 'stop', message: { role: 'assistant', content } }],
      usage: { prompt_tokens: 1, completion_tokens: 1, total_tokens: 2 },
    }),
  );
}

server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  process.stdout.write(`${typeof address === 'object' ? address?.port : ''}\n`);
});
