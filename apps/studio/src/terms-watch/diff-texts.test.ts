import { expect, test } from 'vitest';
import { diffTexts } from './diff-texts.ts';

const lines = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => `Line ${from + index}`);

test('marks the words that differ within a changed line', () => {
  expect(diffTexts('Terms\nWager 35 times', 'Terms\nWager 40 times')).toEqual([
    { kind: 'same', lines: ['Terms'], isFar: false },
    {
      kind: 'removed',
      lines: [
        [
          { text: 'Wager ', isChanged: false },
          { text: '35', isChanged: true },
          { text: ' times', isChanged: false },
        ],
      ],
    },
    {
      kind: 'added',
      lines: [
        [
          { text: 'Wager ', isChanged: false },
          { text: '40', isChanged: true },
          { text: ' times', isChanged: false },
        ],
      ],
    },
  ]);
});

test('a new line is added, and lines far from it are folded', () => {
  const before = lines(1, 20);
  const after = before.toSpliced(10, 0, 'New');
  expect(diffTexts(before.join('\n'), after.join('\n'))).toEqual([
    { kind: 'same', lines: lines(1, 8), isFar: true },
    { kind: 'same', lines: lines(9, 10), isFar: false },
    { kind: 'added', lines: [[{ text: 'New', isChanged: true }]] },
    { kind: 'same', lines: lines(11, 12), isFar: false },
    { kind: 'same', lines: lines(13, 20), isFar: true },
  ]);
});

test('every line of both texts is in the result, also of entirely different texts', () => {
  const before = lines(1, 4_000);
  const after = before.map((line) => `${line}!`);
  const blocks = diffTexts(before.join('\n'), after.join('\n'));
  const collect = (kind: string) =>
    blocks
      .filter((block) => block.kind === kind)
      .flatMap((block) => block.lines as { text: string }[][])
      .map((line) => line.map(({ text }) => text).join(''));
  expect(collect('removed')).toEqual(before);
  expect(collect('added')).toEqual(after);
});
