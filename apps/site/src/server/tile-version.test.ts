import { expect, test } from 'vitest';
import { tileVersion } from './tile-version.ts';

test('the version is stable for a name and differs between names', () => {
  expect(tileVersion('Winz Casino')).toMatch(/^[\w-]{6}$/);
  expect(tileVersion('Winz Casino')).toBe(tileVersion('Winz Casino'));
  expect(tileVersion('Winz Casino')).not.toBe(tileVersion('Winz Kasino'));
});
