import { expect, test } from 'vitest';
import type { Conversation } from './conversation.ts';
import { runTool } from './tools.ts';

test.each(['no_such', 'constructor', '__proto__', 'toString'])(
  'returns an error for the unknown tool %s',
  (name) => {
    expect(runTool(name, '{}', {} as Conversation)).toBe('{"error":"no such tool"}');
  },
);
