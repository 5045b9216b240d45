import { expect, test } from 'vitest';
import { formatReport, isFaulty } from './report.ts';

const finding = (path: string) => ({ url: `https://site.example${path}`, detail: 'is wrong' });

test('findings are counted by market, and the first of them shown', () => {
  const findings = ['/fi', '/fi/a', '/se', '/fi/b', '/fi/c', '/fi/d', '/robots.txt'].map(finding);
  const lines = formatReport([{ check: { name: 'titles' }, findings }], 'https://site.example').split('\n');
  expect(lines[1]?.split(/\s+/)).toEqual(['titles', '7', '5', '1', '0', '0', '1', 'FAULTY']);
  expect(lines[2]).toBe('    /fi  is wrong');
  expect(lines.at(-1)).toBe('    … 2 more');
});

test('what is for information only is no fault', () => {
  const result = { check: { name: 'a' }, findings: [finding('/fi')] };
  expect(isFaulty([result])).toBe(true);
  expect(isFaulty([{ ...result, check: { ...result.check, isInformative: true } }])).toBe(false);
  expect(isFaulty([{ ...result, findings: [] }])).toBe(false);
});
