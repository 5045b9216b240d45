import { expect, test } from 'vitest';
import { followSegments, isSegment, nextSegment } from './wal-segments.ts';

test('256 segments make a log', () => {
  expect(nextSegment('000000010000000000000009')).toBe('00000001000000000000000A');
  expect(nextSegment('0000000100000000000000FF')).toBe('000000010000000100000000');
  expect(nextSegment('00000002000000FF000000FF')).toBe('000000020000010000000000');
});

test('other files of the archive are no segments', () => {
  expect(isSegment('000000010000000000000009')).toBe(true);
  expect(isSegment('000000010000000000000009.00000028.backup')).toBe(false);
  expect(isSegment('00000002.history')).toBe(false);
});

test('segments are followed to the first one that is missing', () => {
  const archived = ['000000010000000000000006', '000000010000000000000003', '000000010000000000000004'];
  expect(followSegments(archived, '000000010000000000000003')).toEqual({
    segments: ['000000010000000000000003', '000000010000000000000004'],
    gap: '000000010000000000000005',
  });
});

test('the end of the archive is no gap, and neither is another timeline', () => {
  const archived = ['000000010000000000000003', '000000020000000000000005'];
  expect(followSegments(archived, '000000010000000000000003')).toEqual({
    segments: ['000000010000000000000003'],
    gap: null,
  });
});

test('a backup whose first segment never arrived leads nowhere', () => {
  expect(followSegments(['000000010000000000000004'], '000000010000000000000003')).toEqual({
    segments: [],
    gap: '000000010000000000000003',
  });
});
