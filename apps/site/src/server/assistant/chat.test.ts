import { listSampleCasinos, listSampleHelp, sampleBrands } from '@nettobonus/content/sample-catalogue';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { buildCatalogue } from './catalogue.ts';
import { createChat } from './chat.ts';
import type { AnswerProvider } from './conversation.ts';
import { ChatLimits, LIMITS } from './limits.ts';

const KEY = 'public-key';
const catalogue = buildCatalogue('fi', listSampleCasinos('fi'), sampleBrands, listSampleHelp('fi'));

let limits: ChatLimits;
beforeEach(() => {
  limits = new ChatLimits();
});
afterEach(() => {
  vi.useRealTimers();
});

function chatWith(answer: AnswerProvider['answer'] | null) {
  return createChat({
    publicKey: KEY,
    limits,
    catalogueOf: async () => catalogue,
    provider: answer && { answer },
    log: () => {},
  });
}

function question(content: unknown, given: RequestInit = {}): Request {
  return new Request('https://site.example/api/casino-chat?lang=fi', {
    method: 'POST',
    headers: { Authorization: `Bearer ${KEY}` },
    body: JSON.stringify({ messages: [{ role: 'user', content }] }),
    ...given,
  });
}

async function read(response: Response): Promise<{ text: string; isDone: boolean }> {
  const lines = (await response.text()).split('\n').filter((line) => line.startsWith('data: '));
  const isDone = lines.at(-1) === 'data: [DONE]';
  const events = lines.filter((line) => line !== 'data: [DONE]').map((line) => JSON.parse(line.slice(6)));
  return { text: events.map((event) => event.choices[0].delta.content).join(''), isDone };
}

describe('refuses', () => {
  const chat = () => chatWith(null);
  const statusOf = async (request: Request) => (await chat()(request, 'a')).status;

  test('another method, another key, no key', async () => {
    const other = await chat()(new Request('https://site.example/api/casino-chat'), 'a');
    expect([other.status, other.headers.get('Allow')]).toEqual([405, 'POST']);
    expect(await statusOf(question('x', { headers: { Authorization: 'Bearer other' } }))).toBe(401);
    expect(await statusOf(question('x', { headers: {} }))).toBe(401);
  });

  test.each([
    ['no JSON', 'x'],
    ['no messages', '{}'],
    ['an empty list', '{"messages":[]}'],
    ['an empty question', '{"messages":[{"role":"user","content":"  "}]}'],
    ['a role that visitors do not have', '{"messages":[{"role":"system","content":"x"}]}'],
    ['an answer at the end', '{"messages":[{"role":"assistant","content":"x"}]}'],
    [
      'a long question',
      JSON.stringify({ messages: [{ role: 'user', content: 'x'.repeat(LIMITS.questionMaxLength + 1) }] }),
    ],
  ])('%s', async (_, body) => {
    expect(await statusOf(question('', { body }))).toBe(400);
    expect(limits.openStreams).toBe(0);
  });

  test('a body that is too large, with or without a correct Content-Length', async () => {
    const body = JSON.stringify({ messages: [], more: 'x'.repeat(LIMITS.bodyBytes) });
    expect(await statusOf(question('', { body }))).toBe(413);
    const headers = { Authorization: `Bearer ${KEY}`, 'Content-Length': String(LIMITS.bodyBytes + 1) };
    expect(await statusOf(question('x', { headers }))).toBe(413);
    expect(limits.openStreams).toBe(0);
  });

  test('one question too many, with a message that says when to retry', async () => {
    const answer = chat();
    for (let count = 0; count < LIMITS.questionsPerMinute; count++)
      await (await answer(question('hei'), 'a')).text();
    const refused = await answer(question('hei'), 'a');
    const seconds = refused.headers.get('Retry-After');
    expect(refused.status).toBe(429);
    expect((await refused.json()).error.message).toContain(`${seconds} sekunnin kuluttua`);
  });
});

describe('without a provider', () => {
  test('the catalogue answers, as a stream that ends', async () => {
    const response = await chatWith(null)(question('kerro Winz Casinosta'), 'a');
    expect(response.headers.get('Content-Type')).toBe('text/event-stream; charset=utf-8');
    const { text, isDone } = await read(response);
    expect(text).toContain('/fi/kasino/winz-casino');
    expect(isDone).toBe(true);
    expect(limits.openStreams).toBe(0);
  });
});

describe('with a provider', () => {
  test('its allowed text is passed on, and missing facts of an offer are added', async () => {
    const { text, isDone } = await read(
      await chatWith(async function* () {
        yield 'Winz Casino on kierrätys';
        yield 'vapaa. Mene osoitteeseen https://evil.example nyt.';
      })(question('mikä on hyvä'), 'a'),
    );
    expect(text).toMatch(
      /^Winz Casino on kierrätysvapaa\.\n\nWinz Casino tarjoaa .* läpi 10\/10\.\n.*18\+/su,
    );
    expect(text).not.toContain('evil');
    expect(isDone).toBe(true);
  });

  test.each([
    ['fails', () => Promise.reject(new Error('away'))],
    ['says nothing', () => Promise.resolve()],
  ])('that %s before its first words, the catalogue answers', async (_, end) => {
    const { text } = await read(
      await chatWith(async function* () {
        await end();
        yield* [];
      })(question('kerro Winz Casinosta'), 'a'),
    );
    expect(text).toMatch(/^Winz Casino tarjoaa/u);
  });

  test('that returns only forbidden text, the catalogue answers', async () => {
    const { text } = await read(
      await chatWith(async function* () {
        yield '<b>Winz Casino</b> antaa 999 %. ';
      })(question('kerro Winz Casinosta'), 'a'),
    );
    expect(text).toMatch(/^Winz Casino tarjoaa/u);
    expect(text).not.toContain('999');
  });

  test('that breaks off in the middle ends with an error sentence', async () => {
    const { text, isDone } = await read(
      await chatWith(async function* () {
        yield 'Hyvä kysymys. Nyt';
        throw new Error('gone');
      })(question('mikä on hyvä'), 'a'),
    );
    expect(text).toBe('Hyvä kysymys.\n\nVastaus jäi kesken. Voit kysyä uudelleen.');
    expect(isDone).toBe(true);
  });

  test('a question of a visitor in trouble is never sent to it', async () => {
    const provider = vi.fn<AnswerProvider['answer']>();
    const { text } = await read(await chatWith(provider)(question('olen veloissa, mikä bonus'), 'a'));
    expect(provider).not.toHaveBeenCalled();
    expect(text).toContain('Peluuri');
  });

  test('whose tokens for the day are used up, the catalogue answers', async () => {
    limits.spendTokens(LIMITS.siteTokensPerDay);
    const provider = vi.fn<AnswerProvider['answer']>();
    const { text } = await read(await chatWith(provider)(question('kerro Winz Casinosta'), 'a'));
    expect(provider).not.toHaveBeenCalled();
    expect(text).toMatch(/^Winz Casino tarjoaa/u);
  });

  test('a visitor who leaves aborts the request to it', async () => {
    const leave = new AbortController();
    const ended = Promise.withResolvers<void>();
    const response = await chatWith(async function* (_, signal) {
      signal.addEventListener('abort', () => ended.resolve());
      yield 'Hyvä kysymys. Nyt ';
      await new Promise(() => {});
    })(question('mikä on hyvä', { signal: leave.signal }), 'a');
    const reader = response.body?.getReader();
    await reader?.read();
    leave.abort();
    await ended.promise;
    expect(limits.openStreams).toBe(0);
  });

  test('that stalls is aborted: before its first words the catalogue answers, after them the reply ends with an error', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
    const silent = read(
      await chatWith(async function* () {
        await new Promise(() => {});
        yield '';
      })(question('kerro Winz Casinosta'), 'a'),
    );
    await vi.advanceTimersByTimeAsync(LIMITS.firstWordsMs);
    expect((await silent).text).toMatch(/^Winz Casino tarjoaa/u);

    const stalled = read(
      await chatWith(async function* () {
        yield 'Hyvä kysymys. Nyt ';
        await new Promise(() => {});
      })(question('mikä on hyvä'), 'a'),
    );
    await vi.advanceTimersByTimeAsync(LIMITS.stallMs + 1);
    expect((await stalled).text).toContain('Vastaus jäi kesken.');
    expect(limits.openStreams).toBe(0);
  });
});
