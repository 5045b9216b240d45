import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { CHAT_LINE_LIMIT_BYTES, NEW_CHAT_STREAM, readChatStream } from './chat-stream.ts';

const encode = (text: string) => new TextEncoder().encode(text);
const event = (content: string) => `data: ${JSON.stringify({ choices: [{ delta: { content } }] })}\n\n`;
const read = (...chunks: Uint8Array[]) => chunks.reduce(readChatStream, NEW_CHAT_STREAM);
const readText = (text: string) => read(encode(text));

describe('readChatStream', () => {
  test('concatenates the first choice’s contents until [DONE]', () => {
    expect(readText(`${event('Hei')}${event(', maailma')}data: [DONE]\n`)).toMatchObject({
      text: 'Hei, maailma',
      isDone: true,
    });
  });

  test('is not done before [DONE]', () => {
    expect(readText(event('Hei')).isDone).toBe(false);
  });

  test('ignores everything after [DONE]', () => {
    expect(readText(`${event('a')}data: [DONE]\n${event('b')}`).text).toBe('a');
    expect(read(encode('data: [DONE]\n'), encode(event('b'))).text).toBe('');
  });

  test('ignores comments, blank lines and other fields', () => {
    expect(readText(`: ping\n\n\r\nevent: x\nid: 3\n${event('a')}:data: no\n`).text).toBe('a');
  });

  test('accepts CRLF line endings', () => {
    expect(readText(event('a').replaceAll('\n', '\r\n')).text).toBe('a');
  });

  test.each([
    '{}',
    'null',
    '"x"',
    '{"choices":[]}',
    '{"choices":[{}]}',
    '{"choices":[{"delta":{}}]}',
    '{"choices":[{"delta":{"content":null}}]}',
    '{"choices":[{"delta":{"content":7}}]}',
  ])('ignores an event without content: %s', (json) => {
    expect(readText(`data: ${json}\n${event('a')}`).text).toBe('a');
  });

  test('buffers JSON that continues on the next line', () => {
    expect(readText('data: {"choices":[{"delta":\n').text).toBe('');
    expect(readText('data: {"choices":[{"delta":\n{"content":"a"}}]}\n').text).toBe('a');
  });

  test('discards incomplete JSON when the next event arrives', () => {
    expect(readText(`data: {"choices"\n${event('a')}data: [DONE]\n`)).toMatchObject({
      text: 'a',
      isDone: true,
    });
  });

  test('throws for a line over the length limit', () => {
    const tooLong = new Uint8Array(CHAT_LINE_LIMIT_BYTES + 1).fill(0x61);
    expect(() => read(tooLong)).toThrow(/longer/);
    expect(() => read(encode('data: {'), tooLong)).toThrow(/longer/);
    expect(() => readText(event('a'.repeat(CHAT_LINE_LIMIT_BYTES)))).toThrow(/longer/);
  });
});

test('the text does not depend on how the stream is split into chunks, even within a character', () => {
  const content = fc.string({ unit: 'binary', maxLength: 12 });
  const line = fc.oneof(
    { weight: 6, arbitrary: content.map(event) },
    fc.constantFrom(
      ': keep-alive\n',
      '\n',
      '\r\n',
      'data: {"choices":\n[{"delta":{"content":"å€🎲"}}]}\n',
      'data: {\n',
    ),
  );
  const anyOffsets = fc.array(fc.nat(), { maxLength: 12 });
  fc.assert(
    fc.property(fc.array(line, { maxLength: 10 }), fc.boolean(), anyOffsets, (lines, isComplete, offsets) => {
      const bytes = encode(lines.join('') + (isComplete ? 'data: [DONE]\n\n' : ''));
      const sorted = offsets.map((offset) => offset % (bytes.length + 1)).toSorted((a, b) => a - b);
      const chunks = [0, ...sorted].map((from, index) => bytes.subarray(from, sorted[index] ?? bytes.length));
      expect(read(...chunks)).toEqual(read(bytes));
      expect(read(...Array.from(bytes, (_, index) => bytes.subarray(index, index + 1)))).toEqual(read(bytes));
    }),
    { numRuns: 2_000 },
  );
});
