import { expect, test } from 'vitest';
import { formatFindingCounts } from './count-findings.ts';

test('findings are counted by severity, the most severe first', () => {
  const findings = [{ severity: 'information' }, { severity: 'error' }, { severity: 'error' }] as const;
  expect(formatFindingCounts(findings)).toBe('2 errors, 1 note');
  expect(formatFindingCounts([{ severity: 'warning' }])).toBe('1 warning');
});

test('a listing without findings says so', () => {
  expect(formatFindingCounts([])).toBe('no findings');
});
