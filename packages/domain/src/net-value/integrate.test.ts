import { expect, test } from 'vitest';
import { integrate } from './integrate.ts';

test('integrates a cubic exactly in two steps', () => {
  expect(integrate((x) => x ** 3 + x, 1, 3, 2)).toBeCloseTo(24, 12);
});

test('approximates other functions with enough steps', () => {
  expect(integrate(Math.sin, 0, Math.PI, 64)).toBeCloseTo(2, 6);
});
