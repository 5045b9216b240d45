import { expect, test } from 'vitest';
import { isSegment, listConsecutiveSegments, nextSegment } from './wal-segments.ts';

test('after 256 segments the next name is in the next log', () => {
  expect(nextSegment('000000010000000000000009')).toBe('00000001000000000000000A');
  expect(nextSegment('0000000100000000000000FF')).toBe('000000010000000100000000');
  expect(nextSegment('00000002000000FF000000FF')).toBe('000000020000010000000000');
});

test('other files in the archive are not segments', () => {
  expect(isSegment('000000010000000000000009')).toBe(true);
  expect(isSegment('000000010000000000000009.00000028.backup')).toBe(false);
  expect(isSegment('00000002.history')).toBe(false);
});

test('the run of segments ends at the first missing one', () => {
  const archived = ['000000010000000000000006', '000000010000000000000003', '000000010000000000000004'];
  expect(listConsecutiveSegments(archived, '000000010000000000000003')).toEqual({
    segments: ['000000010000000000000003', '000000010000000000000004'],
    gap: '000000010000000000000005',
  });
});

test('neither the end of the archive nor another timeline is a gap', () => {
  const archived = ['000000010000000000000003', '000000020000000000000005'];
  expect(listConsecutiveSegments(archived, '000000010000000000000003')).toEqual({
    segments: ['000000010000000000000003'],
    gap: null,
  });
});

test('without its first segment, a backup has no segments and a gap at the start', () => {
  expect(listConsecutiveSegments(['000000010000000000000004'], '000000010000000000000003')).toEqual({
    segments: [],
    gap: '000000010000000000000003',
  });
});
