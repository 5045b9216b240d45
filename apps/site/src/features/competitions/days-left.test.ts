import { expect, test } from 'vitest';
import { blocksOf } from './days-left.tsx';

test.each([
  [0, { filled: 1, of: 1 }],
  [1, { filled: 1, of: 7 }],
  [7, { filled: 7, of: 7 }],
  [8, { filled: 8, of: 14 }],
  [28, { filled: 28, of: 28 }],
  [29, { filled: 5, of: 8 }],
  [56, { filled: 8, of: 8 }],
])('%d days left are %o blocks', (days, blocks) => {
  expect(blocksOf(days)).toEqual(blocks);
});
