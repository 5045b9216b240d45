import { expect, test } from 'vitest';
import { logNormalCdf, normalCdf, normalDensity } from './normal.ts';

test.each([
  [0, 0.5],
  [1, 0.8413447460685429],
  [-1.959963984540054, 0.025],
  [3, 0.9986501019683699],
  [-8, 6.220960574271786e-16],
])('Φ(%d) is %d', (z, value) => {
  expect(normalCdf(z)).toBeCloseTo(value, 12);
  expect(normalCdf(z) / value).toBeCloseTo(1, 6);
});

test('Φ is 0 and 1 in the far tails', () => {
  expect(normalCdf(-40)).toBe(0);
  expect(normalCdf(40)).toBe(1);
});

test('ln Φ is continuous and finite where Φ underflows', () => {
  expect(logNormalCdf(-5)).toBeCloseTo(Math.log(normalCdf(-5)), 10);
  expect(logNormalCdf(-6.0001)).toBeCloseTo(Math.log(normalCdf(-6.0001)), 3);
  expect(logNormalCdf(-40)).toBeCloseTo(-804.608442, 4);
});

test('normalDensity is the density of the standard normal distribution', () => {
  expect(normalDensity(0)).toBeCloseTo(0.3989422804, 9);
  expect(normalDensity(2)).toBeCloseTo(0.0539909665, 9);
});
