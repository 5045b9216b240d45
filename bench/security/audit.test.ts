import { expect, test } from 'vitest';
import { judgeAudit } from './audit.ts';

const report = (counts: object, vulnerabilities: object = {}) =>
  JSON.stringify({
    metadata: { vulnerabilities: { critical: 0, high: 0, moderate: 0, low: 0, info: 0, ...counts } },
    vulnerabilities,
  });

test('nothing above moderate passes, and the rest is reported', () => {
  const found = { 'left-pad': { severity: 'moderate', range: '<1.3.1' } };
  expect(judgeAudit(report({ moderate: 1 }, found))).toEqual({
    check: 'npm audit',
    state: 'ok',
    figure: '0 critical, 0 high, 1 moderate, 0 low, 0 info',
    details: ['moderate: left-pad <1.3.1'],
  });
});

test.each(['critical', 'high'])('one that is %s is a fault', (level) => {
  expect(judgeAudit(report({ [level]: 1 })).state).toBe('FAULTY');
});

test('a registry that answers no audits has shown nothing', () => {
  const message = '405 Method Not Allowed - POST https://registry.example/advisories/bulk';
  expect(judgeAudit(JSON.stringify({ message, statusCode: 405 }))).toEqual({
    check: 'npm audit',
    state: 'NOT SHOWN',
    figure: message,
  });
  expect(judgeAudit('').state).toBe('NOT SHOWN');
});
