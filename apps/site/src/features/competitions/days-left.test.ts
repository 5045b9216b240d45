import { expect, test } from 'vitest';
import { countBlocks } from './days-left.tsx';

test.each([
  [0, { filled: 1, total: 1 }],
  [1, { filled: 1, total: 7 }],
  [7, { filled: 7, total: 7 }],
  [8, { filled: 8, total: 14 }],
  [28, { filled: 28, total: 28 }],
  [29, { filled: 5, total: 8 }],
  [56, { filled: 8, total: 8 }],
])('%d days left are shown as %o blocks', (days, blocks) => {
  expect(countBlocks(days)).toEqual(blocks);
});
