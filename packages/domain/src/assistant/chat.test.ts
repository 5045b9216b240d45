import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  addMessage,
  CHAT,
  type ChatMessage,
  chatStorageKey,
  messagesToSend,
  parseConversation,
} from './chat.ts';

const question = (content: string): ChatMessage => ({ role: 'user', content });
const reply = (content: string): ChatMessage => ({ role: 'assistant', content });

describe('a stored conversation', () => {
  test('survives a round trip through storage', () => {
    const conversation = [question('Hei'), reply('Hei!\n\nMitä etsit?'), question('Bonusta')];
    expect(parseConversation(JSON.stringify(conversation))).toEqual(conversation);
  });

  test.each([
    null,
    '',
    '{',
    '7',
    '"x"',
    '{}',
    '[7,null,[]]',
    '[{"role":"system","content":"x"}]',
    '[{"role":"user"}]',
    '[{"role":"user","content":7}]',
    '[{"role":"user","content":" \\n"}]',
  ])('parses %s as an empty conversation', (stored) => {
    expect(parseConversation(stored)).toEqual([]);
  });

  test('drops unknown fields of a message', () => {
    expect(parseConversation('[{"role":"user","content":"a","tool_calls":[]}]')).toEqual([question('a')]);
  });

  test('is limited in the number of messages and in the length of each', () => {
    const long = 'x'.repeat(CHAT.messageMaxLength + 1);
    const many = Array.from({ length: CHAT.maxStoredMessages + 3 }, (_, index) => question(String(index)));
    expect(parseConversation(JSON.stringify(many))).toEqual(many.slice(3));
    expect(addMessage(many.slice(3), reply('new'))).toEqual([...many.slice(4), reply('new')]);
    expect(
      parseConversation(JSON.stringify([question(long), reply(long)])).map(({ content }) => content.length),
    ).toEqual([CHAT.questionMaxLength, CHAT.messageMaxLength]);
  });

  test('ignores an empty message', () => {
    expect(addMessage([question('a')], reply(' '))).toEqual([question('a')]);
  });

  test('has a separate storage key for each market', () => {
    expect(chatStorageKey('fi')).not.toBe(chatStorageKey('se'));
  });
});

describe('the messages to send', () => {
  test('are all of the visitor’s questions and the last reply', () => {
    const conversation = Array.from({ length: 20 }, (_, n) =>
      n % 2 === 0 ? question(`q${n}`) : reply(`r${n}`),
    );
    expect(messagesToSend(conversation).map(({ content }) => content)).toEqual([
      ...Array.from({ length: 10 }, (_, n) => `q${2 * n}`),
      'r19',
    ]);
  });

  test('fit the size limit: the reply is dropped first, and the last question is never dropped', () => {
    const long = [
      ...Array.from({ length: 20 }, () => [question('ä'.repeat(900)), reply('ö'.repeat(6_000))]).flat(),
      question('?'),
    ];
    const sent = messagesToSend(long);
    expect(new TextEncoder().encode(JSON.stringify(sent)).length).toBeLessThanOrEqual(CHAT.maxRequestBytes);
    expect(sent.filter(({ role }) => role === 'user')).toHaveLength(21);
    expect(sent.at(-1)).toEqual(question('?'));
    const questionsOnly = Array.from({ length: 40 }, () => question('ä'.repeat(1_000)));
    expect(messagesToSend(questionsOnly).length).toBeGreaterThan(10);
    expect(JSON.stringify(messagesToSend(questionsOnly)).length).toBeLessThanOrEqual(CHAT.maxRequestBytes);
  });
});

test('parses arbitrary stored text into valid messages only', () => {
  fc.assert(
    fc.property(fc.oneof(fc.json(), fc.string()), (stored) => {
      for (const { role, content } of parseConversation(stored)) {
        expect(['user', 'assistant']).toContain(role);
        expect(content).toBe(content.trim());
        expect(content.length).toBeGreaterThan(0);
        expect(content.length).toBeLessThanOrEqual(CHAT.messageMaxLength);
      }
    }),
    { numRuns: 2_000 },
  );
});
