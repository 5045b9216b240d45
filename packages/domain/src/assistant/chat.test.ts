import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addMessage, CHAT, type ChatMessage, chatKey, messagesToSend, parseConversation } from './chat.ts';

const ask = (content: string): ChatMessage => ({ role: 'user', content });
const reply = (content: string): ChatMessage => ({ role: 'assistant', content });

describe('a stored conversation', () => {
  test('survives a round trip through storage', () => {
    const conversation = [ask('Hei'), reply('Hei!\n\nMitä etsit?'), ask('Bonusta')];
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
  ])('%s parses as an empty conversation', (stored) => {
    expect(parseConversation(stored)).toEqual([]);
  });

  test('drops unknown fields of a message', () => {
    expect(parseConversation('[{"role":"user","content":"a","tool_calls":[]}]')).toEqual([ask('a')]);
  });

  test('is limited in messages and in the length of each message', () => {
    const long = 'x'.repeat(CHAT.messageLetters + 1);
    const many = Array.from({ length: CHAT.messagesStored + 3 }, (_, index) => ask(String(index)));
    expect(parseConversation(JSON.stringify(many))).toEqual(many.slice(3));
    expect(addMessage(many.slice(3), reply('new'))).toEqual([...many.slice(4), reply('new')]);
    expect(
      parseConversation(JSON.stringify([ask(long), reply(long)])).map(({ content }) => content.length),
    ).toEqual([CHAT.questionMaxLength, CHAT.messageLetters]);
  });

  test('ignores an empty message', () => {
    expect(addMessage([ask('a')], reply(' '))).toEqual([ask('a')]);
  });

  test('has a separate storage key for each market', () => {
    expect(chatKey('fi')).not.toBe(chatKey('se'));
  });
});

describe('the messages to send', () => {
  test('are the last twelve, and of the earlier ones only the visitor’s', () => {
    const conversation = Array.from({ length: 20 }, (_, n) => (n % 2 === 0 ? ask(`q${n}`) : reply(`r${n}`)));
    expect(messagesToSend(conversation).map(({ content }) => content)).toEqual([
      'q0',
      'q2',
      'q4',
      'q6',
      ...conversation.slice(8).map(({ content }) => content),
    ]);
  });

  test('fit the size limit: replies are dropped first, the last question never', () => {
    const long = [
      ...Array.from({ length: 20 }, () => [ask('ä'.repeat(900)), reply('ö'.repeat(6_000))]).flat(),
      ask('?'),
    ];
    const sent = messagesToSend(long);
    expect(new TextEncoder().encode(JSON.stringify(sent)).length).toBeLessThanOrEqual(CHAT.sentBytes);
    expect(sent.filter(({ role }) => role === 'user')).toHaveLength(21);
    expect(sent.at(-1)).toEqual(ask('?'));
    const alone = Array.from({ length: 40 }, () => ask('ä'.repeat(1_000)));
    expect(messagesToSend(alone).length).toBeGreaterThan(10);
    expect(JSON.stringify(messagesToSend(alone)).length).toBeLessThanOrEqual(CHAT.sentBytes);
  });
});

test('arbitrary stored text parses into valid messages only', () => {
  fc.assert(
    fc.property(fc.oneof(fc.json(), fc.string()), (stored) => {
      for (const { role, content } of parseConversation(stored)) {
        expect(['user', 'assistant']).toContain(role);
        expect(content).toBe(content.trim());
        expect(content.length).toBeGreaterThan(0);
        expect(content.length).toBeLessThanOrEqual(CHAT.messageLetters);
      }
    }),
    { numRuns: 2_000 },
  );
});
