import { expect, test } from 'vitest';
import type { Conversation } from './conversation.ts';
import { runTool } from './tools.ts';

test.each(['no_such', 'constructor', '__proto__', 'toString'])(
  'a model that calls %s gets an error',
  (name) => {
    expect(runTool(name, '{}', {} as Conversation)).toBe('{"error":"no such tool"}');
  },
);
